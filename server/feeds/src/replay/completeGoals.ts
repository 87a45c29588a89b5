import { IncidentType } from 'shared-kernel/entities/incident';
import { isGoal } from 'shared-kernel/rules/goals';
import type { Goals, PlayedMatch, RecordedEvent, RecordedKick, RecordedResult, RecordedSide } from './recording';

/** A recording that contradicts itself. */
export class RecordingError extends Error {
  override readonly name = 'RecordingError';
}

/** The minutes `after < minute <= until` and their goals. */
type Part = { name: string; after: number; until: number; goals: Goals };

const SIDES: readonly RecordedSide[] = ['home', 'away'];

/**
 * Makes the events and kicks of a match add up to its result.
 *
 * Some files count goals without listing them. Such goals are spread evenly over their half, home and away in turn, and
 * marked: the scores at each whistle are true, the minutes in between are unknown. So are kicks of a shoot-out.
 *
 * @throws RecordingError when more goals are listed than counted
 */
export function completeGoals(match: PlayedMatch): PlayedMatch {
  const shootout = completeKicks(match);
  const added = partsOf(match).flatMap((part) => missingGoals(match, part));
  return { ...match, shootout, events: [...match.events, ...added] };
}

function partsOf({ result }: PlayedMatch): Part[] {
  const { halfTime, afterExtraTime } = result;
  const fullTime = regularGoals(result);
  const extraTime = afterExtraTime
    ? [{ name: 'extra time', after: 90, until: 120, goals: less(afterExtraTime, fullTime) }]
    : [];
  if (!halfTime) return [{ name: '90 minutes', after: -1, until: 90, goals: fullTime }, ...extraTime];
  return [
    { name: 'the first half', after: -1, until: 45, goals: halfTime },
    { name: 'the second half', after: 45, until: 90, goals: less(fullTime, halfTime) },
    ...extraTime,
  ];
}

/** Extra time follows a level score, so where only the score after it is told the 90 minutes are taken to have ended level. */
function regularGoals({ fullTime, afterExtraTime = [0, 0] }: RecordedResult): Goals {
  const fewest = Math.min(...afterExtraTime);
  return fullTime ?? [fewest, fewest];
}

function less(later: Goals, earlier: Goals): Goals {
  return [later[0] - earlier[0], later[1] - earlier[1]];
}

function missingGoals(match: PlayedMatch, part: Part): RecordedEvent[] {
  const sides = SIDES.map((side, index) => {
    const counted = part.goals[index] ?? 0;
    const listed = match.events.filter((event) => isGoalOf(event, side, part)).length;
    if (listed > counted) throw contradiction(`${listed} ${side} goals are listed in ${part.name}`, counted);
    return Array.from({ length: counted - listed }, () => side);
  });
  const inTurn = alternate(sides[0] ?? [], sides[1] ?? []);
  const from = Math.max(part.after, 0);
  return inTurn.map((side, index) => ({
    minute: from + Math.round(((index + 1) * (part.until - from)) / (inTurn.length + 1)),
    added: 0,
    type: IncidentType.Goal,
    side,
    isUnlisted: true,
  }));
}

function isGoalOf({ type, side, minute }: RecordedEvent, of: RecordedSide, { after, until }: Part): boolean {
  return isGoal({ type }) && side === of && minute > after && minute <= until;
}

function alternate<T>(first: readonly T[], second: readonly T[]): T[] {
  const longer = Math.max(first.length, second.length);
  return Array.from({ length: longer }, (_, index) => [first.slice(index, index + 1), second.slice(index, index + 1)])
    .flat()
    .flat();
}

/** @throws RecordingError when kicks are listed, and others are counted */
function completeKicks(match: PlayedMatch): readonly RecordedKick[] {
  const counted = match.result.shootout ?? [0, 0];
  if (match.shootout.length === 0) {
    const [home, away] = SIDES.map((side, index) =>
      Array.from({ length: counted[index] ?? 0 }, (): RecordedKick => {
        return { type: IncidentType.ShootoutScored, side, isUnlisted: true };
      }),
    );
    return alternate(home ?? [], away ?? []);
  }
  for (const [index, side] of SIDES.entries()) {
    const scored = match.shootout.filter(({ type, side: of }) => type === IncidentType.ShootoutScored && of === side);
    if (scored.length === counted[index]) continue;
    throw contradiction(`${scored.length} ${side} kicks of the shoot-out are scored`, counted[index] ?? 0);
  }
  return match.shootout;
}

function contradiction(found: string, counted: number): RecordingError {
  return new RecordingError(`${found}, but the result counts ${counted}`);
}
