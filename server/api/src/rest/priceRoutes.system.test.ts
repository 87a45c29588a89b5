import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { priceMoveSchema } from 'shared-kernel/entities/priceMove';
import { listAnswer } from 'shared-kernel/protocol/dataAnswer';
import { shapeErrors } from '../testing/shapeErrors';
import { createTestApp, NOW } from '../testing/testApp';
import { openTestStore } from '../testing/testStore';
import { PricesAnswer } from './priceSchemas';

const store = openTestStore();
const ODDS = '0-0.5!0.95!!0.91;2.5!0.88!2.5!0.98;2.10!3.30!3.40';

async function get(query: string) {
  const { signed } = await createTestApp(store());
  return signed(`/api/match/prices${query}`);
}

test('a match answers with its moves, the oldest first; the kernel reads them', async () => {
  const match = aFeedMatch({ id: 7, odds: ODDS });
  await store().applyBatch({ matches: [match] }, NOW);
  await store().applyBatch(
    { matches: [{ ...match, status_id: MatchStatus.FirstHalf, odds: '0!1.02!0!0.84;;' }] },
    NOW + 90,
  );
  const answer = (await get('?MatchId=7')).json();
  expect(shapeErrors(PricesAnswer, answer)).toEqual([]);
  const refuse = (error: Error) => {
    throw error;
  };
  expect(listAnswer(priceMoveSchema, refuse)(answer)).toEqual([
    { time: NOW, is_live: false, odds: ODDS },
    { time: NOW + 90, is_live: true, odds: '0!1.02!0!0.84;;' },
  ]);
});

test('the moves of a group are those of its own, and the answer without one names the groups that have some', async () => {
  const match = aFeedMatch({ id: 9, odds: ODDS });
  const half = { odds: '0.5!0.95!!0.91;;', suspended_odds: '' };
  const corners = { odds: '', suspended_odds: ';9.5!0.90!9.5!0.96;' };
  await store().applyBatch({ matches: [match], markets: [{ match_id: 9, half, corners: undefined }] }, NOW);
  expect((await get('?MatchId=9')).json()).toEqual({
    data: [{ time: NOW, is_live: false, odds: ODDS }],
    groups: ['half'],
  });
  await store().applyBatch({ markets: [{ match_id: 9, half, corners }] }, NOW + 60);
  const { signed } = await createTestApp(store());
  const ofHalf = (await signed('/api/match/prices?MatchId=9&Group=half')).json();
  expect(ofHalf).toEqual({ data: [{ time: NOW, is_live: false, odds: half.odds }] });
  const ofCorners = (await signed('/api/match/prices?Group=corners&MatchId=9')).json();
  expect(ofCorners).toEqual({ data: [{ time: NOW + 60, is_live: false, ...corners }] });
  const answer = (await signed('/api/match/prices?MatchId=9')).json();
  expect(answer.groups).toEqual(['half', 'corners']);
  expect([answer, ofHalf].map((one) => shapeErrors(PricesAnswer, one))).toEqual([[], []]);
});

test.each(['', 'full', 'match', 'half&Group=corners'])('Group=%s is refused, with what was expected', async (group) => {
  const { statusCode, json } = await get(`?MatchId=9&Group=${group}`);
  expect([statusCode, json().error.message]).toEqual([
    400,
    expect.stringContaining('At Group: expected one of half, corners'),
  ]);
});

test.each(['8', 'x', '-1', '99999999999999999999', '0'])('of a match %s nothing is known', async (id) => {
  const answer = await get(`?MatchId=${id}`);
  expect([answer.statusCode, answer.json()]).toEqual([200, { data: [] }]);
});

test.each(['', '?MatchId=', `?MatchId=${'1'.repeat(501)}`])('%s: the refusal says what was expected', async (query) => {
  const answer = await get(query);
  expect([answer.statusCode, answer.json().error]).toMatchObject([400, { code: 'bad_query', field: 'MatchId' }]);
});
