%0 = toy.constant 7 : !toy.matrix<2, 3>
%1 = toy.transpose %0 : !toy.matrix<2, 3> to !toy.matrix<3, 2>
