/*
 * Loaded before the system's own library (LD_PRELOAD): every fsync and fdatasync takes SLOW_DISK_MS longer, and writes a byte to
 * the file SLOW_DISK_COUNT to be counted: M on the first thread of a process, o on any other.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static int slowly(const char *name, int file)
{
    const char *ms = getenv("SLOW_DISK_MS");
    const char *count = getenv("SLOW_DISK_COUNT");
    long wait = ms == NULL ? 0 : atol(ms);
    struct timespec pause = {wait / 1000, (wait % 1000) * 1000000L};
    int (*carry_out)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);

    if (count != NULL) {
        int counted = open(count, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
        if (counted >= 0) {
            if (write(counted, syscall(SYS_gettid) == getpid() ? "M" : "o", 1) != 1) abort();
            close(counted);
        }
    }
    nanosleep(&pause, NULL);
    return carry_out(file);
}

int fsync(int file)
{
    return slowly("fsync", file);
}

int fdatasync(int file)
{
    return slowly("fdatasync", file);
}
