// SPDX-License-Identifier: 0BSD
// measure.cpp, emitted by ipukern: edit the template or the manifest, not this file.
//
// Runs every kernel of this folder on an IPU, counts its cycles, compares its numbers with those of
// the CPU target (whose code is compute() of the same vertex), and prints JSON for
// `ipukern profile measured FILE`. Build it with the SDK:
//
//   make -f kernels.mk
//   c++ -std=c++17 measure.cpp -lpoplar -o measure
//   ./measure ipukern-gp > measured.json
//
// Where it was emitted there was no SDK: it has been compiled against stand-in headers only.
#include "ipukern_kernels.h"

#include <poplar/CycleCount.hpp>
#include <poplar/DeviceManager.hpp>
#include <poplar/Engine.hpp>
#include <poplar/Graph.hpp>
#include <poplar/MetadataCreation.hpp>

#include <cstring>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using Bytes = std::vector<unsigned char>;

// Numbers that do not depend on the machine.
class Random {
public:
  explicit Random(std::uint64_t seed) : state(seed) {}

  unsigned below(unsigned limit) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return static_cast<unsigned>((state >> 33) % limit);
  }

private:
  std::uint64_t state;
};

poplar::Type typeOf(const std::string &name) {
  if (name == "half") {
    return poplar::HALF;
  }
  if (name == "quarter") {
    return poplar::QUARTER;
  }
  if (name == "float") {
    return poplar::FLOAT;
  }
  if (name == "unsigned short") {
    return poplar::UNSIGNED_SHORT;
  }
  if (name == "unsigned int" || name == "unsigned") {
    return poplar::UNSIGNED_INT;
  }
  if (name == "unsigned char") {
    return poplar::UNSIGNED_CHAR;
  }
  throw std::invalid_argument("no type " + name);
}

// Contents whose products and sums are exact in every order, so that both machines must agree on
// every bit: whole numbers of -3..3, and 0, 1, 1.5 (F152: 2) and their negatives for FP8.
Bytes contents(const ipukern::Operand &operand, Random &random) {
  Bytes bytes(operand.bytes);
  const std::string type = operand.type;
  for (std::size_t i = 0; i < operand.elements; ++i) {
    if (type == "half") {
      static const std::uint16_t numbers[] = {0x0000, 0x3c00, 0x4000, 0x4200, 0xbc00, 0xc000, 0xc200};
      std::memcpy(&bytes[2 * i], &numbers[random.below(7)], 2);
    } else if (type == "float") {
      const float number = static_cast<float>(random.below(7)) - 3.0f;
      std::memcpy(&bytes[4 * i], &number, 4);
    } else if (type == "quarter") {
      static const unsigned char numbers[] = {0x00, 0x40, 0x44, 0xc0, 0xc4};
      bytes[i] = numbers[random.below(5)];
    } else {
      const std::size_t size = operand.bytes / operand.elements;
      for (std::size_t byte = 0; byte < size; ++byte) {
        bytes[size * i + byte] = static_cast<unsigned char>(random.below(256));
      }
    }
  }
  return bytes;
}

struct Outcome {
  std::uint64_t cycles = 0;
  std::vector<Bytes> operands;
};

constexpr unsigned tile = 0;

std::string handle(const char *what, std::size_t operand) { return what + std::to_string(operand); }

// Runs a kernel once; counts only where there is a counter.
Outcome run(const ipukern::Kernel &kernel, const std::string &folder, const poplar::Device &device, bool counts) {
  poplar::Graph graph(device.getTarget());
  graph.addCodelets(folder + "/" + kernel.file + ".gp");
  poplar::ComputeSet set = graph.addComputeSet("kernel");
  poplar::VertexRef vertex = graph.addVertex(set, kernel.vertex);
  graph.setTileMapping(vertex, tile);
  for (std::size_t i = 0; i < kernel.operandCount; ++i) {
    const ipukern::Operand &operand = kernel.operands[i];
    const std::string type = operand.type;
    poplar::Tensor tensor;
    if (type == "quarter") {
      // The kernels read the scale alone: their format is their own.
      poplar::Tensor metadata =
          poplar::createVariableMetadataTensor(graph, poplar::QuarterMetadata::Format::F143, 0);
      tensor = graph.addVariable(poplar::QUARTER, metadata, {operand.elements}, operand.field);
    } else {
      tensor = graph.addVariable(typeOf(type), {operand.elements}, operand.field);
    }
    graph.setTileMapping(tensor, tile);
    graph.connect(vertex[operand.field], tensor);
    graph.createHostWrite(handle("write", i), tensor);
    graph.createHostRead(handle("read", i), tensor);
  }
  poplar::program::Sequence program;
  program.add(poplar::program::Execute(set));
  if (counts) {
    graph.createHostRead("cycles", poplar::cycleCount(graph, program, tile, poplar::SyncType::INTERNAL));
  }
  poplar::Engine engine(graph, program);
  engine.load(device);
  Random random(1);
  Outcome outcome;
  for (std::size_t i = 0; i < kernel.operandCount; ++i) {
    outcome.operands.push_back(contents(kernel.operands[i], random));
    Bytes &bytes = outcome.operands.back();
    engine.writeTensor(handle("write", i), bytes.data(), bytes.data() + bytes.size());
  }
  engine.run(0);
  for (std::size_t i = 0; i < kernel.operandCount; ++i) {
    Bytes &bytes = outcome.operands[i];
    engine.readTensor(handle("read", i), bytes.data(), bytes.data() + bytes.size());
  }
  if (counts) {
    std::uint32_t words[2] = {};
    engine.readTensor("cycles", words, words + 2);
    outcome.cycles = words[0] | static_cast<std::uint64_t>(words[1]) << 32;
  }
  return outcome;
}

// What the counter shows around a supervisor that returns at once.
std::uint64_t overhead(const poplar::Device &device) {
  poplar::Graph graph(device.getTarget());
  std::stringstream source("#include <poplar/Vertex.hpp>\n"
                           "class Nothing : public poplar::SupervisorVertex {\n"
                           "public:\n"
                           "  __attribute__((target(\"supervisor\"))) void compute() {}\n"
                           "};\n");
  graph.addCodelets(source);
  poplar::ComputeSet set = graph.addComputeSet("nothing");
  graph.setTileMapping(graph.addVertex(set, "Nothing"), tile);
  poplar::program::Sequence program;
  program.add(poplar::program::Execute(set));
  graph.createHostRead("cycles", poplar::cycleCount(graph, program, tile, poplar::SyncType::INTERNAL));
  poplar::Engine engine(graph, program);
  engine.load(device);
  engine.run(0);
  std::uint32_t words[2] = {};
  engine.readTensor("cycles", words, words + 2);
  return words[0] | static_cast<std::uint64_t>(words[1]) << 32;
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
    std::cerr << "usage: measure FOLDER-OF-GP-FILES\n";
    return 2;
  }
  const std::string folder = arguments[1];
  const poplar::Device ipu = attachedIpu();
  const poplar::Device cpu = poplar::Device::createCPUDevice();
  std::cout << "{ \"schema\": 1, \"model\": \"${model}\", \"overhead\": " << overhead(ipu) << ", \"kernels\": [";
  const char *separator = "\n";
  for (const ipukern::Kernel &kernel : ipukern::kernels) {
    const Outcome measured = run(kernel, folder, ipu, true);
    const Outcome expected = run(kernel, folder, cpu, false);
    std::cout << separator << "  { \"symbol\": \"" << kernel.symbol << "\", \"cycles\": " << measured.cycles
              << ", \"numbers\": \"" << (measured.operands == expected.operands ? "equal" : "different") << "\" }";
    separator = ",\n";
  }
  std::cout << "\n] }\n";
  return 0;
}
