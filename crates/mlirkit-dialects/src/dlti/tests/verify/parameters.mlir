// expected-error @+1 {{repeated DLTI key: index}}
"a"() {x = #dlti.dl_spec<index = 32 : i32, index = 64 : i32>} : () -> ()

// -----

// expected-error @+1 {{repeated DLTI key: "a"}}
"a"() {x = #dlti.map<"a" = 32 : i32, "a" = 64 : i32>} : () -> ()

// -----

// expected-error @+1 {{empty string as DLTI key is not allowed}}
"a"() {x = #dlti.map<"" = 32 : i32>} : () -> ()

// -----

"a"() {x = #dlti.map<f32 = 32 : i32>} : () -> ()

// -----

// expected-error @+1 {{repeated DLTI key: "a"}}
"a"() {x = #dlti.target_device_spec<"a" = 32 : i32, "a" = 64 : i32>} : () -> ()

// -----

// expected-error @+1 {{repeated device ID in dlti.target_system_spec: "a"}}
"a"() {x = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"b" = 1>, "a" = #dlti.target_device_spec<"b" = 1>>} : () -> ()

// -----

// expected-error @+1 {{value associated with key "a" is not a DLTI device spec}}
"a"() {x = #dlti.target_system_spec<"a" = 1>} : () -> ()
