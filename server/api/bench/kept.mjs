// Loaded before the server whose memory is measured (`--expose-gc --import`): answers each message of its parent with
// the bytes left after a garbage collection, on the heap and outside of it.
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
process.channel?.unref();
