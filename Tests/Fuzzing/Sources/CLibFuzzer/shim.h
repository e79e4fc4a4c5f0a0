#include <stddef.h>
#include <stdint.h>

// The only function of libFuzzer's that a program with a main of its own calls; it has no header.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*attempt)(const uint8_t *data, size_t size));
