import { CHECKS } from 'server-shared/releases/liveAnswer';
import { ReleaseError } from 'server-shared/releases/releaseError';
import { slotsOf } from 'shared-kernel/contract/servedBy';
import type { SlotName } from 'shared-kernel/contract/slotName';
import type { LiveRow } from '../store/releases/liveRow';
import type { LiveState } from '../store/releases/liveState';
import type { Described } from '../store/releases/tables';
import { type Asked, NO_CANDIDATE, type Outcome, rowOf, wantedOf } from './outcome';
import { isOfRemote, pointersOf } from './pointerOf';
import { turnsOf, withdrawnIn } from './withdrawn';

/**
 * Makes an earlier release live again: the previous one, or the one named. Tabs leave the one it replaces, and a candidate
 * if there is one, so neither is its fallback. A slot that another remote has by now stays there.
 */
export function rollback(asked: Asked): Outcome {
  const row = rowOf(asked);
  const target = asked.change.release ?? releaseBefore(row);
  if (target === row.release) throw new ReleaseError(`${row.name} ${target} is live already.`);
  const { described } = wantedOf({ ...asked, change: { ...asked.change, release: target } });
  refuseNeverLive(asked, target);
  const previous = fallbackFor(asked, { target, left: [row.release, row.candidate] }, described);
  const ceded = isOfRemote(described) ? cededBy(row, described.slots, asked.state) : [];
  const after = { ...row, ...NO_CANDIDATE, release: target, previous, ceded, is_watched: false };
  return { action: 'rollback', after, isNew: true };
}

function releaseBefore({ name, release, previous }: LiveRow): string {
  if (previous !== undefined) return previous;
  throw new ReleaseError(
    `There is nothing before ${name} ${release}. Name a release with --to: npm run releases -- ${name} lists them.`,
  );
}

/** What was never live goes back only where it lacks no check: what was only looked at has passed none. */
function refuseNeverLive({ change: { name }, state }: Asked, release: string): void {
  const wasOut = state.history(name).some(({ to, candidate }) => to === release || candidate === release);
  const passed = state.checks(name, release);
  if (wasOut || CHECKS.every((check) => passed.includes(check))) return;
  throw new ReleaseError(
    `${name} ${release} was never live, and not all of ${CHECKS.join(', ')} were checked. Release it: npm run release -- ${name}.`,
  );
}

type Way = { readonly target: string; readonly left: readonly (string | undefined)[] };

/** The newest other release that was live and that nobody left, if it is still there and has the same contract. */
function fallbackFor({ change: { name }, state }: Asked, { target, left }: Way, { contract }: Described) {
  const history = state.history(name);
  const { withdrawn } = withdrawnIn(history);
  return turnsOf(history).findLast(
    (one) =>
      one !== target &&
      !left.includes(one) &&
      !withdrawn.includes(one) &&
      state.described(name, one)?.contract === contract,
  );
}

/** The slots that somebody else has, of those that the release would fill. */
function cededBy({ name }: LiveRow, slots: readonly SlotName[], state: LiveState): SlotName[] {
  const others = [...pointersOf(state).pointers.values()].flatMap((pointer) =>
    pointer.remote === 'shell' || pointer.remote === name || pointer.state === 'off' ? [] : slotsOf(pointer),
  );
  return slots.filter((slot) => others.includes(slot));
}
