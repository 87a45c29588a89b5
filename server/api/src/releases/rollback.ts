import { ReleaseError } from 'server-shared/releases/releaseError';
import { slotsOf } from 'shared-kernel/contract/servedBy';
import type { SlotName } from 'shared-kernel/contract/slotName';
import type { LiveRow } from '../store/releases/liveRow';
import type { LiveState } from '../store/releases/liveState';
import type { Described } from '../store/releases/tables';
import { type Asked, NO_CANDIDATE, type Outcome, rowOf, wantedOf } from './outcome';
import { isOfRemote, pointersOf } from './pointerOf';
import { turnsTo } from './withdrawn';

/**
 * Makes an earlier release live again: the previous one, or the one named. Its fallback is not the release it replaces but
 * the one before it in its history. Tabs leave the one it replaces, and a candidate if there is one. A slot that another
 * remote has by now stays there.
 */
export function rollback(asked: Asked): Outcome {
  const row = rowOf(asked);
  const target = asked.change.release ?? releaseBefore(row);
  if (target === row.release) throw new ReleaseError(`${row.name} ${target} is live already.`);
  const { described } = wantedOf({ ...asked, change: { ...asked.change, release: target } });
  refuseNeverLive(asked, target);
  const previous = standInFor(asked, target, described);
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

/** What was only looked at has passed no checks. */
function refuseNeverLive({ change: { name }, state }: Asked, release: string): void {
  const wasOut = state.history(name).some(({ to, candidate }) => to === release || candidate === release);
  if (wasOut || state.checks(name, release).length > 0) return;
  throw new ReleaseError(
    `${name} ${release} was never live, only looked at (--preview), and has passed no checks. Release it: npm run release -- ${name}.`,
  );
}

/** The release that was live before this one, if it is still there and has the same contract. */
function standInFor({ change: { name }, state }: Asked, release: string, { contract }: Described): string | undefined {
  const made = turnsTo(state.history(name), release).filter(({ action }) => action !== 'rollback');
  const before = made.at(-1)?.from;
  if (before === undefined || before === release) return undefined;
  return state.described(name, before)?.contract === contract ? before : undefined;
}

/** The slots that somebody else has, of those that the release would fill. */
function cededBy({ name }: LiveRow, slots: readonly SlotName[], state: LiveState): SlotName[] {
  const others = [...pointersOf(state).pointers.values()].flatMap((pointer) =>
    pointer.remote === 'shell' || pointer.remote === name || pointer.state === 'off' ? [] : slotsOf(pointer),
  );
  return slots.filter((slot) => others.includes(slot));
}
