// SPDX-License-Identifier: Apache-2.0
// Stand-in of this project for <poplar/Vertex.hpp>, for tests on a host without the SDK: as much of
// it as the emitted vertices use. It checks every subscript, which the SDK does not.
#ifndef IPUKERN_STANDIN_VERTEX_HPP
#define IPUKERN_STANDIN_VERTEX_HPP

#include <cstddef>
#include <type_traits>

// popc knows [[poplar::constraint(...)]]; a host compiler need not.
#if defined(__clang__)
#pragma clang diagnostic ignored "-Wunknown-attributes"
#elif __GNUC__ >= 12
#pragma GCC diagnostic ignored_attributes "poplar::"
#else
#pragma GCC diagnostic ignored "-Wattributes"
#endif

struct quarter;

namespace standin {
// Called for a subscript outside an operand; throws.
[[noreturn]] void outside(std::size_t index, std::size_t elements);
} // namespace standin

namespace poplar {

enum class VectorLayout { SPAN, SHORT_SPAN, ONE_PTR, SCALED_PTR32, SCALED_PTR64, SCALED_PTR128, COMPACT_PTR };

// What a field points to: L how, A the least alignment in bytes, I whether in interleaved memory.
template <typename T, VectorLayout L = VectorLayout::SPAN, unsigned A = alignof(T), bool I = false>
struct Vector {
  static_assert((A & (A - 1)) == 0 && A >= alignof(T), "alignment is a power of two");
};

// Of E, the element as the vertex may see it: const where it must not write.
template <typename E, VectorLayout L, unsigned A> class Field {
public:
  static constexpr unsigned alignment = A;
  using Element = E;

  E &operator[](std::size_t index) const {
    if (index >= elements && index != 0) {
      standin::outside(index, elements);
    }
    return first[index];
  }

  template <VectorLayout M = L>
  std::enable_if_t<M == VectorLayout::SPAN || M == VectorLayout::SHORT_SPAN, std::size_t> size() const {
    return elements;
  }

  // The metadata byte of an FP8 operand.
  template <typename Q = std::remove_const_t<E>>
  std::enable_if_t<std::is_same<Q, quarter>::value, const unsigned char *> getMetadata() const {
    return metadata;
  }

  // What the graph would have put into the state block.
  void connect(E *data, std::size_t count, const unsigned char *beside) {
    first = data;
    elements = count;
    metadata = beside;
  }

private:
  E *first = nullptr;
  std::size_t elements = 0;
  const unsigned char *metadata = nullptr;
};

template <typename T> class Input;
template <typename T> class Output;
template <typename T> class InOut;

template <typename T, VectorLayout L, unsigned A, bool I>
class Input<Vector<T, L, A, I>> : public Field<const T, L, A> {};

template <typename T, VectorLayout L, unsigned A, bool I>
class Output<Vector<T, L, A, I>> : public Field<T, L, A> {};

template <typename T, VectorLayout L, unsigned A, bool I>
class InOut<Vector<T, L, A, I>> : public Field<T, L, A> {};

// compute() of one thread.
class Vertex {};
class SupervisorVertex {};

// compute(worker), worker from 0 to 5, on the same state.
class MultiVertex {
public:
  static constexpr unsigned numWorkers() { return 6; }
};

} // namespace poplar

#endif
