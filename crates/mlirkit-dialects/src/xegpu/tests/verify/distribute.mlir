func.func private @lanes(!xegpu.tensor_desc<4x8xf32, #xegpu.layout<lane_layout = [4, 2], lane_data = [1, 1]>>)

// -----

// expected-error @+1 {{cannot distribute [4, 8] using #xegpu.layout<lane_layout = [8, 2], lane_data = [1, 1]>}}
func.func private @more_lanes_than_rows(!xegpu.tensor_desc<4x8xf32, #xegpu.layout<lane_layout = [8, 2], lane_data = [1, 1]>>)

// -----

// expected-error @+1 {{cannot distribute [4, 16] using #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 2]>}}
func.func private @odd_data(!xegpu.tensor_desc<4x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 2]>>)

// -----

func.func private @groups(!xegpu.tensor_desc<128x128xf32, #xegpu.layout<sg_layout = [4, 2], sg_data = [16, 32]>>)

// -----

func.func private @groups_share(!xegpu.tensor_desc<4x4xf32, #xegpu.layout<sg_layout = [8, 8], sg_data = [8, 4]>>)

// -----

// expected-error @+1 {{cannot distribute [128, 128] using #xegpu.layout<sg_layout = [4, 2], sg_data = [24, 48]>}}
func.func private @odd_groups(!xegpu.tensor_desc<128x128xf32, #xegpu.layout<sg_layout = [4, 2], sg_data = [24, 48]>>)

// -----

// expected-error @+1 {{cannot distribute [128, 128] using #xegpu.layout<sg_layout = [4, 2], sg_data = [32, 64], inst_data = [64, 32]>}}
func.func private @instructions(!xegpu.tensor_desc<128x128xf32, #xegpu.layout<sg_layout = [4, 2], sg_data = [32, 64], inst_data = [64, 32]>>)

// -----

func.func private @all(!xegpu.tensor_desc<128x128xf32, #xegpu.layout<sg_layout = [4, 2], sg_data = [32, 64], inst_data = [8, 16], lane_layout = [1, 16], lane_data = [1, 1]>>)
