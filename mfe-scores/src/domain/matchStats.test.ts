import { aMatch } from 'shared-kernel/testing/builders';
import { matchStats } from './matchStats';

const line = (team_id: number, ball_possession: number) => ({
  team_id,
  ball_possession,
  shots_on_target: 4,
  yellow_cards: 9,
  red_cards: 9,
});

it('gives each side its own figures, whichever comes first, and cards from the score arrays as the row does', () => {
  const match = aMatch({
    stats: [line(102, 40), line(101, 60)],
    home_scores: [0, 0, 1, 2, 6],
    away_scores: [0, 0, 0, 3, 4],
  });
  expect(matchStats(match)).toEqual({
    possession: { home: 60, away: 40 },
    shotsOnTarget: { home: 4, away: 4 },
    corners: { home: 6, away: 4 },
    yellowCards: { home: 2, away: 3 },
    redCards: { home: 1, away: 0 },
  });
});

it.each([
  ['nothing is reported', []],
  ['one side is missing', [line(101, 60)]],
])('invents no figures when %s', (_, stats) => {
  expect(matchStats(aMatch({ stats }))).toMatchObject({ possession: undefined, shotsOnTarget: undefined });
});

it('has no corners that were not counted', () => {
  expect(matchStats(aMatch({ home_scores: [0, 0, 0, 0, -1], away_scores: [0, 0, 0, 0, 2] })).corners).toBeUndefined();
});

it('renders no bar without a measured possession', () => {
  expect(matchStats(aMatch({ stats: [line(101, 0), line(102, 0)] })).possession).toBeUndefined();
});
