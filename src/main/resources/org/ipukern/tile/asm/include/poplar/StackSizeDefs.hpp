// Stand-in of ipukern. DEF_STACK_USAGE is known to the assembler, which keeps what it declares.
