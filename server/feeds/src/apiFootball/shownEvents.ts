import { IncidentType, Side } from 'shared-kernel/entities/incident';
import type { Pair } from 'shared-kernel/rules/score';
import type { Fixture, FixtureEvent } from './fixture';
import { withSecondYellows } from './secondYellows';
import type { ShownEvent } from './shownEvent';

type FixtureWithEvents = Pick<Fixture, 'events' | 'teams' | 'goals'>;

/** By the vendor's `type` and `detail`, in lower case: its own spelling varies ("Second Yellow card"). */
const TYPES: Readonly<Record<string, number>> = {
  'goal:normal goal': IncidentType.Goal,
  'goal:own goal': IncidentType.OwnGoal,
  'goal:penalty': IncidentType.PenaltyGoal,
  'goal:missed penalty': IncidentType.PenaltyMissed,
  'card:yellow card': IncidentType.YellowCard,
  'card:red card': IncidentType.RedCard,
  'card:second yellow card': IncidentType.SecondYellow,
};

const SCORING: ReadonlySet<number> = new Set([IncidentType.Goal, IncidentType.OwnGoal, IncidentType.PenaltyGoal]);

/** What the vendor notes at kicks of a shoot-out, which are goals like others otherwise. */
const SHOOTOUT = 'penalty shootout';

/** A verdict of the video referee that takes a goal back. */
const CANCELS = /^goal (?:cancelled|canceled|disallowed)/i;

/**
 * The events that are shown, in the vendor's order, without doubles; those of an unknown kind are left out.
 *
 * The score decides where the list contradicts it: a goal that the video referee took back is dropped where it still
 * counts, and own goals, which vendors give to either club, go to the side with which they add up.
 */
export function shownEvents({ events = [], teams, goals }: FixtureWithEvents): ShownEvent[] {
  const shown = withSecondYellows(withoutDoubles(events).flatMap((event) => classified(event, teams)));
  if (!goals) return shown;
  return fittingOwnGoals(withoutCancelled(shown, goals), goals);
}

function classified(event: FixtureEvent, teams: FixtureWithEvents['teams']): ShownEvent[] {
  const type = typeOf(event);
  if (type === undefined) return [];
  const isKick = type === IncidentType.ShootoutScored || type === IncidentType.ShootoutMissed;
  return [{ event, type, position: sideOf(event, teams), isGoal: SCORING.has(type), isKick }];
}

function typeOf({ time, type, detail = '', comments = '' }: FixtureEvent): number | undefined {
  const kind = type.toLowerCase();
  if (kind === 'subst') return IncidentType.Substitution;
  if (kind === 'var') return IncidentType.Var;
  const name = `${kind}:${detail.toLowerCase()}`;
  const known = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
  if (kind !== 'goal') return known;
  if (comments.toLowerCase() !== SHOOTOUT || time.elapsed < 90) return known ?? IncidentType.Goal;
  return known === IncidentType.PenaltyMissed ? IncidentType.ShootoutMissed : IncidentType.ShootoutScored;
}

function sideOf({ team }: FixtureEvent, { home, away }: FixtureWithEvents['teams']): Side {
  if (team?.id === home.id) return Side.Home;
  return team?.id === away.id ? Side.Away : Side.Neither;
}

/** Kicks have no second of their own: two of one player are two. */
function withoutDoubles(events: readonly FixtureEvent[]): FixtureEvent[] {
  const seen = new Set<string>();
  return events.filter((event) => {
    const text = JSON.stringify(event);
    const isNew = !seen.has(text) || event.comments?.toLowerCase() === SHOOTOUT;
    seen.add(text);
    return isNew;
  });
}

/** Where more goals are listed than scored, the last one before each verdict against that side was taken back. */
function withoutCancelled(shown: readonly ShownEvent[], goals: Pair): ShownEvent[] {
  const kept = [...shown];
  for (const verdict of shown.filter(isCancelling)) {
    if (listed(kept, verdict.position) <= scored(goals, verdict.position)) continue;
    const before = kept.slice(0, kept.indexOf(verdict));
    const cancelled = before.findLastIndex(({ isGoal, position }) => isGoal && position === verdict.position);
    if (cancelled >= 0) kept.splice(cancelled, 1);
  }
  return kept;
}

function isCancelling({ type, event, position }: ShownEvent): boolean {
  return type === IncidentType.Var && position !== Side.Neither && CANCELS.test(event.detail ?? '');
}

function fittingOwnGoals(shown: readonly ShownEvent[], goals: Pair): ShownEvent[] {
  const isOwn = ({ type }: ShownEvent) => type === IncidentType.OwnGoal;
  if (addsUp(shown, goals) || !shown.some(isOwn)) return [...shown];
  const turned = shown.map((one) => (isOwn(one) ? { ...one, position: opposite(one.position) } : one));
  return addsUp(turned, goals) ? turned : [...shown];
}

function opposite(side: Side): Side {
  if (side === Side.Home) return Side.Away;
  return side === Side.Away ? Side.Home : side;
}

const scored = (goals: Pair, side: Side) => (side === Side.Home ? goals.home : goals.away);
const listed = (shown: readonly ShownEvent[], side: Side) =>
  shown.filter(({ isGoal, position }) => isGoal && position === side).length;
const addsUp = (shown: readonly ShownEvent[], goals: Pair) =>
  listed(shown, Side.Home) === goals.home && listed(shown, Side.Away) === goals.away;
