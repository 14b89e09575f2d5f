// Stand-in of ipukern. Which compact layouts of vertex fields a target has: IPU21 has none of the
// scaled pointers of the first generation, and its delta tables are the plain ones.
#ifndef IPUKERN_AVAILABLE_VTYPES_H
#define IPUKERN_AVAILABLE_VTYPES_H

#define VECTOR_AVAIL_SHORT_SPAN 1

#endif
