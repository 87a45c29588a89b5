// For bench/feed.bench.mjs: the feed alone, into a store that only says what came.
import type { FeedBatch } from '../provider';
import { subscribeMqtt } from '../theSports/subscribeMqtt';
import { theSportsProvider } from '../theSports/theSportsProvider';
import { machineClock } from '../timeline/wallClock';

const [origin = '', pushUrl = '', ahead = '0'] = process.argv.slice(2);

/** As far ahead as the stand-in's. */
const shift = Number(ahead);
const clock = {
  now: () => machineClock.now() + shift,
  at: (moment: number, run: () => void) => machineClock.at(moment - shift, run),
};

const account = { user: 'bench', secret: 'bench', bookmaker: 3, competitions: [], hot: [] };
const provider = theSportsProvider(
  { kind: 'thesports', origin, pushUrl, ...account },
  { clock, random: Math.random, report: (error) => console.error(error.message), fetch, subscribe: subscribeMqtt },
);

provider.start({ startedAt: clock.now() }, async ({ matches = [] }: FeedBatch) => {
  const scores = matches.map(({ id, status_id, home_scores, away_scores }) => [
    id,
    status_id,
    home_scores,
    away_scores,
  ]);
  if (scores.length > 0) process.send?.({ at: Date.now(), scores });
});

// The machine's clock keeps no process alive, and the memory is that of a quiet moment.
setInterval(() => {
  globalThis.gc?.();
  process.send?.({ heap: process.memoryUsage().heapUsed, matches: provider.figures?.() });
}, 5000);
