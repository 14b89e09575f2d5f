// SPDX-License-Identifier: Apache-2.0
// main JOBS RESULTS: runs every job of the first file and writes the operands as they are afterwards.
// Numbers are little-endian words. A job: length and name of the class, number of operands, and of
// each its length, metadata byte and contents. A result: length and text of what went wrong (0 if
// nothing did), then the contents of every operand.
#include "Job.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <exception>
#include <fstream>
#include <iostream>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

namespace standin {

void outside(std::size_t index, std::size_t elements) {
  throw std::out_of_range("subscript " + std::to_string(index) + " of an operand of " +
                          std::to_string(elements) + " elements");
}

} // namespace standin

namespace conformance {
namespace {

constexpr std::size_t guard = 64;
constexpr unsigned char guardByte = 0x7e;  // a NaN in every format that vertices read

std::map<std::string, Call> &calls() {
  static std::map<std::string, Call> known;
  return known;
}

// One operand as on the IPU, and its memory on the host during a call, between guards.
struct Operand {
  std::vector<unsigned char> bytes;
  unsigned char metadata = 0;
  Kind kind{};
  std::vector<unsigned char> memory;
  std::size_t offset = 0;

  std::size_t elements() const { return bytes.size() / (kind.isWide ? 2 : kind.size); }

  // At an odd multiple of the alignment: aligned no better than declared.
  unsigned char *place() {
    memory.assign(elements() * kind.size + 2 * guard + 4 * kind.alignment, guardByte);
    const auto address = reinterpret_cast<std::uintptr_t>(memory.data()) + guard;
    const std::size_t step = 2 * static_cast<std::size_t>(kind.alignment);
    offset = guard + (step - address % step + kind.alignment) % step;
    unsigned char *first = memory.data() + offset;
    if (!kind.isWide) {
      std::copy(bytes.begin(), bytes.end(), first);
      return first;
    }
    for (std::size_t i = 0; i < elements(); ++i) {
      const float value = standin::widen(static_cast<std::uint16_t>(bytes[2 * i] | bytes[2 * i + 1] << 8));
      std::memcpy(first + 4 * i, &value, 4);
    }
    return first;
  }

  void collect(std::size_t number) {
    const std::size_t end = offset + elements() * kind.size;
    for (std::size_t i = 0; i < memory.size(); ++i) {
      if ((i < offset || i >= end) && memory[i] != guardByte) {
        throw std::out_of_range("a byte outside operand " + std::to_string(number) + " was written");
      }
    }
    const unsigned char *first = memory.data() + offset;
    if (!kind.isWide) {
      std::copy(first, first + bytes.size(), bytes.begin());
      return;
    }
    for (std::size_t i = 0; i < elements(); ++i) {
      float value;
      std::memcpy(&value, first + 4 * i, 4);
      const std::uint16_t bits = standin::narrow(value);
      if (value == value && standin::widen(bits) != value) {
        throw std::range_error("element " + std::to_string(i) + " of operand " + std::to_string(number) +
                               " is no half: " + std::to_string(value));
      }
      bytes[2 * i] = static_cast<unsigned char>(bits);
      bytes[2 * i + 1] = static_cast<unsigned char>(bits >> 8);
    }
  }
};

std::uint32_t readWord(std::istream &in) {
  unsigned char bytes[4] = {};
  in.read(reinterpret_cast<char *>(bytes), 4);
  return bytes[0] | bytes[1] << 8 | bytes[2] << 16 | static_cast<std::uint32_t>(bytes[3]) << 24;
}

void writeWord(std::ostream &out, std::uint32_t word) {
  for (int shift = 0; shift < 32; shift += 8) {
    out.put(static_cast<char>(word >> shift));
  }
}

} // namespace

struct Job::State {
  std::vector<Operand> operands;
};

void *Job::place(unsigned operand, Kind kind) {
  Operand &placed = state.operands.at(operand);
  placed.kind = kind;
  return placed.place();
}

std::size_t Job::elements(unsigned operand) const { return state.operands.at(operand).elements(); }

const unsigned char *Job::metadata(unsigned operand) const { return &state.operands.at(operand).metadata; }

void Job::collect() {
  for (std::size_t i = 0; i < state.operands.size(); ++i) {
    state.operands[i].collect(i);
  }
}

Registration::Registration(const char *className, Call call) { calls()[className] = call; }

namespace {

std::string perform(const std::string &className, Job::State &state) {
  const auto found = calls().find(className);
  if (found == calls().end()) {
    return "there is no such class";
  }
  try {
    Job job(state);
    found->second(job);
    return "";
  } catch (const std::exception &failure) {
    return failure.what();
  }
}

bool next(std::istream &in, std::ostream &out) {
  std::string className(readWord(in), ' ');
  if (!in.read(&className[0], static_cast<std::streamsize>(className.size()))) {
    return false;
  }
  Job::State state;
  state.operands.resize(readWord(in));
  for (Operand &operand : state.operands) {
    operand.bytes.resize(readWord(in));
    operand.metadata = static_cast<unsigned char>(readWord(in));
    in.read(reinterpret_cast<char *>(operand.bytes.data()), static_cast<std::streamsize>(operand.bytes.size()));
  }
  const std::string fault = perform(className, state);
  writeWord(out, static_cast<std::uint32_t>(fault.size()));
  out << fault;
  for (const Operand &operand : state.operands) {
    out.write(reinterpret_cast<const char *>(operand.bytes.data()),
              static_cast<std::streamsize>(operand.bytes.size()));
  }
  return true;
}

} // namespace
} // namespace conformance

int main(int count, char **arguments) {
  if (count != 3) {
    std::cerr << "usage: main JOBS RESULTS\n";
    return 2;
  }
  std::ifstream in(arguments[1], std::ios::binary);
  std::ofstream out(arguments[2], std::ios::binary);
  while (conformance::next(in, out)) {
  }
  return out.flush() ? 0 : 1;
}
