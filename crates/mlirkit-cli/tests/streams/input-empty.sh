: > empty; $M opt empty > out
