import { judgeWatched, WATCH_MS } from './watch';

const GOOD = { seen: 5000, bad: 40 };
const UNKNOWN = { seen: 0, bad: 0 };

it.each([
  ['fails for all', { seen: 4, bad: 4 }, GOOD, 'withdraw'],
  ['fails for all, and nothing is known of the one before', { seen: 4, bad: 4 }, UNKNOWN, 'withdraw'],
  ['fails for two visitors, who may be one', { seen: 2, bad: 2 }, GOOD, 'wait'],
  ['fails for one in five', { seen: 200, bad: 40 }, GOOD, 'withdraw'],
  ['fails for one in a hundred', { seen: 1000, bad: 12 }, GOOD, 'wait'],
  ['fails as the one before did', { seen: 400, bad: 120 }, { seen: 900, bad: 270 }, 'wait'],
  ['has no visitor', UNKNOWN, GOOD, 'wait'],
] as const)('a release that %s', (_, now, before, kind) => {
  expect(judgeWatched({ watchedMs: 60_000, now, before }).kind).toBe(kind);
});

it('is watched for ten minutes', () => {
  expect(judgeWatched({ watchedMs: WATCH_MS, now: { seen: 100, bad: 1 }, before: GOOD })).toEqual({
    kind: 'over',
    why: '1 of 100 addresses had a fault',
  });
});
