/** Waits until something has happened elsewhere in this process, turn by turn of its event loop. */
export async function until(hasHappened: () => boolean): Promise<void> {
  while (!hasHappened()) await new Promise((resolve) => setImmediate(resolve));
}
