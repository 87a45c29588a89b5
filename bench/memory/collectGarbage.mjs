// Loaded into every process of the product whose memory is measured: collects garbage each second, so that the heap
// which a server tells is what it keeps.
setInterval(() => globalThis.gc?.(), 1000).unref();
