import { IncidentType, Side } from 'shared-kernel/entities/incident';
import type { Pair } from 'shared-kernel/rules/score';
import type { Fixture, FixtureEvent } from './fixture';

/** An event with what it means. */
export type ShownEvent = {
  event: FixtureEvent;
  /** One of {@link IncidentType}. */
  type: number;
  position: Side;
  /** It counts for the score. */
  isGoal: boolean;
  /** It is a kick of a shoot-out. */
  isKick: boolean;
};

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

/**
 * A second yellow is one entry. The vendor lists it as a yellow and a red card of one player in one minute, or as itself
 * with either of them. A yellow and a red of somebody without an earlier yellow are two cards.
 */
function withSecondYellows(events: readonly ShownEvent[]): ShownEvent[] {
  const left = new Set<ShownEvent>();
  const upgraded = new Set<ShownEvent>();
  for (const one of events) {
    if (one.type !== IncidentType.SecondYellow && one.type !== IncidentType.RedCard) continue;
    const yellows = events.filter((other) => other.type === IncidentType.YellowCard && isOfOne(one, other));
    const atOnce = yellows.length > 1 ? yellows.find((yellow) => isAtOnce(one, yellow)) : undefined;
    if (one.type === IncidentType.SecondYellow) {
      const isRedOfIt = (other: ShownEvent) =>
        other.type === IncidentType.RedCard && isOfOne(one, other) && isAtOnce(one, other);
      for (const double of [...events.filter(isRedOfIt), ...(atOnce ? [atOnce] : [])]) left.add(double);
    } else if (atOnce && !left.has(one)) {
      left.add(one);
      upgraded.add(atOnce);
    }
  }
  return events
    .filter((one) => !left.has(one))
    .map((one) => (upgraded.has(one) ? { ...one, type: IncidentType.SecondYellow } : one));
}

/** Cards of the same player, who is known by number or else by name. */
function isOfOne(one: ShownEvent, other: ShownEvent): boolean {
  const [player, another] = [one.event.player, other.event.player];
  if (one.position !== other.position || !player || !another) return false;
  return player.id !== undefined && another.id !== undefined
    ? player.id === another.id
    : player.name !== undefined && player.name === another.name;
}

function isAtOnce({ event: one }: ShownEvent, { event: other }: ShownEvent): boolean {
  return one.time.elapsed === other.time.elapsed && (one.time.extra ?? 0) === (other.time.extra ?? 0);
}
