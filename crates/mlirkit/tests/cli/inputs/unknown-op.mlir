%0 = mystery.op : i32
