const AT_ONCE = 8;

/** Does the work for all, a few at once; when one fails, no other begins, and those that run are waited for. */
export async function inParallel<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items].reverse();
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) {
      await work(item).catch((error: unknown) => {
        left.length = 0;
        throw error;
      });
    }
  };
  const done = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  const failed = done.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
