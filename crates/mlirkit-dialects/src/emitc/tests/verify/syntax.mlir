// A number is read as one before it is no string.
// expected-error @+1 {{custom op 'emitc.file' invalid kind of attribute specified}}
emitc.file 4 : i8 {
}
