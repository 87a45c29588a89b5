import { goalsProblem } from './goalsFit';
import type { ListedGoal, SeasonResult } from './season';

const unknown = { halfTime: undefined, fullTime: undefined, afterExtraTime: undefined, shootout: undefined };
const goal = (minute: number, side: ListedGoal['side'] = 'home'): ListedGoal => ({ minute, added: 0, side });

it.each<[string, Partial<SeasonResult>, ListedGoal[], string | undefined]>([
  ['as many as were scored', { halfTime: [1, 0], fullTime: [1, 1] }, [goal(10), goal(60, 'away')], undefined],
  ['fewer', { halfTime: [1, 0], fullTime: [3, 0] }, [goal(10)], undefined],
  [
    'one that no half counts',
    { halfTime: [0, 0], fullTime: [1, 0] },
    [goal(10)],
    '1 home goals are listed in the first half, but the result counts 0',
  ],
  ['one of the minute 93, without extra time', { halfTime: [0, 0], fullTime: [1, 0] }, [goal(93)], undefined],
  [
    'one in extra time that nobody scored then',
    { fullTime: [1, 1], afterExtraTime: [1, 1] },
    [goal(100, 'away')],
    '1 away goals are listed in extra time, but the result counts 0',
  ],
  ['extra time alone: as if it followed a level score', { afterExtraTime: [2, 1] }, [goal(30), goal(105)], undefined],
])('goals that are listed, %s', (_, result, goals, problem) => {
  expect(goalsProblem({ ...unknown, ...result }, goals)).toBe(problem);
});
