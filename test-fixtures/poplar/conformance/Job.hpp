// SPDX-License-Identifier: Apache-2.0
// Calls an emitted vertex on a host. The generated part of a driver connects the fields of a vertex
// in their order, calls compute() and takes the operands back.
#ifndef IPUKERN_CONFORMANCE_JOB_HPP
#define IPUKERN_CONFORMANCE_JOB_HPP

#include <poplar/HalfFloat.hpp>
#include <poplar/Vertex.hpp>

#include <type_traits>

namespace conformance {

// How an operand is kept on the host.
struct Kind {
  std::size_t size;    // bytes of an element
  unsigned alignment;  // as declared; the host's operand is aligned no better
  bool isWide;         // a half that is kept as a float
};

// One call of one vertex; its operands are counted from 0.
class Job {
public:
  struct State;
  explicit Job(State &given) : state(given) {}

  template <typename Vertex, typename... Fields> void run(Vertex &vertex, Fields &...fields) {
    unsigned operand = 0;
    (connect(fields, operand++), ...);
    if constexpr (std::is_base_of<poplar::MultiVertex, Vertex>::value) {
      for (unsigned worker = 0; worker < Vertex::numWorkers(); ++worker) {
        vertex.compute(worker);
      }
    } else {
      vertex.compute();
    }
    collect();
  }

private:
  template <typename Field> void connect(Field &field, unsigned operand) {
    using Element = std::remove_const_t<typename Field::Element>;
    constexpr bool isWide = std::is_same<Element, half>::value && sizeof(half) == 4;
    void *first = place(operand, Kind{sizeof(Element), Field::alignment, isWide});
    field.connect(static_cast<Element *>(first), elements(operand), metadata(operand));
  }

  void *place(unsigned operand, Kind kind);
  std::size_t elements(unsigned operand) const;
  const unsigned char *metadata(unsigned operand) const;
  void collect();

  State &state;
};

using Call = void (*)(Job &);

// Makes a vertex class known under its name.
struct Registration {
  Registration(const char *className, Call call);
};

} // namespace conformance

#endif
