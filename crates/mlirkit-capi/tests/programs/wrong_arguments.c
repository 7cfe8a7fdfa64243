// Calls every function with one wrong argument, as often as the argument says: each call must end as an error.
#include <mlirkit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state = 0x9E3779B97F4A7C15u;

static uint64_t next(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state;
}

static mlirkit_context *context, *freed_context;
static mlirkit_module *module, *other, *freed_module;
static mlirkit_buffer *buffer, *freed_buffer;
static mlirkit_op op, erased;
static mlirkit_value value;
static mlirkit_block block;

// Handles that are none of the wanted kind.
static void *bad(void *wrong_kind, void *freed) {
  switch (next() % 6) {
  case 0: return NULL;
  case 1: return (void *)(uintptr_t)(next() % 4096 + 1);
  case 2: return wrong_kind;
  case 3: return freed;
  case 4: return &state;
  default: return (void *)(uintptr_t)(next() >> 8);
  }
}
#define BAD_CONTEXT ((mlirkit_context *)bad(module, freed_context))
#define BAD_MODULE ((mlirkit_module *)bad(buffer, freed_module))

static const char *bad_text(void) {
  static const char *const texts[] = {NULL, "\xff", "a\xc3(", "\xed\xa0\x80"};
  return texts[next() % 4];
}

// A place for a result that cannot be one.
static void *bad_out(void) {
  static uint64_t room[8];
  return next() % 2 ? NULL : (char *)room + 1 + next() % 3;
}

typedef struct {
  const uint8_t *data;
  size_t size;
} bytes;

static bytes bad_bytes(void) {
  bytes made = {NULL, 1 + (size_t)(next() % 100)};
  if (next() % 2) {
    made.data = (const uint8_t *)"module {}";
    made.size = (size_t)-1 - (size_t)(next() % 1000);
  }
  return made;
}

static uint32_t bad_flags(uint32_t known) {
  uint32_t flags = (uint32_t)next() | 0x80000000u;
  return flags & ~known ? flags : ~known;
}

// Options with a size that cannot be, or flags that do not exist.
#define BAD_OPTIONS(type, known)                                                                                       \
  type options = {sizeof options};                                                                                     \
  if (wrong == which_options) {                                                                                        \
    switch (next() % 3) {                                                                                              \
    case 0: options.struct_size = (size_t)(next() % sizeof(size_t)); break;                                            \
    case 1: options.struct_size = 4097 + (size_t)(next() >> 16); break;                                                \
    default: options.flags = bad_flags(known); break;                                                                  \
    }                                                                                                                  \
  }

#define OR(which, bad, good) (wrong == (which) ? (bad) : (good))
#define CASES 34

// Calls a function with all arguments right but one; returns what it returned.
static mlirkit_status call(unsigned function, unsigned wrong) {
  static const char text[] = "module {}";
  // These have fewer arguments that can be wrong.
  if (function == 0)
    wrong %= 4;
  if (function == 22)
    wrong %= 3;
  bytes good = {(const uint8_t *)text, sizeof text - 1};
  bytes data = OR(2, bad_bytes(), good);
  mlirkit_context *a_context;
  mlirkit_module *a_module;
  mlirkit_buffer *a_buffer;
  size_t a_size;
  mlirkit_layout a_layout;
  mlirkit_op an_op;
  mlirkit_value a_value;
  mlirkit_block a_block;
  const mlirkit_context *ctx = OR(0, BAD_CONTEXT, context);
  const mlirkit_module *mod = OR(0, BAD_MODULE, module);
  mlirkit_buffer **out = OR(1, bad_out(), &a_buffer);
  mlirkit_op which_op = op;
  if (wrong == 2) {
    which_op = erased;
    if (next() % 2)
      which_op.id = (uint32_t)next() | 0x40000000u;
    else if (next() % 2)
      which_op.module = op.module + 2;
  }
  const unsigned which_options = 3;
  switch (function) {
  case 0: {
    BAD_OPTIONS(mlirkit_context_options, MLIRKIT_CONTEXT_ALLOW_UNREGISTERED)
    if (wrong == 2)
      options.release = next() % 2 ? "\xff" : "llvm-1";
    return wrong == 0 ? mlirkit_context_create(&options, bad_out())
                      : mlirkit_context_create(&options, wrong < 2 ? NULL : &a_context);
  }
  case 1: return mlirkit_context_on_diagnostic(BAD_CONTEXT, NULL, NULL);
  case 2: return mlirkit_context_free(freed_context);
  case 3: return mlirkit_module_free(freed_module);
  case 4: return mlirkit_buffer_free(freed_buffer);
  case 5: {
    BAD_OPTIONS(mlirkit_open_options, 7)
    return mlirkit_module_open(ctx, OR(4, bad_text(), "a"), data.data, data.size, &options, OR(1, bad_out(), &a_module));
  }
  case 6: {
    BAD_OPTIONS(mlirkit_open_options, 7)
    return mlirkit_module_open_file(ctx, OR(4, bad_text(), "no/such/file"), &options, OR(1, bad_out(), &a_module));
  }
  case 7: return wrong % 2 ? mlirkit_module_create(BAD_CONTEXT, &a_module) : mlirkit_module_create(context, bad_out());
  case 8: return wrong % 2 ? mlirkit_module_clone(BAD_MODULE, &a_module) : mlirkit_module_clone(module, bad_out());
  case 9: {
    wrong = wrong % 3 == 2 ? which_options : wrong % 3;
    BAD_OPTIONS(mlirkit_print_options, 7)
    return mlirkit_module_print(OR(0, BAD_MODULE, module), &options, OR(1, bad_out(), &a_buffer));
  }
  case 10: {
    mlirkit_write_options options = {sizeof options};
    wrong %= 4;
    options.version_plus_one = OR(2, 8 + (uint32_t)(next() % 1000), 0);
    options.producer = OR(3, "\xff", NULL);
    return mlirkit_module_write(OR(0, BAD_MODULE, module), &options, OR(1, bad_out(), &a_buffer));
  }
  case 11: return mlirkit_module_verify(BAD_MODULE);
  case 12: return wrong % 2 ? mlirkit_module_fingerprint(BAD_MODULE, &a_buffer) : mlirkit_module_fingerprint(module, bad_out());
  case 13:
    wrong %= 3;
    return mlirkit_module_strip(OR(0, BAD_MODULE, other), OR(1, bad_flags(15), 1), OR(2, "\xff", NULL));
  case 14: return wrong % 2 ? mlirkit_module_edit(BAD_MODULE, "op(\"a.b\") | erase") : mlirkit_module_edit(other, bad_text());
  case 15: {
    wrong %= 3;
    return mlirkit_module_port(OR(0, BAD_MODULE, module), OR(1, BAD_CONTEXT, context), NULL, OR(2, bad_out(), &a_module));
  }
  case 16: return mlirkit_info(ctx == NULL ? freed_context : ctx, OR(3, bad_text(), OR(4, bad_text(), "a")), data.data, data.size, out);
  case 17: return mlirkit_size(ctx == NULL ? freed_context : ctx, OR(3, bad_text(), OR(4, bad_text(), "a")), data.data, data.size, out);
  case 18: return mlirkit_validate(ctx == NULL ? freed_context : ctx, OR(3, bad_text(), OR(4, bad_text(), "a")), data.data, data.size, out);
  case 19:
    wrong %= 3;
    return mlirkit_module_diff(OR(0, BAD_MODULE, module), OR(2, BAD_MODULE, other), OR(1, bad_out(), &a_buffer));
  case 20:
    wrong %= 3;
    return mlirkit_module_query(OR(0, BAD_MODULE, module), OR(2, bad_text(), "count"), OR(1, bad_out(), &a_buffer));
  case 21:
    return mlirkit_stablehlo_serialize(mod, OR(2, "\xff", OR(4, "1.x", NULL)), OR(3, bad_flags(1), 1), out);
  case 22: return mlirkit_stablehlo_deserialize(ctx, data.data, data.size, OR(1, bad_out(), &a_module));
  case 23: return mlirkit_stablehlo_upgrade(data.data, data.size, OR(3, "\xff", NULL), out);
  case 24: return mlirkit_stablehlo_downgrade(data.data, data.size, OR(3, bad_text(), "1.0.0"), out);
  case 25:
    if (wrong == 0)
      return mlirkit_stablehlo_explain(bad_text(), good.data, good.size, NULL, &a_buffer);
    return mlirkit_stablehlo_explain("a", data.data, data.size, OR(3, "\xff", OR(4, "0.0.0", NULL)), out);
  case 26: return mlirkit_stablehlo_artifact_version(data.data, data.size, out);
  case 27: return wrong % 2 ? mlirkit_stablehlo_version(2 + (uint32_t)(next() % 1000), &a_buffer) : mlirkit_stablehlo_version(0, bad_out());
  case 28:
    return mlirkit_module_layout_of(mod, OR(2, "\xff", OR(4, "absent", NULL)), OR(3, bad_text(), "i32"),
                                    OR(1, bad_out(), &a_layout));
  case 29:
    return mlirkit_layout_of_llvm_string(ctx, OR(2, bad_text(), OR(4, "no layout", "e-p:32:32")), OR(3, bad_text(), "i32"),
                                         OR(1, bad_out(), &a_layout));
  case 30: {
    const char *types[] = {OR(3, bad_text(), OR(4, "!", "i32"))};
    return mlirkit_module_layouts(mod, OR(2, NULL, types), 1, out);
  }
  case 31:
    switch (wrong) {
    case 0: return mlirkit_module_resource_count(mod, &a_size);
    case 1: return mlirkit_module_resource_count(module, bad_out());
    case 2: return mlirkit_module_resource_key(module, (size_t)next(), &a_buffer);
    case 3: return mlirkit_module_resource(module, next() % 2 ? bad_text() : "absent", &a_buffer);
    default: return mlirkit_module_set_resource(module, "absent", good.data, good.size, next() % 2 ? 1 : 3);
    }
  case 32: {
    mlirkit_attribute attribute = {"a.b", "1 : i32", NULL, 0};
    const char *types[] = {"i32"};
    mlirkit_region region = {types, 1, 0};
    mlirkit_op_options options = {sizeof options};
    options.name = "a.b";
    options.block = block;
    options.attributes = &attribute;
    options.attribute_count = 1;
    switch (next() % 12) {
    case 0: options.struct_size = (size_t)next(); break;
    case 1: options.place = 4 + (uint32_t)(next() % 1000); break;
    case 2: options.block.id += 1000; break;
    case 3: options.place = MLIRKIT_BEFORE; options.op = erased; break;
    case 4: options.name = bad_text(); break;
    case 5: options.location = next() % 2 ? "1 : i32" : "\xff"; break;
    case 6: options.operands = NULL; options.operand_count = 1; break;
    case 7: options.result_types = (const char *const *)bad_out(); options.result_count = (size_t)-1; break;
    case 8: attribute.name = bad_text(); break;
    case 9: attribute.value = next() % 2 ? bad_text() : "1 :"; break;
    case 10: region.is_empty = 2; options.regions = &region; options.region_count = 1; break;
    default: options.successors = &block; options.successor_count = (size_t)-1 / 8; break;
    }
    return mlirkit_op_build(other, &options, &an_op);
  }
  default:
    switch (next() % 14) {
    case 0: return mlirkit_module_append(BAD_MODULE, good.data, good.size);
    case 1: return mlirkit_module_append(other, bad_bytes().data, (size_t)-1);
    case 2: return mlirkit_module_root(module, bad_out());
    case 3: return mlirkit_op_next(other, erased, &an_op);
    case 4: return mlirkit_module_symbol(module, bad_text(), &an_op);
    case 5: return mlirkit_op_name(module, op, &a_buffer);
    case 6: return mlirkit_op_attribute(other, op, bad_text(), &a_buffer);
    case 7: return mlirkit_op_set_attribute(other, op, "a.b", next() % 2 ? "\xff" : "1 :");
    case 8: return mlirkit_op_operand(other, op, (size_t)next() | 64, &a_value);
    case 9: return mlirkit_op_result(other, op, (size_t)next() | 64, &a_value);
    case 10: value.id |= 0x40000000u; return mlirkit_value_type(other, value, &a_buffer);
    case 11: return mlirkit_op_block(other, op, (size_t)next() | 64, 0, &a_block);
    case 12: return mlirkit_block_argument(other, block, (size_t)next() | 64, &a_value);
    default: return next() % 2 ? mlirkit_op_add_block(other, which_op.id == op.id ? erased : which_op, 0, NULL, 0, &a_block)
                               : mlirkit_op_erase(other, erased);
    }
  }
}

static int setup(void) {
  static const char text[] = "\"a.c\"() {a.d = 1 : i32} : () -> ()\n\"a.e\"() : () -> ()\n";
  mlirkit_context_options options = {sizeof options, MLIRKIT_CONTEXT_ALLOW_UNREGISTERED};
  mlirkit_op root;
  if (mlirkit_context_create(&options, &context) || mlirkit_context_create(NULL, &freed_context) ||
      mlirkit_module_open(context, "a", (const uint8_t *)"module {}", 9, NULL, &module) ||
      mlirkit_module_open(context, "a", (const uint8_t *)text, sizeof text - 1, NULL, &other) ||
      mlirkit_module_clone(module, &freed_module) || mlirkit_module_fingerprint(module, &buffer) ||
      mlirkit_module_fingerprint(module, &freed_buffer) || mlirkit_module_root(other, &root) ||
      mlirkit_op_next(other, root, &op) || mlirkit_op_next(other, op, &erased) || mlirkit_op_erase(other, erased) ||
      mlirkit_op_block(other, root, 0, 0, &block))
    return 1;
  value.module = op.module;
  return mlirkit_context_free(freed_context) || mlirkit_module_free(freed_module) || mlirkit_buffer_free(freed_buffer);
}

int main(int count, char **arguments) {
  unsigned long calls = count > 1 ? strtoul(arguments[1], NULL, 10) : 20000, by_status[8] = {0};
  if (setup()) {
    fprintf(stderr, "setup: %s\n", mlirkit_last_error());
    return 2;
  }
  for (unsigned long at = 0; at < calls; at++) {
    unsigned function = (unsigned)(next() % CASES), wrong = (unsigned)(next() % 5);
    mlirkit_status status = call(function, wrong);
    if (status <= MLIRKIT_OK || status >= MLIRKIT_INTERNAL) {
      fprintf(stderr, "call %lu, function %u, wrong argument %u: %s: %s\n", at, function, wrong, mlirkit_status_name(status),
              mlirkit_last_error());
      return 1;
    }
    by_status[status] += 1;
  }
  if (mlirkit_buffer_data(freed_buffer) != NULL || mlirkit_buffer_size(freed_buffer) != 0)
    return 3;
  mlirkit_buffer_free(buffer);
  mlirkit_module_free(module);
  mlirkit_module_free(other);
  mlirkit_context_free(context);
  for (int status = 1; status < MLIRKIT_INTERNAL; status++)
    if (by_status[status])
      printf("%s: %lu\n", mlirkit_status_name(status), by_status[status]);
  return 0;
}
