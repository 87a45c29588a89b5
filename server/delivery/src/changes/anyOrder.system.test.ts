import * as fc from 'fast-check';
import { candidateIn, decodePointer, type Pointer, readLastGood, releasesIn } from '../pointers/pointerFile';
import { readStored, releasesThere } from '../release/storedRelease';
import { aLiveSite } from '../testing/liveSite';
import { beginCandidate, promoteCandidate, setShare, withdrawCandidate } from './candidate';

/** Actions of teams on one remote, in any order; numbers choose among the existing releases. */
const deed = fc.oneof(
  fc.record({ kind: fc.constant('release' as const), code: fc.integer({ min: 0, max: 14 }) }),
  fc.record({ kind: fc.constant('rollback' as const), to: fc.option(fc.nat({ max: 20 }), { nil: undefined }) }),
  fc.record({ kind: fc.constantFrom('off' as const, 'on' as const, 'prune' as const) }),
  fc.record({ kind: fc.constant('candidate' as const), of: fc.nat({ max: 20 }), share: fc.nat({ max: 101 }) }),
  fc.record({ kind: fc.constant('share' as const), share: fc.nat({ max: 101 }) }),
  fc.record({ kind: fc.constantFrom('promote' as const, 'withdraw' as const) }),
  fc.record({ kind: fc.constant('damage' as const), length: fc.nat({ max: 60 }) }),
);
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;
type Site = Awaited<ReturnType<typeof aLiveSite>>;

it('whatever is done in whatever order, a pointer names releases that are whole, and the history has each change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 25 }), async (deeds) => {
      const site = await aLiveSite();
      // Enough for pruning to remove some.
      for (let code = 0; code < 15; code++) await site.release(`code${code}`);
      let before = await pointerOf(site);
      for (const one of deeds) {
        const lines = (await site.history()).length;
        const isDone = await tried(site, one);
        if (one.kind === 'damage') expect(await readLastGood(site.site, 'mfe-scores')).toEqual(before);
        const after = await site.pointer().catch(() => undefined);
        if (after === undefined) continue;
        const isChanged = after.changedAt !== before.changedAt;
        expect((await site.history()).length - lines).toBe(isChanged ? 1 : 0);
        if (!isDone) expect(after).toEqual(before);
        const named = releasesIn(after);
        for (const release of named) await readStored(site.site, 'mfe-scores', release);
        expect(after.previous?.release).not.toBe(after.live.release);
        expect(candidateIn(after)?.release.release).not.toBe(after.live.release);
        expect(after.withdrawn.filter((one) => named.includes(one))).toEqual([]);
        before = after;
      }
    }),
    {
      numRuns: process.env.TEST_RING === 'long' ? 8 : 3,
      // Each try is slow, because it uses the disk: a failure is reported at once, without shrinking.
      endOnFailure: true,
      // Releases the live release again while its pointer is damaged: that is no change.
      examples: [
        [
          [
            { kind: 'rollback', to: 4 },
            { kind: 'damage', length: 0 },
            { kind: 'release', code: 12 },
          ],
        ],
      ],
    },
  );
});

async function pointerOf({ pointer }: Site): Promise<Pointer> {
  const there = await pointer();
  if (!there) throw new Error('Nothing was released');
  return there;
}

/** Performs the action if it makes sense now; returns whether it did. */
async function tried(site: Site, one: Deed): Promise<boolean> {
  try {
    switch (one.kind) {
      case 'release':
        await site.release(`code${one.code}`);
        break;
      case 'rollback':
        await site.type('rollback', 'mfe-scores', ...(await target(site, one.to)));
        break;
      case 'damage':
        await damage(site, one.length);
        break;
      case 'prune':
        await site.type('prune');
        break;
      case 'candidate':
      case 'share':
      case 'promote':
      case 'withdraw':
        await changeCandidate(site, one);
        break;
      case 'off':
      case 'on':
        await site.type(one.kind, 'mfe-scores');
    }
    return true;
  } catch {
    return false;
  }
}

async function changeCandidate({ site, now }: Site, one: Deed): Promise<void> {
  const change = { who: 'anh', now: now() };
  if (one.kind === 'candidate') {
    const there = await releasesThere(site, 'mfe-scores');
    const { release = '' } = there[one.of % there.length] ?? {};
    await beginCandidate(site, 'mfe-scores', () => readStored(site, 'mfe-scores', release), one.share, change);
  }
  if (one.kind === 'share') await setShare(site, 'mfe-scores', undefined, one.share, change);
  if (one.kind === 'promote') await promoteCandidate(site, 'mfe-scores', undefined, change);
  if (one.kind === 'withdraw') await withdrawCandidate(site, 'mfe-scores', undefined, change);
}

async function target({ site }: Site, choice: number | undefined): Promise<string[]> {
  const there = await releasesThere(site, 'mfe-scores');
  const chosen = choice === undefined ? undefined : there[choice % there.length];
  return chosen ? ['--to', chosen.release] : [];
}

/** Truncates the pointer, like a disk that loses its last write. */
async function damage({ site, text, write }: Site, length: number): Promise<void> {
  const whole = await text(site.pointer('mfe-scores'));
  await write(site.pointer('mfe-scores'), whole.slice(0, length));
  expect(() => decodePointer('mfe-scores', whole.slice(0, length))).toThrow();
}
