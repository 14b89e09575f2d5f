// A small host program: one GEMM and one cast on one tile of an IPU.
//
//   C = A x B      365 x 80 times 80 x 16, f16 with f16 partials
//   D = F143(C)    the first 37 rows of C, 592 values, scale 0
//
// Build it with the Poplar SDK (CMakeLists.txt beside this file). The project that emitted the kernels
// has no SDK and no IPU: this program has been compiled against its stand-in headers, and never run.
#include "ipukern_kernels.h"

#include <poplar/DeviceManager.hpp>
#include <poplar/Engine.hpp>
#include <poplar/Graph.hpp>
#include <poplar/MetadataCreation.hpp>
#include <poplar/Program.hpp>

#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

using Gemm = ipukern::gemm_f16_init_std_k80_c16_r365;
using Cast = ipukern::cast_f16_f143_linear_n592_separate_sat;

namespace {

constexpr unsigned tile = 0;
constexpr std::size_t rows = 365, inner = 80, columns = 16;

// Operands of a GEMM lie in panels of 16 inner values: see docs/kernel-abi.md.
std::size_t leftIndex(std::size_t row, std::size_t k) { return (k / 16 * rows + row) * 16 + k % 16; }

std::size_t coefficientIndex(std::size_t k, std::size_t column) {
  return (column / 16 * (inner / 16) + k / 16) * 256 + column % 16 * 16 + k % 16;
}

poplar::Device attachedIpu() {
  poplar::DeviceManager manager = poplar::DeviceManager::createDeviceManager();
  for (const poplar::Device &device : manager.getDevices(poplar::TargetType::IPU, 1)) {
    if (device.attach()) {
      return device;
    }
  }
  throw std::runtime_error("no IPU can be attached to");
}

} // namespace

int main(int count, char **arguments) {
  if (count != 2) {
    std::cerr << "usage: host FOLDER-OF-GP-FILES\n";
    return EXIT_FAILURE;
  }
  const std::string folder = arguments[1];
  const poplar::Device device = attachedIpu();
  poplar::Graph graph(device.getTarget());
  graph.addCodelets(folder + "/" + Gemm::file + ".gp");
  graph.addCodelets(folder + "/" + Cast::file + ".gp");
  // Only the model target asks for these; on an IPU they do nothing.
  ipukern::registerPerfEstimators(graph);

  // All on one tile. Alignment, interleaved memory and the elements that must differ are declared by
  // the vertices, and Poplar places the variables by that.
  poplar::Tensor left = graph.addVariable(poplar::HALF, {Gemm::operands[0].elements}, "A");
  poplar::Tensor coefficients = graph.addVariable(poplar::HALF, {Gemm::operands[1].elements}, "B");
  poplar::Tensor product = graph.addVariable(poplar::HALF, {Gemm::operands[2].elements}, "C");
  poplar::Tensor quarters =
      graph.addVariable(poplar::QUARTER,
                        poplar::createVariableMetadataTensor(graph, poplar::QuarterMetadata::Format::F143, 0),
                        {Cast::operands[1].elements}, "D");
  for (const poplar::Tensor &tensor : {left, coefficients, product, quarters}) {
    graph.setTileMapping(tensor, tile);
  }

  poplar::ComputeSet multiply = graph.addComputeSet("multiply");
  poplar::VertexRef gemm = graph.addVertex(multiply, Gemm::vertex);
  graph.setTileMapping(gemm, tile);
  graph.connect(gemm["left"], left);
  graph.connect(gemm["coefficients"], coefficients);
  graph.connect(gemm["output"], product);

  poplar::ComputeSet convert = graph.addComputeSet("convert");
  poplar::VertexRef cast = graph.addVertex(convert, Cast::vertex);
  graph.setTileMapping(cast, tile);
  // C is one panel of 365 rows of 16, so its first 592 values are its first 37 rows.
  graph.connect(cast["source"], product.slice(0, Cast::operands[0].elements));
  graph.connect(cast["target"], quarters);

  poplar::program::Sequence program;
  program.add(poplar::program::Execute(multiply));
  program.add(poplar::program::Execute(convert));
  graph.createHostWrite("A", left);
  graph.createHostWrite("B", coefficients);
  graph.createHostRead("D", quarters);

  // A[row][k] = 1, B[k][column] = 1/8: every C is 10.
  std::vector<std::uint16_t> a(Gemm::operands[0].elements), b(Gemm::operands[1].elements);
  for (std::size_t k = 0; k < inner; ++k) {
    for (std::size_t row = 0; row < rows; ++row) {
      a[leftIndex(row, k)] = 0x3c00;  // 1 as a half
    }
    for (std::size_t column = 0; column < columns; ++column) {
      b[coefficientIndex(k, column)] = 0x3000;  // 1/8 as a half
    }
  }
  std::vector<std::uint8_t> d(Cast::operands[1].elements);

  poplar::Engine engine(graph, program);
  engine.load(device);
  engine.writeTensor("A", a.data(), a.data() + a.size());
  engine.writeTensor("B", b.data(), b.data() + b.size());
  engine.run(0);
  engine.readTensor("D", d.data(), d.data() + d.size());

  // 80 x 1/8 = 10 = 1.25 x 2^3: exponent 3 + bias 8, mantissa 2 of 8.
  constexpr std::uint8_t ten = (3 + 8) << 3 | 2;
  for (std::uint8_t value : d) {
    if (value != ten) {
      std::cerr << "wrong: " << unsigned{value} << " where " << unsigned{ten} << " was expected\n";
      return EXIT_FAILURE;
    }
  }
  std::cout << d.size() << " values are right; modelled cycles: " << Gemm::cycles << " and " << Cast::cycles << '\n';
  return EXIT_SUCCESS;
}
