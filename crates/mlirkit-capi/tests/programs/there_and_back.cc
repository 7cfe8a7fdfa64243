// Text to a portable artifact and back, and a diagnostic, from C++ with owning pointers.
#include <mlirkit.h>

#include <cstdio>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

namespace {

struct Free {
  void operator()(mlirkit_context *it) const { mlirkit_context_free(it); }
  void operator()(mlirkit_module *it) const { mlirkit_module_free(it); }
  void operator()(mlirkit_buffer *it) const { mlirkit_buffer_free(it); }
};

template <typename T> using Owned = std::unique_ptr<T, Free>;

// Calls a function whose last parameter receives what it makes.
template <typename T, typename Function, typename... Arguments> Owned<T> make(Function function, Arguments... arguments) {
  T *made = nullptr;
  if (function(arguments..., &made) != MLIRKIT_OK)
    throw std::runtime_error(mlirkit_last_error());
  return Owned<T>(made);
}

std::string_view view(const Owned<mlirkit_buffer> &buffer) {
  return {reinterpret_cast<const char *>(mlirkit_buffer_data(buffer.get())), mlirkit_buffer_size(buffer.get())};
}

const uint8_t *bytes(std::string_view text) { return reinterpret_cast<const uint8_t *>(text.data()); }

constexpr std::string_view text = "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
                                  "  %0 = stablehlo.tan %x : tensor<4xf32>\n"
                                  "  return %0 : tensor<4xf32>\n"
                                  "}\n";

} // namespace

int main() {
  const mlirkit_context_options *defaults = nullptr;
  auto context = make<mlirkit_context>(mlirkit_context_create, defaults);
  auto told = [](const mlirkit_diagnostic *diagnostic, void *) {
    std::printf("%s:%u:%u: %s\n", diagnostic->file, diagnostic->line, diagnostic->column, diagnostic->message);
  };
  mlirkit_context_on_diagnostic(context.get(), told, nullptr);

  mlirkit_open_options options{sizeof options, MLIRKIT_OPEN_VERIFY};
  auto module = make<mlirkit_module>(mlirkit_module_open, context.get(), "f.mlir", bytes(text), text.size(), &options);
  auto artifact = make<mlirkit_buffer>(mlirkit_stablehlo_serialize, module.get(), "1.4.0", 0u);
  auto data = view(artifact);
  auto version = make<mlirkit_buffer>(mlirkit_stablehlo_artifact_version, bytes(data), data.size());
  auto again = make<mlirkit_module>(mlirkit_stablehlo_deserialize, context.get(), bytes(data), data.size());
  const mlirkit_print_options *plain = nullptr;
  auto printed = make<mlirkit_buffer>(mlirkit_module_print, again.get(), plain);
  std::printf("%s\n%s", view(version).data(), view(printed).data());
  try {
    make<mlirkit_module>(mlirkit_module_open, context.get(), "wrong.mlir", bytes("func.func @f( {}"), size_t(16),
                         static_cast<const mlirkit_open_options *>(nullptr));
    return 4;
  } catch (const std::runtime_error &) {
  }
  return 0;
}
