import { BENCH_ENVIRONMENT, fedServer } from '../bench/fedServer';
import { obey, sharedNow } from '../bench/orders';
import { saturday, type Told } from '../bench/saturday';
import { readConfig } from '../config';

/* The whole server for `server/api/bench/line.bench.mjs`, in a process of its own, on a simulated Saturday with
   `MATCHES` matches: its parent orders how many changes it tells, and how fast. */

const config = readConfig({ ...BENCH_ENVIRONMENT, ...process.env }, { cwd: '/', newRunId: () => 'bench' });
const { server, tell } = await fedServer(config);
const { afternoon, opening, next } = saturday(Date.now() / 1000, Number(process.env.MATCHES ?? 300));
await tell(opening);

obey({
  addresses: () => [server.address],
  /** Unix seconds at which the board is. */
  afternoon: () => afternoon,
  /** Tells changes: `[how many, milliseconds for each]`. Resolves with how many it told. */
  play: ([count = 0, pauseMs = 0]) => play('all', count, pauseMs),
  prices: ([count = 0, pauseMs = 0]) => play('prices', count, pauseMs),
});
process.send?.({ ready: true });

/** Matches that change at the same moment are told together, and the pause after them is as much longer. */
async function play(told: Told, count: number, pauseMs: number): Promise<number> {
  const began = sharedNow();
  let done = 0;
  while (done < count) {
    const matches = next(told);
    await tell({ matches });
    done += matches.length;
    const wait = began + done * pauseMs - sharedNow();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return done;
}
