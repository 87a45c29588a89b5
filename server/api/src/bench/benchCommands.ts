/** Milliseconds on a clock that all processes of this machine share. */
export const sharedNow = () => performance.timeOrigin + performance.now();

/** Bytes and milliseconds of processor time of a process. */
export type Usage = { rss: number; cpuMs: number };

/** Milliseconds of processor time since the process began. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** With `--expose-gc` the memory is what is left after a garbage collection, which costs processor time itself. */
export function usage(): Usage {
  const used = cpuMs();
  globalThis.gc?.();
  return { rss: process.memoryUsage.rss(), cpuMs: used };
}

/** Serves the parent process: each message `{ id, name, given }` is a call, answered with its result. */
export function handleCommands(commands: Readonly<Record<string, (given: number[]) => unknown>>): void {
  process.on('message', (order: { id: number; name: string; given: number[] }) => {
    void Promise.resolve(commands[order.name]?.(order.given)).then((result) =>
      process.send?.({ id: order.id, result }),
    );
  });
  process.once('disconnect', () => process.exit(0));
}
