import { fileURLToPath } from 'node:url';
import { readConfig } from '../../config';
import { FED_ENVIRONMENT, fedServer } from '../fedServer';
import { cpuMs, handleCommands, sharedNow } from '../handleCommands';
import { liveMatch, REFERENCES } from '../liveMatch';

/* The whole server with `MATCHES` live matches, in a process of its own: its parent feeds it by orders. */

const matches = Number(process.env.MATCHES ?? 300);
const config = readConfig({ ...FED_ENVIRONMENT, ...process.env }, { cwd: '/', newRunId: () => 'fed' });
/** The build puts it there; without it each start would create a store anew, for seconds. */
const EMPTY_STORE = fileURLToPath(new URL('../../emptyStore.tar.gz', import.meta.url));
const { server, emit } = await fedServer(config, EMPTY_STORE);
await emit({ ...REFERENCES, matches: Array.from({ length: matches }, (_, i) => liveMatch(i + 1, 0)) });

handleCommands({
  addresses: () => [server.address],
  cpuMs,
  /** Changes that many matches from this id on: `[change, how many, id]`. */
  change: ([change = 0, count = 1, id = 1]) => changed({ change, count, id }),
  /** Changes one match after the other: `[first change, how many, milliseconds between]`. */
  play: ([first = 0, count = 0, pauseMs = 0]) => play(first, count, pauseMs),
});

/** Resolves with the times of sending and of the commit. */
async function changed({ change, count, id }: Record<'change' | 'count' | 'id', number>): Promise<[number, number]> {
  const batch = Array.from({ length: count }, (_, i) => liveMatch(((id - 1 + i) % matches) + 1, change));
  const emittedAt = sharedNow();
  await emit({ matches: batch });
  return [emittedAt, sharedNow()];
}

async function play(first: number, count: number, pauseMs: number): Promise<void> {
  const began = sharedNow();
  for (let i = 0; i < count; i++) {
    await changed({ change: first + i, count: 1, id: 1 + ((first + i) % matches) });
    const wait = began + (i + 1) * pauseMs - sharedNow();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
