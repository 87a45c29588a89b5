import * as fc from 'fast-check';
import { beginCandidate, promoteCandidate, setShare, withdrawCandidate } from '../changes/candidate';
import { candidateIn, decodePointer, releasesIn } from '../pointers/pointerFile';
import { readStored } from '../release/storedRelease';
import { aMachine, someKeys } from '../testing/sharedSite';
import { openShared } from './openShared';
import { aBucketServer } from './testing/aBucketServer';
import type { Trouble } from './testing/bucketServer';
import { pointerIn, wholeIn } from './testing/wholeIn';

/** What teams do to one remote from two machines, in any order; numbers choose among the releases that there were. */
const deed = fc.record({
  by: fc.constantFrom('anh' as const, 'binh' as const),
  trouble: fc.option(
    fc.constantFrom<Trouble>('answers 500', 'loses one answer to a write', 'has an old list', 'removes nothing'),
    { nil: undefined, freq: 6 },
  ),
  what: fc.oneof(
    fc.record({ kind: fc.constant('release' as const), code: fc.integer({ min: 0, max: 14 }) }),
    fc.record({ kind: fc.constant('preview' as const), code: fc.integer({ min: 0, max: 20 }) }),
    fc.record({ kind: fc.constant('rollback' as const), to: fc.option(fc.nat({ max: 20 }), { nil: undefined }) }),
    fc.record({ kind: fc.constantFrom('off' as const, 'on' as const, 'prune' as const, 'prune' as const) }),
    fc.record({ kind: fc.constant('candidate' as const), of: fc.nat({ max: 20 }), share: fc.nat({ max: 101 }) }),
    fc.record({ kind: fc.constant('share' as const), share: fc.nat({ max: 101 }) }),
    fc.record({ kind: fc.constantFrom('promote' as const, 'withdraw' as const) }),
  ),
});
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

const does = (by: Deed['by'], what: Deed['what'], trouble?: Trouble): Deed => ({ by, what, trouble });

const EXAMPLES: [Deed[]][] = [
  // One that is too old to stay is taken as a candidate, and may be given to everybody afterwards.
  [
    [
      does('anh', { kind: 'candidate', of: 0, share: 5 }),
      does('binh', { kind: 'prune' }),
      does('binh', { kind: 'promote' }),
    ],
  ],
  // One that is half removed is gone back to.
  [
    [
      does('anh', { kind: 'prune' }, 'removes nothing'),
      does('binh', { kind: 'rollback', to: 0 }),
      does('binh', { kind: 'prune' }),
      does('anh', { kind: 'rollback', to: 0 }),
    ],
  ],
];

async function aSite() {
  const [server, keys] = await Promise.all([aBucketServer(), someKeys()]);
  const [anh, binh] = await Promise.all([aMachine(server.place, keys, 'anh'), aMachine(server.place, keys, 'binh')]);
  const releases: string[] = [];
  // Enough for pruning to remove some.
  for (let code = 0; code < 13; code++) releases.push(await anh.release(`code${code}`));
  return { server, machines: { anh, binh }, releases };
}

type Site = Awaited<ReturnType<typeof aSite>>;

it('whatever is done from wherever in whatever order, the pointer in the bucket names releases that are whole there, and has each change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 15 }), async (deeds) => {
      const site = await aSite();
      const { server } = site;
      let before = pointerIn(server);
      for (const one of deeds) {
        server.setTrouble(one.trouble);
        const isDone = await tried(site, one);
        server.setTrouble(undefined);
        const after = pointerIn(server);
        const pointer = decodePointer('mfe-scores', JSON.stringify(after.pointer));
        const isChanged = JSON.stringify(after.pointer) !== JSON.stringify(before.pointer);
        expect(newIn(after.history, before.history)).toBe(isChanged ? 1 : 0);
        // A change whose answer was lost counts, whatever the command says.
        if (!isDone && one.trouble === undefined) expect(isChanged).toBe(false);
        const whole = wholeIn(server);
        const named = releasesIn(pointer);
        expect(named.map((release) => [release, whole.get(release)])).toEqual(named.map((release) => [release, true]));
        expect(named.filter((release) => after.leaving?.includes(release))).toEqual([]);
        if (after.leaving) expect(one.what.kind === 'prune' || before.leaving !== undefined).toBe(true);
        expect([...whole.values()]).not.toContain(false);
        expect(pointer.previous?.release).not.toBe(pointer.live.release);
        expect(candidateIn(pointer)?.release.release).not.toBe(pointer.live.release);
        before = after;
      }
    }),
    // Each try is slow, because it uses disks and a server: a failure is reported at once, without shrinking.
    { numRuns: 6, endOnFailure: true, examples: EXAMPLES },
  );
}, 120_000);

/** How many changes the one has beyond the other; of both the last twenty are there. */
function newIn(after: readonly unknown[], before: readonly unknown[]): number {
  const known = new Set(before.map((line) => JSON.stringify(line)));
  return after.filter((line) => !known.has(JSON.stringify(line))).length;
}

/** Performs the action if it makes sense now; returns whether it did. */
async function tried(site: Site, { by, what }: Deed): Promise<boolean> {
  const machine = site.machines[by];
  const chosen = (index: number) => site.releases[index % site.releases.length] ?? '';
  try {
    switch (what.kind) {
      case 'release':
        site.releases.push(await machine.release(`code${what.code}`));
        break;
      case 'preview':
        site.releases.push((await machine.preview(`code${what.code}`, new Date(Date.UTC(2022, 11, 8)))).release);
        break;
      case 'rollback':
        await machine.type('rollback', 'mfe-scores', ...(what.to === undefined ? [] : ['--to', chosen(what.to)]));
        break;
      case 'candidate':
      case 'share':
      case 'promote':
      case 'withdraw':
        await changeCandidate(site, by, what, chosen);
        break;
      case 'off':
      case 'on':
        await machine.type(what.kind, 'mfe-scores');
        break;
      case 'prune':
        await machine.type('prune');
    }
    return true;
  } catch {
    return false;
  }
}

async function changeCandidate(site: Site, by: Deed['by'], what: Deed['what'], chosen: (index: number) => string) {
  const { site: folder, now } = site.machines[by];
  const shared = await openShared(folder, site.server.place);
  const change = { who: by, now: now(), shared };
  if (what.kind === 'candidate') {
    const bring = async () => {
      await shared.bring('mfe-scores', chosen(what.of));
      return readStored(folder, 'mfe-scores', chosen(what.of));
    };
    await beginCandidate(folder, 'mfe-scores', bring, what.share, change);
  }
  if (what.kind === 'share') await setShare(folder, 'mfe-scores', undefined, what.share, change);
  if (what.kind === 'promote') await promoteCandidate(folder, 'mfe-scores', undefined, change);
  if (what.kind === 'withdraw') await withdrawCandidate(folder, 'mfe-scores', undefined, change);
}
