import fc from 'fast-check';
import type { MatchScorer } from '../../store/goals/scorersOf';
import { topScorers } from './topScorers';

const scored = (player: string, goals: number, given: Partial<MatchScorer> = {}): MatchScorer => ({
  team_id: 1,
  player_id: null,
  player,
  goals,
  penalties: 0,
  ...given,
});

const lines = (...scorers: MatchScorer[]) =>
  topScorers(scorers).map(({ place, name, goals, penalties }) => [place, name, goals, penalties]);

test('goals are summed, who has as many shares the place, and stands by their penalties', () => {
  expect(lines(scored('An', 1), scored('Bình', 2, { penalties: 1 }), scored('An', 1), scored('Chi', 1))).toEqual([
    [1, 'An', 2, 0],
    [1, 'Bình', 2, 1],
    [3, 'Chi', 1, 0],
  ]);
});

test('a goal that was reported without the id is that of the one player of that name', () => {
  expect(lines(scored('K. Mbappé', 1), scored('K. Mbappe', 2, { player_id: '7' }))).toEqual([[1, 'K. Mbappe', 3, 0]]);
});

test('two players of one name and team are two, and a goal without an id is neither’s', () => {
  const found = lines(scored('Toàn', 3, { player_id: '7' }), scored('Toàn', 2, { player_id: '8' }), scored('Toàn', 1));
  expect(found.map(([, , goals]) => goals)).toEqual([3, 2, 1]);
});

test('who moved within the league keeps their goals, and stands with their new team and name', () => {
  const moved = [scored('Sơn', 2, { player_id: '7' }), scored('Đỗ Sơn', 1, { player_id: '7', team_id: 2 })];
  expect(topScorers(moved)).toEqual([{ place: 1, name: 'Đỗ Sơn', team_id: 2, goals: 3, penalties: 0 }]);
});

test('players of one name in two teams are two', () => {
  expect(lines(scored('Toàn', 1), scored('Toàn', 1, { team_id: 2 }))).toHaveLength(2);
});

test('at most twenty, by goals, of the goals that there are', () => {
  const any = fc
    .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 4 }))
    .map(([player, goals]) => scored(`Cầu thủ ${player}`, goals));
  fc.assert(
    fc.property(fc.array(any, { maxLength: 80 }), (scorers) => {
      const list = topScorers(scorers);
      const players = new Set(scorers.map(({ player }) => player)).size;
      expect(list).toHaveLength(Math.min(20, players));
      for (const [at, { place, goals }] of list.entries()) {
        expect(goals).toBeLessThanOrEqual(list[at - 1]?.goals ?? goals);
        expect(place).toBe(1 + list.filter((other) => other.goals > goals).length);
      }
      const all = scorers.reduce((sum, { goals }) => sum + goals, 0);
      const listed = list.reduce((sum, { goals }) => sum + goals, 0);
      expect(players <= 20 ? listed === all : listed < all).toBe(true);
    }),
  );
});
