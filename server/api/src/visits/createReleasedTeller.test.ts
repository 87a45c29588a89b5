import type { NumberedReleased } from '../store/withdrawnReleases';
import { createReleasedTeller } from './createReleasedTeller';

const entry = (number: number): NumberedReleased => ({
  number,
  said: { remote: 'mfe-ads', withdrawn: [`1.${number}.0-a`], reloads: [] },
});

it('tells of each withdrawal since its start once, also when it is asked twice at once', async () => {
  const log = [entry(1), entry(2)];
  const told: unknown[] = [];
  const tell = await createReleasedTeller({
    store: {
      lastWithdrawn: async () => log.length,
      readWithdrawn: async (after) => log.filter(({ number }) => number > after),
    },
    hub: { broadcast: (event, said) => void told.push([event, said]) },
  });
  await tell();
  expect(told).toEqual([]);
  log.push(entry(3), entry(4));
  await Promise.all([tell(), tell()]);
  expect(told).toEqual([
    ['Released', entry(3).said],
    ['Released', entry(4).said],
  ]);
});
