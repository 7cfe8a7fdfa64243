// What profiles and extensions are called.

module attributes {
  // expected-error @+2 {{expected one of [pro_int, pro_fp, none] for supported TOSA profiles, got: foo}}
  // expected-error @+1 {{failed to parse Tosa_TargetEnv parameter 'profiles'}}
  tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [foo], extensions = [int16]>} {
}

// -----

module attributes {
  // expected-error @+2 {{expected keyword for supported TOSA extensions}}
  // expected-error @+1 {{failed to parse Tosa_TargetEnv parameter 'extensions'}}
  tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int], extensions = []>} {
}
