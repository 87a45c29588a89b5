const PATIENCE_MS = 30_000;

/** Waits for a condition in this process, turn by turn of its event loop. */
export async function until(hasHappened: () => boolean): Promise<void> {
  const start = performance.now();
  while (!hasHappened()) {
    if (performance.now() - start > PATIENCE_MS) throw new Error(`Waited in vain for ${hasHappened}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
