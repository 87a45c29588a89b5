/** Milliseconds on a clock that all processes of this machine share. */
export const sharedNow = () => performance.timeOrigin + performance.now();

/** Milliseconds of processor time since the process began. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Resident bytes; with `--expose-gc` those that are left after a collection of garbage. */
export function resident(): number {
  globalThis.gc?.();
  return process.memoryUsage.rss();
}

/** Serves the parent process: each message `{ id, name, given }` is a call, answered with its result. */
export function handleCommands(commands: Readonly<Record<string, (given: number[]) => unknown>>): void {
  process.on('message', (order: { id: number; name: string; given: number[] }) => {
    void Promise.resolve(commands[order.name]?.(order.given)).then((result) =>
      process.send?.({ id: order.id, result }),
    );
  });
  process.once('disconnect', () => process.exit(0));
  process.send?.({ ready: true });
}
