// SPDX-License-Identifier: Apache-2.0
// Stand-in of this project for <poplar/DeviceManager.hpp>; see Graph.hpp.
#ifndef IPUKERN_STANDIN_DEVICE_MANAGER_HPP
#define IPUKERN_STANDIN_DEVICE_MANAGER_HPP

#include <poplar/Graph.hpp>

namespace poplar {

enum class TargetType { IPU, IPU_MODEL, CPU };

class DeviceManager {
public:
  static DeviceManager createDeviceManager();
  std::vector<Device> getDevices(TargetType type, unsigned count);
};

} // namespace poplar

#endif
