status 1 $M opt . 2> err; grep -q "'.'" err
