import { type PriceMove, priceMoveSchema } from 'shared-kernel/entities/priceMove';
import { listAnswer } from 'shared-kernel/protocol/dataAnswer';
import { EMPTY_STORE } from '../testing/emptyStore';
import { shapeErrors } from '../testing/shapeErrors';
import { NOW, oneTestApp } from '../testing/testApp';
import { PricesAnswer } from './priceRoute';

const ODDS = '0-0.5!0.95!!0.91;2.5!0.88!2.5!0.98;2.10!3.30!3.40';
const MOVES: PriceMove[] = [
  { time: NOW, is_live: false, odds: ODDS },
  { time: NOW + 90, is_live: true, odds: '0!1.02!0!0.84;;' },
];
const OF_HALF: PriceMove[] = [{ time: NOW, is_live: false, odds: '0.5!0.95!!0.91;;' }];

/** Matches 7 and 9 have moves, and of 9 the first half, too. It can be asked for numbers alone. */
const site = oneTestApp(() => ({
  ...EMPTY_STORE,
  async priceMoves(id, group) {
    expect(Number.isSafeInteger(id)).toBe(true);
    if (group) return id === 9 && group === 'half' ? OF_HALF : [];
    return id === 7 || id === 9 ? MOVES : [];
  },
  movedGroups: async (id) => (id === 9 ? ['half'] : []),
}));
const get = async (query: string) => (await site()).signed(`/api/match/prices${query}`);

test('a match answers with its moves, as documented; the kernel reads them', async () => {
  const answer = (await get('?MatchId=7')).json();
  expect(shapeErrors(PricesAnswer, answer)).toEqual([]);
  const refuse = (error: Error) => {
    throw error;
  };
  expect(listAnswer(priceMoveSchema, refuse)(answer)).toEqual(MOVES);
});

test('the moves of a group are those of its own, and the answer without one names the groups that have some', async () => {
  const answer = (await get('?MatchId=9')).json();
  expect(answer).toEqual({ data: MOVES, groups: ['half'] });
  const ofHalf = (await get('?Group=half&MatchId=9')).json();
  expect(ofHalf).toEqual({ data: OF_HALF });
  expect((await get('?MatchId=9&Group=corners')).json()).toEqual({ data: [] });
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
