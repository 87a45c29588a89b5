/** Loaded into each server: when its parent is gone, even by SIGKILL, it ends, and frees the port and the store. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The listener must not keep alive a server that wants to end.
process.channel?.unref();
