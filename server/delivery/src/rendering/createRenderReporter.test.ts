import type { RenderOutcomes } from 'server-shared/releases/rendered';
import { aCandidate, aRelease } from '../testing/aCandidate';
import { noCounts, type ReleaseCounts } from './createRenderCounts';
import { createRenderReporter } from './createRenderReporter';

const live = aRelease({ release: '1.0.0-a' });
const candidate = aCandidate({ release: '1.1.0-b' });
const pointer = {
  schema: 1 as const,
  remote: 'mfe-ads' as const,
  state: 'on' as const,
  drawing: undefined,
  live,
  previous: undefined,
  changedAt: '2026-11-25T03:00:00Z',
};
const counts = (release: string, page: Partial<ReturnType<typeof noCounts>>) => ({
  remote: 'mfe-ads',
  release,
  parts: { page: { ...noCounts(), ...page } },
});
const faults = (some: object) => ({ ...noCounts().faults, ...some });

function aReporter() {
  const posted: RenderOutcomes[] = [];
  const rendered: { counts: ReleaseCounts[] } = { counts: [] };
  const post = async (items: RenderOutcomes[]) => void posted.push(...items);
  const reporter = createRenderReporter(() => rendered.counts, post);
  const report = async (counts: ReleaseCounts[], isOut = true) => {
    rendered.counts = counts;
    await reporter([{ ...pointer, candidate: isOut ? candidate : undefined }]);
    return posted.splice(0);
  };
  return report;
}

it('reports what a candidate and the release beside it rendered since then, and what failed', async () => {
  const report = aReporter();
  expect(await report([counts('1.0.0-a', { renders: 90 })], false)).toEqual([]);
  const now = [
    counts('1.0.0-a', { renders: 95, overruns: 1 }),
    counts('1.1.0-b', { renders: 3, faults: faults({ threw: 4, unfit: 1, lost: 7 }) }),
    counts('0.9.0-z', { renders: 7 }),
  ];
  expect(await report(now)).toEqual([
    { remote: 'mfe-ads', release: '1.1.0-b', seen: 8, bad: 5 },
    { remote: 'mfe-ads', release: '1.0.0-a', seen: 6, bad: 1 },
  ]);
  expect(await report(now)).toEqual([]);
});

it('a rendering that hangs is enough: the release rests for a minute after it', async () => {
  const hung = counts('1.1.0-b', { renders: 1, faults: faults({ hung: 1 }) });
  expect(await aReporter()([hung])).toEqual([{ remote: 'mfe-ads', release: '1.1.0-b', seen: 4, bad: 3 }]);
});

it('what did not arrive is not reported twice', async () => {
  const post = jest.fn(async () => Promise.reject(new Error('502')));
  const report = createRenderReporter(() => [counts('1.1.0-b', { renders: 1 })], post);
  await expect(report([{ ...pointer, candidate }])).rejects.toThrow('502');
  await report([{ ...pointer, candidate }]);
  expect(post).toHaveBeenCalledTimes(1);
});
