import type { LiveName } from 'server-shared/releases/liveName';
import { ReleaseError } from 'server-shared/releases/releaseError';
import { beginCandidate } from './candidate';
import { type Asked, lackingChecks, NO_CANDIDATE, type Outcome, unchanged, wantedOf } from './outcome';

/** Whoever reads the history finds this as the one who changed it. */
export const JUDGE = 'judge';

/** Of a hundred browsers. */
const FIRST_SHARE = 1;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * Makes a release live: as a candidate first, where there are enough visitors and a release to compare it with, or for
 * everybody. A remote that is off stays off; switching it on is a decision of its own.
 */
export function goLive(asked: Asked): Outcome {
  const { change, before } = asked;
  const { release } = wantedOf(asked);
  if (before?.release === release) return unchanged(before);
  if (before && !change.isNow && before.candidate === release) return unchanged(before);
  const unchecked = lackingChecks(asked, release);
  const rest = change.isNow ? undefined : restOf(change.name, asked);
  if (rest !== undefined) throw new ReleaseError(rest);
  const way = wayToLive(asked);
  if (way.kind === 'candidate') return beginCandidate(asked, FIRST_SHARE);
  return {
    action: 'live',
    after: {
      name: change.name,
      release,
      previous: before?.release,
      ...NO_CANDIDATE,
      is_on: before?.is_on ?? true,
      is_drawn: before?.is_drawn ?? true,
      ceded: [],
      is_watched: !change.isNow && before !== undefined,
      changed_at: '',
      version: 0,
    },
    isNew: true,
    unchecked,
    why: way.why,
  };
}

type Way = { readonly kind: 'candidate' | 'everybody'; readonly why?: string | undefined };

function wayToLive({ change: { name, isNow }, before, views }: Asked): Way {
  if (isNow || name === 'shell' || !before?.is_on || views.kind === 'together') return { kind: 'everybody' };
  if (views.kind === 'unknown') return { kind: 'everybody', why: views.why };
  if (views.count >= views.fewest) return { kind: 'candidate' };
  const why = `${name} had ${views.count} page loads in the last hour, and with fewer than ${views.fewest} too few browsers would take a candidate`;
  return { kind: 'everybody', why };
}

/**
 * Why a name gets no other release yet, unless with `--now`: what pages say can be made up, so a flood of it may cost one
 * needless withdrawal an hour, and no more.
 */
export function restOf(name: LiveName, { state, now }: Pick<Asked, 'state' | 'now'>): string | undefined {
  const taken = state
    .history(name)
    .findLast(({ by, action }) => by === JUDGE && (action === 'withdraw' || action === 'rollback'));
  const passed = taken ? now.getTime() - Date.parse(taken.at) : Number.POSITIVE_INFINITY;
  if (!(Math.abs(passed) < HOUR_MS)) return undefined;
  const ago = Math.max(0, Math.round(passed / MINUTE_MS));
  return `The judge took a release of ${name} back ${ago} min ago, and no more than one an hour, since what pages say can be made up. Release again in ${60 - ago} min, or with --now to everybody, without the judge.`;
}
