/**
 * Loaded into each server: when the process that started it is gone, even by a kill that it could not answer,
 * the server ends, too. Nobody is left behind to hold the port or the store.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Listening must not keep alive a server that wants to end by itself.
process.channel?.unref();
