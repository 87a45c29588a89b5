import { AdminRefusedError, NoAdminEndpointError } from 'server-shared/admin/adminClient';
import type { HistoryLine, ReleaseList } from 'server-shared/releases/liveAnswer';
import { aHistoryLine, aReleaseApi } from '../testing/aReleaseApi';
import { aRemoteBuild } from '../testing/builds';
import { followCandidate } from './followCandidate';

const OUT = '2.0.0-b';

/** Follows a candidate that this change ends, after `api` answered so. */
async function followed(last: Partial<HistoryLine>, ...answers: (Error | undefined)[]) {
  const { put, known } = aReleaseApi();
  await put('mfe-scores', aRemoteBuild(), [aHistoryLine({ by: 'judge', who: 'judge', action: 'promote', ...last })]);
  const over = known.get('mfe-scores');
  if (!over?.pointer || over.pointer.remote === 'shell') throw new Error('Expected a remote');
  const candidate = { share: 1, since: '2022-12-09T20:00:00Z', release: { ...over.pointer.live, release: OUT } };
  const still = { ...over, pointer: { ...over.pointer, candidate } };
  const printed: string[] = [];
  let looks = 0;
  const list = async (): Promise<ReleaseList> => {
    looks += 1;
    const error = answers.shift();
    if (error) throw error;
    return { names: [looks < 4 ? still : over] };
  };
  const means = { pause: async () => {}, print: (said: string) => void printed.push(said) };
  const end = await followCandidate(async () => ({ list }), 'mfe-scores', OUT, means).catch(String);
  return { end, printed };
}

it.each([
  [{ to: OUT, reason: 'seen enough' }, `mfe-scores ${OUT} is live for everybody (seen enough)`],
  [
    { action: 'withdraw', candidate: OUT, reason: 'faults\nx' } as const,
    `ReleaseError: mfe-scores ${OUT} was withdrawn by judge (faults x)`,
  ],
  [
    { action: 'off', candidate: OUT, by: 'scores' } as const,
    `ReleaseError: mfe-scores ${OUT} is no longer a candidate: off by scores`,
  ],
])('ends with what became of it: %j', async (last, end) => {
  expect(await followed(last)).toEqual({ end, printed: [] });
});

it('goes on while api is away or in trouble, and says so once', async () => {
  const trouble = [new NoAdminEndpointError('/data'), new AdminRefusedError(503, 'no database')];
  const { end, printed } = await followed({ to: OUT }, ...trouble);
  expect(end).toBe(`mfe-scores ${OUT} is live for everybody`);
  expect(printed).toEqual([
    expect.stringMatching(/^api is not running .* The site judges mfe-scores all the same; this looks again\.$/),
  ]);
});

it('ends where its token counts no more', async () => {
  const { end } = await followed({ to: OUT }, new AdminRefusedError(403, 'The token of scores was revoked'));
  expect(end).toContain('The token of scores was revoked');
});
