import type { Action } from 'server-shared/releases/liveAnswer';
import { ReleaseError } from 'server-shared/releases/releaseError';
import { matchPattern } from 'shared-kernel/contract/matchPattern';
import { promote, setShare, withdraw } from './candidate';
import { goLive } from './goLive';
import { type Asked, type Outcome, rowOf, unchanged } from './outcome';
import { rollback } from './rollback';
import { withdrawnIn } from './withdrawn';

const DECIDE: Readonly<Record<Action, (asked: Asked) => Outcome>> = {
  live: goLive,
  share: setShare,
  promote,
  withdraw,
  rollback,
  off: (asked) => switchRemote(asked, false),
  on: (asked) => switchRemote(asked, true),
  undraw: (asked) => switchRendering(asked, false),
  draw: (asked) => switchRendering(asked, true),
  remove,
  watched,
};

/**
 * What a change does to the row of its name: the one way for teams, the operator and the judge.
 *
 * @throws ReleaseError with the reason when it must not be
 */
export function decideChange(asked: Asked): Outcome {
  refuseStale(asked);
  const outcome = DECIDE[asked.change.action](asked);
  const { before, change, state, now } = asked;
  const { action, after } = outcome;
  if (action === undefined || after === undefined) return outcome;
  const line = { action, from: before?.release, to: after.release, reloads: change.reloads };
  const concerned = { candidate: after.candidate ?? before?.candidate, share: after.share };
  const { withdrawn } = withdrawnIn([...state.history(change.name), { ...line, ...concerned }]);
  // None that tabs leave is the fallback of another.
  const previous = withdrawn.includes(after.previous ?? '') ? undefined : after.previous;
  return { ...outcome, after: { ...after, previous, changed_at: now.toISOString() } };
}

/** @throws ReleaseError that says who was quicker */
function refuseStale({ change: { name, version }, before, state }: Asked): void {
  if (version === undefined || version === (before?.version ?? 0)) return;
  const last = state.history(name).at(-1);
  const what = last ? [last.action, last.candidate ?? last.to].filter(Boolean).join(' ') : 'nobody knows how';
  const who = last ? `${last.who} (${last.by}), ${last.at}` : 'somebody';
  throw new ReleaseError(
    `${name} was changed meanwhile by ${who}: ${what}. Nothing was changed now: look at it, and try again.`,
  );
}

/** Switches a remote off or on, for all visitors, from their next page on. */
function switchRemote(asked: Asked, isOn: boolean): Outcome {
  const { change } = asked;
  if (change.name === 'shell') throw new ReleaseError('The shell is the page itself, it cannot be switched off or on.');
  const row = expected(asked);
  if (row.is_on === isOn) throw new ReleaseError(`${row.name} is ${change.action} already.`);
  return { action: change.action, after: { ...row, is_on: isOn }, isNew: isOn };
}

/** Lets the server render a release, or leaves them to the browser. */
function switchRendering(asked: Asked, isRendered: boolean): Outcome {
  const row = expected(asked);
  if (row.is_drawn === isRendered)
    throw new ReleaseError(`Drawing of ${row.name} is ${isRendered ? 'on' : 'off'} already.`);
  return { action: asked.change.action, after: { ...row, is_drawn: isRendered }, isNew: false };
}

/** Takes a remote away: its pages are nobody's, or lead elsewhere. */
function remove(asked: Asked): Outcome {
  const { change, state } = asked;
  if (change.name === 'shell') throw new ReleaseError('The shell is the page itself, it cannot be removed.');
  const row = expected(asked);
  const { redirect } = change;
  const releases = [row.release, row.candidate].flatMap((one) => (one && state.described(row.name, one)) || []);
  const paths = redirect === undefined ? [] : releases.flatMap((one) => one.paths);
  if (redirect !== undefined && paths.some((pattern) => matchPattern(pattern, redirect.replace(/[?#].*$/, ''))))
    throw new ReleaseError(`${row.name} has the page ${redirect} itself: name one of another to lead its pages to.`);
  const moved = Object.fromEntries(paths.map((pattern) => [pattern, redirect ?? '/']));
  return { action: 'remove', after: undefined, isNew: false, moved };
}

function watched(asked: Asked): Outcome {
  const row = expected(asked);
  return row.is_watched ? { action: 'watched', after: { ...row, is_watched: false }, isNew: false } : unchanged(row);
}

/** @throws ReleaseError when another release is live than the one that is meant */
function expected(asked: Asked) {
  const row = rowOf(asked);
  const { release } = asked.change;
  if (release === undefined || release === row.release) return row;
  throw new ReleaseError(`${row.name} ${row.release} is live, and no longer ${release}.`);
}
