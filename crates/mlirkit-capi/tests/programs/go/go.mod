module example.com/there_and_back

go 1.21
