import { checkClashes } from 'server-shared/releases/clashes';
import { checkContracts } from 'server-shared/releases/contracts';
import type { ChangedAnswer, LiveOrder } from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import { ReleaseError } from 'server-shared/releases/releaseError';
import type { Written } from '../store/releases/changeLive';
import type { LiveState } from '../store/releases/liveState';
import { decideChange } from './decideChange';
import type { Asked, Outcome, Views } from './outcome';
import { pointersOf } from './pointerOf';

export type Decided = { readonly written: readonly Written[]; readonly changes: ChangedAnswer['changes'] };

type About = {
  /** The team, `local` or `judge`. */
  readonly by: string;
  readonly now: Date;
  /** Of the name in an order of one. */
  readonly views: Views;
};

/**
 * What an order does to what is live: all of its changes, or nothing.
 *
 * @throws ReleaseError with the reason when it must not be
 */
export function decideOrder(order: LiveOrder, state: LiveState, { by, now, views }: About): Decided {
  const rows = new Map(state.rows);
  const turned = new Set<LiveName>();
  const written: Written[] = [];
  const changes: ChangedAnswer['changes'] = [];
  refuseSurprise(order, state);
  for (const change of order.changes) {
    const { name } = change;
    if (changes.some((one) => one.name === name)) throw new ReleaseError(`Expected ${name} once, got it twice.`);
    refuseUnread(name, state.unread);
    const before = rows.get(name);
    const asked = { change, before, state: { ...state, rows }, now };
    const outcome = decideChange({ ...asked, views: order.changes.length === 1 ? views : { kind: 'together' } });
    if (outcome.action !== undefined) written.push(writtenOf(asked, outcome, order, by));
    if (outcome.isNew) turned.add(name);
    if (outcome.after) rows.set(name, outcome.after);
    else rows.delete(name);
    changes.push(changedOf(asked, outcome));
  }
  const { pointers, unread } = pointersOf({ ...state, rows });
  for (const name of turned) refuseUnread(name, unread);
  checkContracts(pointers, turned);
  checkClashes(pointers, turned);
  return { written, changes };
}

/** A row that somebody wrote by hand. */
function refuseUnread(name: LiveName, unread: ReadonlyMap<string, string>): void {
  const why = unread.get(name);
  if (why !== undefined) throw new ReleaseError(`What is live of ${name} cannot be read: ${why}. Put its row right.`);
}

/** @throws ReleaseError when another release went live during the trial, which says nothing then */
function refuseSurprise({ beside, changes }: LiveOrder, { rows }: LiveState): void {
  if (!beside) return;
  for (const name of new Set([...Object.keys(beside), ...rows.keys()])) {
    const row = [...rows.values()].find((one) => one.name === name);
    const change = changes.find((one) => one.name === name);
    if (beside[name] === row?.release || (change && row && change.release === row.release)) continue;
    // What is off is no part of a trial.
    if (beside[name] === undefined && row?.is_on === false) continue;
    throw new ReleaseError(
      change
        ? `${name} ${row?.release} went live while ${change.release} was tried: look at it, and release again.`
        : `${name} ${row?.release ?? 'nothing'} is live by now, and was ${beside[name] ?? 'nothing'} during the trial. Nothing was changed: try again.`,
    );
  }
}

function writtenOf(
  { change, before, state, now }: Omit<Asked, 'views'>,
  { action, after, unchecked, moved }: Outcome,
  { who, reason }: LiveOrder,
  by: string,
): Written {
  const { name, reloads } = change;
  const releases = after ? [after.release, after.candidate] : [];
  const line = {
    name,
    at: now.toISOString(),
    by,
    who,
    action: action ?? change.action,
    reloads,
    reason,
    unchecked,
    from: before?.release,
    to: after?.release,
    candidate: after?.candidate ?? before?.candidate,
    share: after?.share,
  };
  const claimed = releases.flatMap((one) => (one && state.described(name, one)?.paths) || []);
  return { line, after, moved, claimed };
}

function changedOf(
  { change, before }: Pick<Asked, 'change' | 'before'>,
  { action, after, why }: Outcome,
): ChangedAnswer['changes'][number] {
  const kind = action === undefined ? 'unchanged' : action === 'share' ? 'candidate' : 'changed';
  return {
    name: change.name,
    kind,
    from: before?.release,
    to: after?.release,
    why,
    candidate: after?.candidate,
    share: after?.share,
    isOn: after?.is_on ?? false,
  };
}
