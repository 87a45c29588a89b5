import { feedCommand } from 'feeds/feedCommand';
import { commandPlace } from 'server-shared/commands/commandPlace';

/** Resolves after so many milliseconds, or when somebody ends the command. */
function until(ms: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    // Without a limit the timer only keeps the process alive: the clocks of feeds do not.
    const timer = ms === undefined ? setInterval(() => {}, 60_000) : setTimeout(resolve, ms);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        clearTimeout(timer);
        resolve();
      });
    }
  });
}

const { cwd } = commandPlace(import.meta.url);

process.exitCode = await feedCommand(process.argv.slice(2), {
  env: process.env,
  cwd,
  print: console.log,
  until,
  now: () => new Date(),
});
// Requests that are under way would keep the process.
process.exit();
