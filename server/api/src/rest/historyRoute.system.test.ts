import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aCompetition, aCountry, anIncident, aTeam } from 'shared-kernel/testing/builders';
import { shapeErrors } from '../testing/shapeErrors';
import { NOW, oneTestApp } from '../testing/testApp';
import { openTestStore } from '../testing/testStore';
import { HistoryAnswer } from './historyRoute';

const DAY = 86_400;
const store = openTestStore();

const ended = (id: number, days: number) =>
  aFeedMatch({ id, match_time: NOW - days * DAY, status_id: MatchStatus.Ended, home_scores: [2, 1], away_scores: [0] });

beforeAll(async () => {
  await store().beginRun({ key: 'thesports' }, 'lasting', NOW);
  await store().applyBatch({
    countries: [aCountry()],
    competitions: [aCompetition()],
    teams: [aTeam({ id: 101 }), aTeam({ id: 102, name: 'Chelsea' })],
    matches: [aFeedMatch({ id: 1, match_time: NOW + DAY }), ended(2, 3), aFeedMatch({ id: 4, home_team_id: 999 })],
    results: [{ ...ended(3, 400), incidents: [anIncident({ time: 23 }), anIncident({ time: 45, added_time: 1 })] }],
  });
});

const site = oneTestApp(store);
const get = async (id: string) => (await site()).signed(`/api/match/history?MatchId=${id}`);

test('the history of a match is as documented; a match that is gone leads nowhere', async () => {
  const answer = await get('1');
  expect(answer.statusCode).toBe(200);
  expect(shapeErrors(HistoryAnswer, answer.json())).toEqual([]);
  expect(answer.json().data).toMatchObject({
    meetings: [
      { match_id: 2, match_time: NOW - 3 * DAY, home_name: 'Arsenal', home_score: 2, away_score: 0, side: 1 },
      { match_time: NOW - 400 * DAY },
    ],
    sum: { won: 2, drawn: 0, lost: 0, goals_for: 4, goals_against: 0 },
    home: { matches: [{ match_id: 2 }, {}], timed: 1, quarters: [0, 1, 1, 0, 0, 0] },
    away: { timed: 2, quarters: [0, 0, 0, 0, 0, 0] },
  });
  expect(answer.json().data.meetings[1]).not.toHaveProperty('match_id');
});

test.each(['77', 'abc', '4', '%00', '99999999999999999999'])('there is none of match %s', async (id) => {
  const answer = await get(id);
  expect([answer.statusCode, answer.json()]).toEqual([200, { data: null }]);
});
