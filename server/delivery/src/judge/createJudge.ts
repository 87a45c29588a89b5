import { toError } from 'shared-kernel/decode/toError';
import { partKey } from 'shared-kernel/protocol/partKey';
import { countsOfArm, NOTHING_COUNTED } from './armCounts';
import { carryOut, type Out } from './carryOut';
import { createSight } from './createSight';
import { createUsual } from './createUsual';
import { createWatch, type Going, watchedOf } from './createWatch';
import { createWatchedTimes } from './createWatchedTimes';
import { addressesIn, type CandidateProgress, judge } from './judge';
import type { JudgeMeans } from './judgeMeans';
import type { Arms } from './suspicions';

/**
 * The judge of candidates. Each round looks at all that are out: of all processes of a site one decides, the
 * one with the lease, and only by counts that were made just now. It changes shares, withdraws, goes back and gives a
 * candidate to everybody; it releases nothing. Whatever fails leaves all as it is until the next round.
 */
export function createJudge(given: JudgeMeans) {
  const sight = createSight(given);
  const means = { ...given, readCounts: sight.readCounts, usual: createUsual(sight) };
  const times = createWatchedTimes(means.steadyMs);
  const watch = createWatch(means);
  /** How many addresses had been counted when a step was first looked at, by {@link stepKey}. */
  const addressesBefore = new Map<string, number>();
  /** What had been drawn when a candidate was first looked at: a broken one may have come and gone before. */
  const drawnBefore = new Map<string, CandidateProgress['drawn']>();

  function keepFirst<T>(all: Map<string, T>, key: string, value: T): T {
    const first = all.get(key) ?? value;
    all.set(key, first);
    return first;
  }

  function drawnSince({ pointer, candidate }: Out): CandidateProgress['drawn'] {
    const drawn = means.drawn(pointer);
    const before = keepFirst(drawnBefore, candidateKey({ pointer, candidate }), drawn);
    const since = (arm: 'candidate' | 'control') => ({
      seen: Math.max(0, drawn[arm].seen - before[arm].seen),
      bad: Math.max(0, drawn[arm].bad - before[arm].bad),
    });
    return { candidate: since('candidate'), control: since('control') };
  }

  async function lookAt({ pointer, candidate }: Out): Promise<void> {
    const { remote, live } = pointer;
    const asked = await countsFor(means, { pointer, candidate }).catch(toError);
    const counts = asked instanceof Error ? undefined : asked;
    // It is much to read: without it a candidate that fails is withdrawn all the same.
    const before = counts && means.usual.before({ remote, release: live.release }, candidate.since);
    const usual = (await before?.catch(() => undefined)) ?? NOTHING_COUNTED.faults;
    const progress = {
      usual,
      share: candidate.share,
      // Time without figures is not watched.
      watchedMs: counts ? times.look(stepKey({ pointer, candidate })) : 0,
      isLcpComparable: pointer.drawing !== 'off' && pointer.live.server !== undefined,
      addressesBefore: counts ? keepFirst(addressesBefore, stepKey({ pointer, candidate }), addressesIn(counts)) : 0,
      drawn: drawnSince({ pointer, candidate }),
    };
    await carryOut(means, { pointer, candidate }, judge(progress, counts));
    if (asked instanceof Error) throw asked;
  }

  return {
    async round(): Promise<void> {
      const { shell, remotes } = await means.pointers.current();
      const out = remotes.flatMap(({ candidate, ...pointer }) =>
        candidate && pointer.state === 'on' ? [{ pointer: { ...pointer, candidate }, candidate }] : [],
      );
      const all = [...(shell ? [shell] : []), ...remotes];
      const names = all.map(({ remote }) => remote);
      const going = await watchedOf(means.notes, all);
      times.keep(new Set([...out.map(stepKey), ...going.map(goingKey)]));
      forgetOthers(addressesBefore, out.map(stepKey));
      forgetOthers(drawnBefore, out.map(candidateKey));
      if (!(await means.lease.hold())) return means.onRound({ isLeader: false, waiting: 0, fault: undefined, names });
      // At once, so that a slow api costs one wait and not one for each; each of them looks at the lease again.
      const looks = await Promise.allSettled([
        ...out.map(lookAt),
        ...going.map((one) => watch(one, () => times.look(goingKey(one)))),
      ]);
      // Others see the lease alive while this waited.
      if (looks.length > 0) await means.lease.hold();
      const failed = looks.find((one) => one.status === 'rejected');
      // Another machine may have an api that answers.
      if (failed && sight.isLost()) await means.lease.leave();
      const fault = failed && toError(failed.reason);
      means.onRound({ isLeader: true, waiting: looks.length, fault, names });
    },
  };
}

async function countsFor({ readCounts }: JudgeMeans, { pointer: { remote, live }, candidate }: Out): Promise<Arms> {
  const counted = await readCounts(Date.parse(candidate.since) / 1000);
  return {
    candidate: countsOfArm(counted.get(partKey({ remote, release: candidate.release.release }))),
    control: countsOfArm(counted.get(partKey({ remote, release: live.release }))?.control),
  };
}

function forgetOthers(all: Map<string, unknown>, keys: readonly string[]): void {
  for (const key of all.keys()) if (!keys.includes(key)) all.delete(key);
}

const candidateKey = ({ pointer: { remote }, candidate }: Out) =>
  `${partKey({ remote, release: candidate.release.release })} ${candidate.since}`;
const stepKey = ({ pointer, candidate }: Out) => `${candidateKey({ pointer, candidate })} ${candidate.share}`;
const goingKey = ({ pointer: { remote, live } }: Going) => `${partKey({ remote, release: live.release })} watched`;
