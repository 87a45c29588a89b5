// Loaded into every process of the product whose memory is measured: collects garbage whenever the process looks at its
// memory, so that the heap which a server reports is what it keeps.
const { memoryUsage } = process;
const collected = () => {
  globalThis.gc?.();
  return memoryUsage();
};
process.memoryUsage = Object.assign(collected, { rss: memoryUsage.rss });
