// SPDX-License-Identifier: Apache-2.0
// Stand-in of this project for <poplar/MetadataCreation.hpp>; see Graph.hpp.
#ifndef IPUKERN_STANDIN_METADATA_CREATION_HPP
#define IPUKERN_STANDIN_METADATA_CREATION_HPP

#include <poplar/Graph.hpp>

namespace poplar {

struct QuarterMetadata {
  enum class Format { F143, F152 };
};

Tensor createVariableMetadataTensor(Graph &graph, QuarterMetadata::Format format, int scale);

} // namespace poplar

#endif
