/*
 * A library that is preloaded into a tool (LD_PRELOAD). After the tool has loaded its libraries and registered its dialects and passes,
 * which is nine tenths of a short run, it waits for requests and forks a child for each. The point at which it waits depends on the tool:
 *   - A tool that calls mlir::MlirOptMain in a shared library: that call. A request has the arguments.
 *   - Any other tool, with FORKS_INPUT in its environment: when it opens the file of that name. The tool already has its arguments.
 *     A request has the file to open instead, and the file to open instead of FORKS_OUTPUT.
 *
 * A request on standard input is a 32-bit length, followed by fields that end in NUL: seconds, folder, output, errors, and the arguments
 * or the two files. Standard output has HELLO once, and then for each request the 32-bit status from waitpid. SIGALRM means that the time
 * limit was exceeded.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define MLIR_OPT_MAIN _ZN4mlir11MlirOptMainEiPPcN4llvm9StringRefERNS_15DialectRegistryE
#define NAME_OF(symbol) #symbol
#define STRING(symbol) NAME_OF(symbol)
#define HELLO "forks\n"

struct string_ref {
    const char *data;
    size_t length;
};
typedef unsigned char (*main_function)(int, char **, struct string_ref, void *);

static int read_all(void *to, size_t count) {
    char *at = to;
    while (count > 0) {
        ssize_t got = read(0, at, count);
        if (got <= 0) return 0;
        at += got;
        count -= (size_t)got;
    }
    return 1;
}

static void direct(const char *path, int flags, int to) {
    int file = open(path, flags, 0666);
    if (file < 0 || dup2(file, to) < 0) _exit(126);
    close(file);
}

/* The fields of a request. The array is large enough for all arguments. */
static char *field[64];

/* For each request, returns in a child process, with the number of fields. The parent process never returns. */
static int serve(void) {
    if (write(1, HELLO, sizeof HELLO - 1) < 0) _exit(126);
    for (;;) {
        uint32_t length;
        if (!read_all(&length, sizeof length) || length > 1 << 20) _exit(0);
        char *fields = malloc(length + 1);
        if (!fields || !read_all(fields, length)) _exit(0);
        fields[length] = 0;
        pid_t child = fork();
        if (child == 0) {
            int count = 0;
            for (char *at = fields; at < fields + length && count < 63; at += strlen(at) + 1) field[count++] = at;
            if (count < 4 || chdir(field[1]) != 0) _exit(126);
            direct("/dev/null", O_RDONLY, 0);
            direct(field[2], O_WRONLY | O_CREAT | O_TRUNC, 1);
            direct(field[3], O_WRONLY | O_CREAT | O_TRUNC, 2);
            alarm((unsigned)atoi(field[0]));
            return count;
        }
        int status = 126 << 8;
        if (child > 0) waitpid(child, &status, 0);
        int32_t answer = status;
        if (write(1, &answer, sizeof answer) != sizeof answer) _exit(0);
        free(fields);
    }
}

unsigned char MLIR_OPT_MAIN(int argc, char **argv, struct string_ref name, void *registry) {
    main_function real = (main_function)dlsym(RTLD_NEXT, STRING(MLIR_OPT_MAIN));
    if (!real) _exit(126);
    if (getenv("FORKS_INPUT")) return real(argc, argv, name, registry);
    int count = serve();
    field[3] = argv[0];
    field[count] = NULL;
    unsigned char succeeded = real(count - 3, field + 3, name, registry);
    fflush(NULL);
    /* Do not call exit, because the destruction of everything that was registered takes longer than the run. */
    _exit(!succeeded);
}

static int is_child;

/* Returns the path to open in place of a path. */
static const char *meant(const char *path) {
    const char *input = getenv("FORKS_INPUT"), *output = getenv("FORKS_OUTPUT");
    if (!input || !output || !path) return path;
    if (strcmp(path, input) == 0) {
        if (!is_child && serve() < 6) _exit(126);
        is_child = 1;
        return field[4];
    }
    return is_child && strcmp(path, output) == 0 ? field[5] : path;
}

#define OPEN(name)                                                                       \
    int name(const char *path, int flags, ...) {                                         \
        static int (*real)(const char *, int, ...);                                      \
        if (!real) real = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, #name);      \
        va_list rest;                                                                    \
        va_start(rest, flags);                                                           \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? (mode_t)va_arg(rest, int) : 0;     \
        va_end(rest);                                                                    \
        return real(meant(path), flags, mode);                                           \
    }
OPEN(open)
OPEN(open64)

typedef int (*program_main)(int, char **, char **);
typedef int (*start_function)(program_main, int, char **, void (*)(void), void (*)(void), void (*)(void), void *);
static program_main real_main;

/* Runs the main function. Ends a child process without calling exit, for the same reason as above. */
static int ending_main(int argc, char **argv, char **environment) {
    int code = real_main(argc, argv, environment);
    fflush(NULL);
    if (is_child) _exit(code);
    return code;
}

int __libc_start_main(program_main start, int argc, char **argv, void (*init)(void), void (*fini)(void),
                      void (*loader)(void), void *stack) {
    start_function real = (start_function)dlsym(RTLD_NEXT, "__libc_start_main");
    real_main = start;
    return real(ending_main, argc, argv, init, fini, loader, stack);
}
