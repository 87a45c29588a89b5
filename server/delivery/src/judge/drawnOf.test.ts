import { noCounts } from '../drawing/createDrawingCounts';
import { aCandidate, aRelease } from '../testing/aCandidate';
import { drawnOf } from './drawnOf';

const live = aRelease({ release: '1.0.0-a' });
const candidate = aCandidate({ release: '1.1.0-b' });
const pointer = {
  ...({ schema: 1, remote: 'mfe-ads', state: 'on', drawing: undefined, live, previous: undefined, candidate } as const),
  changedAt: '2026-11-25T03:00:00Z',
};
const counts = (release: string, page: Partial<ReturnType<typeof noCounts>>) => ({
  ...{ remote: 'mfe-ads', release },
  parts: { page: { ...noCounts(), ...page } },
});
const faults = (some: object) => ({ ...noCounts().faults, ...some });

it('adds up what both releases drew, and what failed', () => {
  const drawn = drawnOf(pointer, [
    counts('1.0.0-a', { drawings: 90, overruns: 1 }),
    counts('1.1.0-b', { drawings: 3, faults: faults({ threw: 4, unfit: 1, lost: 7 }) }),
    counts('0.9.0-z', { drawings: 7 }),
  ]);
  expect(drawn).toEqual({ candidate: { seen: 8, bad: 5 }, control: { seen: 91, bad: 1 } });
});

it('a drawing that hangs is enough: the release rests for a minute after it', () => {
  const { candidate } = drawnOf(pointer, [counts('1.1.0-b', { drawings: 1, faults: faults({ hung: 1 }) })]);
  expect(candidate).toEqual({ seen: 4, bad: 3 });
});

it('nothing was drawn yet', () => {
  expect(drawnOf(pointer, []).candidate).toEqual({ seen: 0, bad: 0 });
});
