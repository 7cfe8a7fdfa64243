func.func @f(%a: memref<16x32xbf16>, %i: index) -> !amx.tile<16x16xf32> {
  %0 = amx.tile_load %a[%i, %i] : memref<16x32xbf16> into !amx.tile<16x32xbf16>
  %1 = amx.tile_zero : !amx.tile<16x16xf32>
  %2 = amx.tile_mulf %0, %0, %1 : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  return %2 : !amx.tile<16x16xf32>
}
