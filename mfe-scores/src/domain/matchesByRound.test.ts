import fc from 'fast-check';
import type { Stage } from 'shared-kernel/entities/stage';
import { aMatch } from 'shared-kernel/testing/builders';
import { matchesByRound } from './matchesByRound';

const ofDay = (match_id: number, matchday: number) => ({ match_id, matchday, stage: undefined });
const ofCup = (match_id: number, stage: Stage) => ({ match_id, matchday: undefined, stage });
const list = (...ids: number[]) => ids.map((id) => aMatch({ id }));
const shown = (...given: Parameters<typeof matchesByRound>) =>
  matchesByRound(...given).map(({ round, matches }) => [
    round?.matchday ?? round?.stage?.phase ?? round?.stage?.round,
    matches.map(({ id }) => id),
  ]);

it('a round stands where its first match stood, and what was put off stays in it (M25)', () => {
  const rounds = [ofDay(1, 16), ofDay(2, 17), ofDay(3, 16), ofDay(4, 12), ofDay(9, 1)];
  expect(shown(list(1, 2, 3, 4), rounds)).toEqual([
    [16, [1, 3]],
    [17, [2]],
    [12, [4]],
  ]);
  expect(shown(list(4, 3, 2, 1), rounds)).toEqual([
    [12, [4]],
    [16, [3, 1]],
    [17, [2]],
  ]);
});

it('matches of no known round come last; where none is known the list is as it was (M25)', () => {
  expect(shown(list(1, 2, 3), [ofDay(2, 5)])).toEqual([
    [5, [2]],
    [undefined, [1, 3]],
  ]);
  expect(shown(list(3, 1), [])).toEqual([[undefined, [3, 1]]]);
  expect(matchesByRound([], [ofDay(1, 5)])).toEqual([]);
});

it('groups of a cup are one round, but for those of another phase', () => {
  const rounds = [
    ofCup(1, { round: 'group', group: 'A' }),
    ofCup(2, { round: 'group', group: 'B' }),
    ofCup(3, { round: 'group', group: 'A', phase: 'second' }),
    ofCup(4, { round: 'round_1', group: undefined }),
    ofDay(5, 1),
  ];
  expect(shown(list(1, 2, 3, 4, 5), rounds)).toEqual([
    ['group', [1, 2]],
    ['second', [3]],
    ['round_1', [4]],
    [1, [5]],
  ]);
  expect(matchesByRound(list(2), rounds)[0]?.round?.stage).toEqual({ round: 'group', group: undefined });
});

it('each match stands once, and those of a round in the order of the list', () => {
  const days = fc.array(fc.option(fc.integer({ min: 1, max: 4 })), { maxLength: 30 });
  fc.assert(
    fc.property(days, (of) => {
      const matches = list(...of.keys());
      const rounds = of.flatMap((day, id) => (day === null ? [] : ofDay(id, day)));
      const groups = matchesByRound(matches, rounds);
      const ids = groups.flatMap((group) => group.matches.map(({ id }) => Number(id)));
      expect([...ids].sort((a, b) => a - b)).toEqual([...of.keys()]);
      expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
      for (const { round, matches: some } of groups) {
        const theirs = [...of.keys()].filter((id) => (of[id] ?? undefined) === round?.matchday);
        expect(some.map(({ id }) => id)).toEqual(theirs);
      }
    }),
  );
});
