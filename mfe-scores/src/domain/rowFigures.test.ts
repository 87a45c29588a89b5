import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aLiveMatch, aMatch } from 'shared-kernel/testing/builders';
import { rowFigures } from './rowFigures';

const everything = { show_yellow_card: true, show_team_position: true };
const { HalfTime, Delayed } = MatchStatus;
const played = {
  home_scores: [2, 1, 0, 2, 6, 0, 0],
  away_scores: [2, 0, 1, 3, 4, 0, 0],
  home_position: 3,
  away_position: 5,
};

it('shows score, half-time, corners, cards and ranks of a match under way', () => {
  expect(rowFigures(aLiveMatch({ status_id: HalfTime, ...played }), everything)).toEqual({
    score: { home: 2, away: 2 },
    shootout: undefined,
    halfTime: { home: 1, away: 0 },
    corners: { home: 6, away: 4 },
    homeCards: { red: 0, yellow: 2 },
    awayCards: { red: 1, yellow: 3 },
    homeRank: 3,
    awayRank: 5,
  });
});

it.each([MatchStatus.NotStarted, Delayed, MatchStatus.Cancelled])(
  'in status %p it shows nothing but ranks',
  (status_id) => {
    const { homeRank, awayRank, homeCards, awayCards, ...play } = rowFigures(
      aMatch({ status_id, ...played }),
      everything,
    );
    expect([homeRank, homeCards, play]).toEqual([3, { red: 0, yellow: 0 }, {}]);
  },
);

it('leaves out unknown corners, and what the visitor does not want to see, but never a red card (S16)', () => {
  const match = aLiveMatch({ ...played, home_scores: [0, 0, 1, 2, -1] });
  expect(rowFigures(match, { show_yellow_card: false, show_team_position: false })).toMatchObject({
    corners: undefined,
    homeCards: { red: 1, yellow: 0 },
    awayCards: { red: 1, yellow: 0 },
    homeRank: undefined,
    awayRank: undefined,
  });
});
