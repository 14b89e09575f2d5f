// SPDX-License-Identifier: Apache-2.0
// Stand-in of this project for <poplar/StackSizeDefs.hpp>: a host has no stacks to declare.
#ifndef IPUKERN_STANDIN_STACK_SIZE_DEFS_HPP
#define IPUKERN_STANDIN_STACK_SIZE_DEFS_HPP

#define DEF_STACK_USAGE(bytes, symbol)
#define DEF_FUNC_CALL_PTRS(caller, callees)

#endif
