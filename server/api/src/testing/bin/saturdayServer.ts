import { fileURLToPath } from 'node:url';
import { readConfig } from '../../config';
import { FED_ENVIRONMENT, fedServer } from '../fedServer';
import { handleCommands, sharedNow } from '../handleCommands';
import { type Sent, saturday } from '../saturday';

/* The whole server on a simulated Saturday with `MATCHES` matches, in a process of its own: its parent orders how many
   changes it sends, and how fast. One that was restarted goes on after `PLAYED` of them on the day that began at
   `BEGAN`, unix seconds. */

const config = readConfig({ ...FED_ENVIRONMENT, ...process.env }, { cwd: '/', newRunId: () => 'saturday' });
/** The build puts it there; without it each start would create a store anew, for seconds. */
const EMPTY_STORE = fileURLToPath(new URL('../../emptyStore.tar.gz', import.meta.url));
const { server, emit } = await fedServer(config, EMPTY_STORE);
const { BEGAN = Date.now() / 1000, MATCHES = 300, PLAYED = 0 } = process.env;
const { soFar, next, rank } = saturday(Number(BEGAN), Number(MATCHES));
for (let played = 0; played < Number(PLAYED); ) played += next('all').length || Number.POSITIVE_INFINITY;
await emit(soFar());

handleCommands({
  addresses: () => [server.address],
  /** Sends changes: `[how many, milliseconds for each]`. Resolves with how many it sent, fewer when the day is over. */
  play: ([count = 0, pauseMs = 0]) => play('all', count, pauseMs),
  rank: ([place = 1]) => emit({ matches: rank(place) }),
  prices: ([count = 0, pauseMs = 0]) => play('prices', count, pauseMs),
});

/** Matches that change at the same moment are sent together, and the pause after them is as much longer. */
async function play(sent: Sent, count: number, pauseMs: number): Promise<number> {
  const began = sharedNow();
  let done = 0;
  while (done < count) {
    const matches = next(sent);
    if (matches.length === 0) break;
    await emit({ matches });
    done += matches.length;
    const wait = began + done * pauseMs - sharedNow();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return done;
}
