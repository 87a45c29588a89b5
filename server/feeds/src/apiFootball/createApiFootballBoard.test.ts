import { Side } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { NO_PRICES, type Prices } from './bets';
import { createApiFootballBoard } from './createApiFootballBoard';
import { decodeFixtures } from './fixture';
import { AWAY, decoded, HOME, KICK_OFF, sampleEvent, sampleFixture } from './testing/sampleFixture';

const NOW = KICK_OFF + 1800;
const LEAGUES = new Set([340]);

function aBoard() {
  const reported: string[] = [];
  const board = createApiFootballBoard(LEAGUES, (error) => reported.push(error.message));
  const published = (since = 0, now = NOW) => board.batchSince(since, now).matches ?? [];
  return { board, reported, published };
}

it('has what a page needs of a match', () => {
  const { board } = aBoard();
  board.keepFixtures([decoded({ short: '1H', goals: { home: 1, away: 0 } })], NOW, false);
  const { matches, teams, competitions, countries } = board.batchSince(0, NOW);
  expect(matches).toMatchObject([{ id: 9001, competition_id: 340, home_team_id: HOME.id, is_hot: true }]);
  expect(teams).toMatchObject([
    { id: HOME.id, logo: HOME.logo },
    { id: AWAY.id, logo: undefined },
  ]);
  expect(competitions).toMatchObject([{ id: 340, name: 'V.League 1' }]);
  expect(countries).toEqual([{ id: matches?.[0]?.country_id, name: 'Vietnam' }]);
});

it('publishes only what changed', () => {
  const { board, published } = aBoard();
  const both = [decoded({ short: '1H' }), decoded({ id: 9002 })];
  board.keepFixtures(both, NOW, false);
  const last = board.last();
  board.keepFixtures(both, NOW + 15, false);
  expect(published(last)).toEqual([]);
  board.keepFixtures([decoded({ id: 9002, short: 'PST' })], NOW, false);
  expect(published(last)).toMatchObject([{ id: 9002, status_id: MatchStatus.Delayed }]);
});

it('publishes any new date of a match that was on show, and no match that is far ahead', () => {
  const { board, published } = aBoard();
  const far = KICK_OFF + 40 * 86_400;
  board.keepFixtures([decoded(), decoded({ id: 9002, kickOff: far })], NOW, false);
  const last = board.last();
  board.keepFixtures([decoded({ kickOff: far })], NOW + 60, false);
  expect(published(last)).toMatchObject([{ id: 9001, match_time: far }]);
});

it('believes live answers of a match that the list of its day lacks', () => {
  const { board, published } = aBoard();
  const day = { from: KICK_OFF - 3600, to: KICK_OFF + 3600, ids: [9002, 9003] };
  board.keepFixtures([decoded({ short: '1H', goals: { home: 1, away: 0 } }), decoded({ id: 9002 })], NOW, false);
  board.keepDay(day, NOW + 60);
  expect(board.batchSince(0, NOW + 60).fixtureLists).toMatchObject([{ ids: [9002, 9003, 9001] }]);
  board.keepDay(day, NOW + 3600);
  expect(board.batchSince(0, NOW + 3600).fixtureLists).toMatchObject([{ ids: [9002, 9003] }]);
  expect(published().map(({ id }) => id)).toEqual([9002]);
});

it('publishes a match again that a doubtful list of its day lacked, though it was still followed', () => {
  const { board, published } = aBoard();
  board.keepFixtures([decoded()], NOW, true);
  board.keepDay({ from: KICK_OFF - 3600, to: KICK_OFF + 3600, ids: [] }, NOW);
  const last = board.last();
  expect(board.matches().size).toBe(1);
  board.keepFixtures([decoded()], NOW + 600, true);
  expect(published(last)).toMatchObject([{ id: 9001 }]);
});

it('keeps events and figures that another answer does not bring', () => {
  const { board, published } = aBoard();
  const statistics = [{ team: { id: HOME.id }, statistics: [{ type: 'Corner Kicks', value: 4 }] }];
  board.keepFixtures([decoded({ short: '2H', events: [sampleEvent('Card', 'Red Card')], statistics })], NOW, false);
  board.keepFixtures([decoded({ short: 'FT', goals: { home: 1, away: 0 } })], NOW, true);
  expect(published()).toMatchObject([
    { home_scores: [1, -1, 1, 0, 4, 0, 0], incidents: [{ type: 4 }], stats: [{ red_cards: 1 }] },
  ]);
});

it.each([
  ['no goals', { goals: { home: null, away: null } }],
  ['half of them', { goals: { home: 2, away: null } }],
  ['goals below 0', { goals: { home: -1, away: -1 } }],
  ['goals in words', { goals: 'two' }],
])('%s while a match is on cost the answer, not the score', (_, odd) => {
  const { board, published } = aBoard();
  const score = { halftime: { home: 1, away: 0 } };
  board.keepFixtures([decoded({ short: '2H', goals: { home: 2, away: 1 }, score })], NOW, false);
  const [fixture] = decodeFixtures([sampleFixture({ short: '2H', score, ...odd })], () => {});
  board.keepFixtures(fixture ? [fixture] : [], NOW + 15, false);
  expect(published()[0]).toMatchObject({ home_scores: [2, 1, 0, 0, -1, 0, 0], away_scores: [1, 0, 0, 0, -1, 0, 0] });
});

it('a score that one answer lacks is never less than the half-time score', () => {
  const { board, published } = aBoard();
  board.keepFixtures([decoded({ short: '1H', goals: { home: 0, away: 0 } })], NOW, false);
  board.keepFixtures([decoded({ short: '2H', score: { halftime: { home: 1, away: 0 } } })], NOW + 60, false);
  expect(published()[0]).toMatchObject({ home_scores: [1, 1, 0, 0, -1, 0, 0], away_scores: [0, 0, 0, 0, -1, 0, 0] });
});

it.each(['FT', 'AWD', 'ABD'])('%s before the result is in is no end, and takes no goal back', (short) => {
  const { board, published } = aBoard();
  board.keepFixtures([decoded({ short: '2H', goals: { home: 2, away: 1 } })], NOW, false);
  board.keepFixtures([decoded({ short, score: { halftime: { home: 1, away: 0 } } })], NOW + 60, false);
  expect(published()[0]).toMatchObject({
    status_id: MatchStatus.ToBeDetermined,
    home_scores: [2, 1, 0, 0, -1, 0, 0],
    away_scores: [1, 0, 0, 0, -1, 0, 0],
  });
});

it('a match that begins anew, on another day, has nothing of the first', () => {
  const { board, published } = aBoard();
  const events = [sampleEvent('Card', 'Red Card')];
  board.keepFixtures([decoded({ short: '1H', goals: { home: 2, away: 1 }, events })], NOW, false);
  board.keepFixtures([decoded({ short: 'NS', kickOff: KICK_OFF + 86_400 })], NOW + 60, false);
  expect(published()[0]).toMatchObject({ home_scores: [0, -1, 0, 0, -1, 0, 0], incidents: [] });
});

it('takes the list of a day for older where its minute is, and only there', () => {
  const { board, published } = aBoard();
  const at = (short: string, elapsed: number, home: number) => decoded({ short, elapsed, goals: { home, away: 0 } });
  board.keepFixtures([at('2H', 70, 1)], NOW, false);
  board.keepFixtures([at('2H', 65, 0)], NOW + 300, true);
  expect(published()[0]?.home_scores[0]).toBe(1);
  // A goal that was taken back: the score falls.
  board.keepFixtures([at('2H', 71, 0)], NOW + 300, true);
  expect(published()[0]?.home_scores[0]).toBe(0);
  board.keepFixtures([at('1H', 40, 0)], NOW, false);
  expect(published()[0]?.status_id).toBe(MatchStatus.FirstHalf);
});

it.each([
  ['a goal before', { short: '2H', elapsed: 70, goals: { home: 0, away: 0 } }],
  ['still in the break', { short: 'HT', elapsed: 45, goals: { home: 0, away: 0 } }],
  ['not yet begun', {}],
])('a list of the day that is %s takes nothing back of what the live one said a minute ago', (_, listed) => {
  const { board, published } = aBoard();
  board.keepFixtures([decoded({ short: '2H', elapsed: 70, goals: { home: 1, away: 0 } })], NOW, false);
  board.keepFixtures([decoded(listed)], NOW + 60, true);
  expect(published()[0]).toMatchObject({ status_id: MatchStatus.SecondHalf, home_scores: [1, -1, 0, 0, -1, 0, 0] });
  board.keepFixtures([decoded({ short: 'FT', goals: { home: 1, away: 1 } })], NOW + 60, true);
  expect(published()[0]).toMatchObject({ status_id: MatchStatus.Ended, away_scores: [1, -1, 0, 0, -1, 0, 0] });
});

const pricesOf = (odds: string, given: Partial<Prices> = {}) => ({
  id: 9001,
  prices: { ...NO_PRICES, match: { odds, suspended_odds: '' }, ...given },
});

it('shows prices from before the match before and after it, and live ones in it', () => {
  const { board, published } = aBoard();
  board.keepFixtures([decoded()], NOW, false);
  board.keepOdds([pricesOf(';;2.10!3.30!3.40')], NOW);
  expect(published()[0]?.odds).toBe(';;2.10!3.30!3.40');
  board.keepFixtures([decoded({ short: '1H' })], NOW, false);
  expect(published()[0]?.odds).toBe('');
  board.keepLiveOdds([pricesOf(';;1.50!4.00!6.00')]);
  expect(published()[0]?.odds).toBe(';;1.50!4.00!6.00');
  board.keepLiveOdds([]);
  expect(published()[0]?.odds).toBe('');
  board.keepFixtures([decoded({ short: 'FT' })], NOW, false);
  expect(published()[0]?.odds).toBe(';;2.10!3.30!3.40');
});

it('publishes the markets of the first half until it ends, of corners until the match does, and then that there are none', () => {
  const { board } = aBoard();
  const markets = () => board.batchSince(0, NOW).markets;
  const half = { odds: ';1!0.88!1!0.98;', suspended_odds: '' };
  const corners = { odds: '', suspended_odds: ';9.5!0.91!9.5!0.95;' };
  board.keepFixtures([decoded()], NOW, false);
  expect(markets()).toEqual([]);
  board.keepOdds([pricesOf('', { half, corners })], NOW);
  expect(markets()).toEqual([{ match_id: 9001, half, corners }]);
  board.keepFixtures([decoded({ short: '1H' })], NOW, false);
  expect(markets()).toEqual([{ match_id: 9001, half: undefined, corners: undefined }]);
  board.keepLiveOdds([pricesOf('', { half, corners })]);
  expect(markets()).toEqual([{ match_id: 9001, half, corners }]);
  board.keepFixtures([decoded({ short: 'HT' })], NOW, false);
  expect(markets()).toEqual([{ match_id: 9001, half: undefined, corners }]);
  board.keepFixtures([decoded({ short: 'FT' })], NOW, false);
  expect(markets()).toEqual([{ match_id: 9001, half: undefined, corners: undefined }]);
});

it('publishes a market that is suspended, and that it came back', () => {
  const { board, published } = aBoard();
  board.keepFixtures([decoded({ short: '1H' })], NOW, false);
  board.keepLiveOdds([pricesOf('', { match: { odds: '', suspended_odds: ';;1.50!4.00!6.00' } })]);
  expect(published()[0]).toMatchObject({ odds: '', suspended_odds: ';;1.50!4.00!6.00' });
  board.keepLiveOdds([pricesOf(';;1.40!4.20!6.50')]);
  expect([published()[0]?.odds, published()[0]?.suspended_odds]).toEqual([';;1.40!4.20!6.50', undefined]);
});

it('a table gives its teams their places', () => {
  const { board, published } = aBoard();
  board.keepFixtures([decoded()], NOW, false);
  const line = { played: 1, won: 1, drawn: 0, lost: 0, goals_for: 1, goals_against: 0, points: 3, form: [] };
  board.keepTable({
    competition_id: 340,
    rows: [
      { team_id: AWAY.id, ...line },
      { team_id: HOME.id, ...line },
    ],
  });
  expect(published()).toMatchObject([{ home_position: 2, away_position: 1 }]);
  expect(board.batchSince(0, NOW).standings).toHaveLength(1);
});

it.each([
  ['publishes a winner without kicks', true, Side.Away, []],
  [
    'reports an ended shoot-out without a winner',
    null,
    undefined,
    ['api-football: match 9001: expected the kicks of a shoot-out, or its winner, got neither'],
  ],
])('%s', (_, winner, shootout_winner, problems) => {
  const { board, published, reported } = aBoard();
  const goals = { home: 1, away: 1 };
  board.keepFixtures([decoded({ short: 'PEN', goals, teams: { home: HOME, away: { ...AWAY, winner } } })], NOW, false);
  expect(published()).toMatchObject([{ status_id: MatchStatus.Ended, shootout_winner }]);
  expect(reported).toEqual(problems);
});

it('shows an unknown status as to be determined and reports it; other leagues and old matches are not kept', () => {
  const { board, published, reported } = aBoard();
  board.keepFixtures([decoded({ short: 'MULTIBALL' }), decoded({ id: 2, league: { id: 99 } })], NOW, false);
  expect(published()).toMatchObject([{ id: 9001, status_id: MatchStatus.ToBeDetermined }]);
  expect(reported).toEqual(['api-football: status "MULTIBALL" is not known; shown as to be determined']);
  board.keepFixtures([], KICK_OFF + 16 * 86_400, true);
  expect(board.matches().size).toBe(0);
});
