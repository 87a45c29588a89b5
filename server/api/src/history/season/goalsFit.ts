import type { Goals, ListedGoal, SeasonResult, Side } from './season';

/** The minutes `after < minute <= until` and their goals. */
type Part = { name: string; after: number; until: number; goals: Goals };

const SIDES: readonly Side[] = ['home', 'away'];

/** Says where more goals are listed than the result counts; nothing where they fit. Minute 93 of 90 is 90+3. */
export function goalsProblem(result: SeasonResult, goals: readonly ListedGoal[]): string | undefined {
  const last = result.afterExtraTime ? 120 : 90;
  for (const { name, after, until, goals: counted } of partsOf(result)) {
    for (const [index, side] of SIDES.entries()) {
      const isIn = (minute: number) => minute > after && minute <= until;
      const listed = goals.filter((goal) => goal.side === side && isIn(Math.min(goal.minute, last))).length;
      const most = counted[index] ?? 0;
      if (listed > most) return `${listed} ${side} goals are listed in ${name}, but the result counts ${most}`;
    }
  }
  return undefined;
}

function partsOf(result: SeasonResult): Part[] {
  const { halfTime, afterExtraTime } = result;
  const fullTime = regularGoals(result);
  const extraTime = afterExtraTime
    ? [{ name: 'extra time', after: 90, until: 120, goals: less(afterExtraTime, fullTime) }]
    : [];
  if (!halfTime) return [{ name: '90 minutes', after: 0, until: 90, goals: fullTime }, ...extraTime];
  return [
    { name: 'the first half', after: 0, until: 45, goals: halfTime },
    { name: 'the second half', after: 45, until: 90, goals: less(fullTime, halfTime) },
    ...extraTime,
  ];
}

/** Extra time follows a level score, so where only the score after it is stated the 90 minutes are taken to have ended level. */
function regularGoals({ fullTime, afterExtraTime = [0, 0] }: SeasonResult): Goals {
  const fewest = Math.min(...afterExtraTime);
  return fullTime ?? [fewest, fewest];
}

function less(later: Goals, earlier: Goals): Goals {
  return [later[0] - earlier[0], later[1] - earlier[1]];
}
