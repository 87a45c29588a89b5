import type { Drawn } from 'server-shared/releases/drawn';
import { aCandidate, aRelease } from '../testing/aCandidate';
import { noCounts, type ReleaseCounts } from './createDrawingCounts';
import { createDrawnTeller } from './createDrawnTeller';

const live = aRelease({ release: '1.0.0-a' });
const candidate = aCandidate({ release: '1.1.0-b' });
const pointer = {
  ...({ schema: 1, remote: 'mfe-ads', state: 'on', drawing: undefined, live, previous: undefined } as const),
  changedAt: '2026-11-25T03:00:00Z',
};
const counts = (release: string, page: Partial<ReturnType<typeof noCounts>>) => ({
  ...{ remote: 'mfe-ads', release },
  parts: { page: { ...noCounts(), ...page } },
});
const faults = (some: object) => ({ ...noCounts().faults, ...some });

function aTeller() {
  const posted: Drawn[] = [];
  const drawn: { counts: ReleaseCounts[] } = { counts: [] };
  const post = async (items: Drawn[]) => void posted.push(...items);
  const teller = createDrawnTeller(() => drawn.counts, post);
  const tell = async (counts: ReleaseCounts[], isOut = true) => {
    drawn.counts = counts;
    await teller([{ ...pointer, candidate: isOut ? candidate : undefined }]);
    return posted.splice(0);
  };
  return tell;
}

it('tells what a candidate and the release beside it drew since then, and what failed', async () => {
  const tell = aTeller();
  expect(await tell([counts('1.0.0-a', { drawings: 90 })], false)).toEqual([]);
  const now = [
    counts('1.0.0-a', { drawings: 95, overruns: 1 }),
    counts('1.1.0-b', { drawings: 3, faults: faults({ threw: 4, unfit: 1, lost: 7 }) }),
    counts('0.9.0-z', { drawings: 7 }),
  ];
  expect(await tell(now)).toEqual([
    { remote: 'mfe-ads', release: '1.1.0-b', seen: 8, bad: 5 },
    { remote: 'mfe-ads', release: '1.0.0-a', seen: 6, bad: 1 },
  ]);
  expect(await tell(now)).toEqual([]);
});

it('a drawing that hangs is enough: the release rests for a minute after it', async () => {
  const hung = counts('1.1.0-b', { drawings: 1, faults: faults({ hung: 1 }) });
  expect(await aTeller()([hung])).toEqual([{ remote: 'mfe-ads', release: '1.1.0-b', seen: 4, bad: 3 }]);
});

it('what did not arrive is not told twice', async () => {
  const post = jest.fn(async () => Promise.reject(new Error('502')));
  const tell = createDrawnTeller(() => [counts('1.1.0-b', { drawings: 1 })], post);
  await expect(tell([{ ...pointer, candidate }])).rejects.toThrow('502');
  await tell([{ ...pointer, candidate }]);
  expect(post).toHaveBeenCalledTimes(1);
});
