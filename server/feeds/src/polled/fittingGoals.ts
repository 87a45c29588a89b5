import { type Incident, Side } from 'shared-kernel/entities/incident';
import { isGoal, listedGoals } from 'shared-kernel/rules/goals';
import type { Pair } from 'shared-kernel/rules/score';

/** So many minutes apart two entries of one player may be one goal that was entered twice. */
const TWICE_WITHIN = 2;

/**
 * The incidents with no more goals than were scored, where that is possible: the score decides. Of two goals of one player within two
 * minutes the later entry counts where one is too many. Where goals are too many still, nobody knows which, and none
 * has a score after it.
 *
 * @param scored with extra time, without kicks; nothing decides where it is not known
 */
export function fittingGoals(incidents: readonly Incident[], scored: Pair | undefined): Incident[] {
  if (!scored || fits(incidents, scored)) return [...incidents];
  const kept = withoutTwice(incidents, scored);
  return fits(kept, scored) ? recounted(kept) : kept.map((one) => (isGoal(one) ? withScore(one, undefined) : one));
}

function withoutTwice(incidents: readonly Incident[], scored: Pair): Incident[] {
  const kept = [...incidents];
  for (const [side, name] of [
    [Side.Home, 'home'],
    [Side.Away, 'away'],
  ] as const) {
    while (listedGoals(kept)[name] > scored[name]) {
      const twice = kept.findIndex((one, index) => {
        const isAgain = (later: Incident) => isGoalOf(later, side) && isOfOne(one, later) && isAtOnce(one, later);
        return isGoalOf(one, side) && kept.slice(index + 1).some(isAgain);
      });
      if (twice < 0) break;
      kept.splice(twice, 1);
    }
  }
  return kept;
}

function recounted(incidents: readonly Incident[]): Incident[] {
  const score = { home: 0, away: 0 };
  return incidents.map((one) => {
    if (!isGoal(one)) return one;
    if (one.position === Side.Home) score.home += 1;
    if (one.position === Side.Away) score.away += 1;
    return withScore(one, score);
  });
}

const withScore = (one: Incident, score: Pair | undefined): Incident => ({
  ...one,
  home_score: score?.home,
  away_score: score?.away,
});

const isGoalOf = (one: Incident, side: Side) => isGoal(one) && one.position === side;

const fits = (incidents: readonly Incident[], scored: Pair) => {
  const { home, away } = listedGoals(incidents);
  return home <= scored.home && away <= scored.away;
};

/** A player is known by number, else by name. */
function isOfOne(one: Incident, other: Incident): boolean {
  if (one.player_id !== undefined && other.player_id !== undefined) return one.player_id === other.player_id;
  return one.player_name !== undefined && one.player_name === other.player_name;
}

const minuteOf = ({ time, added_time = 0 }: Incident) => time + added_time;

const isAtOnce = (one: Incident, other: Incident) => Math.abs(minuteOf(one) - minuteOf(other)) <= TWICE_WITHIN;
