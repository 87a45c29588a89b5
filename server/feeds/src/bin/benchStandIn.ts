// For bench/feed.bench.mjs: TheSports' stand-in, which says when the score of a match changed.
import { startTheSportsStandIn } from '../standIn/theSports/createStandIn';

const [seed = 1, worlds = 3, speed = 1, startedAt = 0, ahead = 0] = process.argv.slice(2).map(Number);

/** The script's clock differs from the machine's, so that the day is at its busy evening. */
const now = () => Date.now() / 1000 + ahead;

const account = { user: 'bench', secret: 'bench' };
const standIn = await startTheSportsStandIn({ seed, worlds, speed, startedAt, now, ...account });
setInterval(() => {
  // Before the tick, which pushes what changed.
  const at = Date.now();
  const scores = standIn.tick().flatMap(({ id, score }) => (score === undefined ? [] : [[id, JSON.stringify(score)]]));
  if (scores.length > 0) process.send?.({ at, scores });
}, 100);
process.on('message', (what: unknown) => {
  if (what === 'cut') standIn.broker.cut();
});
process.send?.({ origin: standIn.origin, pushUrl: standIn.pushUrl });
