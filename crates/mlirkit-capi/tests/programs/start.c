// Loads the library, creates a context and opens a small module. Prints the processor time that this takes, in microseconds.
//
//     cc -O1 start.c -o start -ldl && ./start PATH/libmlirkit.so

#define _POSIX_C_SOURCE 200809L
#include <dlfcn.h>
#include <mlirkit.h>
#include <stdio.h>
#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return 1e6 * (double)time.tv_sec + (double)time.tv_nsec / 1e3;
}

static const char text[] = "func.func @f(%a: i32) -> i32 {\n"
                           "  %b = arith.addi %a, %a : i32\n"
                           "  return %b : i32\n"
                           "}\n";

int main(int count, char **arguments) {
  if (count != 2) {
    fprintf(stderr, "usage: start LIBRARY\n");
    return 2;
  }
  const double before = now();
  void *library = dlopen(arguments[1], RTLD_NOW);
  if (!library) {
    fprintf(stderr, "%s\n", dlerror());
    return 1;
  }
  mlirkit_context *context;
  mlirkit_module *module;
  __typeof__(&mlirkit_context_create) create = (__typeof__(&mlirkit_context_create))dlsym(library, "mlirkit_context_create");
  __typeof__(&mlirkit_module_open) open = (__typeof__(&mlirkit_module_open))dlsym(library, "mlirkit_module_open");
  if (create(NULL, &context) || open(context, "f.mlir", (const uint8_t *)text, sizeof text - 1, NULL, &module)) {
    fprintf(stderr, "the module was not opened\n");
    return 1;
  }
  printf("%.0f\n", now() - before);
  return 0;
}
