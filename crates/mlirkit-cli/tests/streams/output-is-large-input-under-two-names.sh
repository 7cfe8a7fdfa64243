# What is mapped is not cut off while it is read.
large 300000 > both; ln both two; $M opt both > all
$M opt both -o two
same both all
same two all
