import { aLineups } from 'feeds/testing/lineupBuilders';
import { decode } from 'shared-kernel/decode/decode';
import { lineupsSchema } from 'shared-kernel/entities/lineups';
import { vendorTextSchema } from 'shared-kernel/entities/vendorText';
import { EMPTY_STORE } from '../testing/emptyStore';
import { shapeErrors } from '../testing/shapeErrors';
import { oneTestApp } from '../testing/testApp';
import { LineupsAnswer, TextAnswer } from './matchDetailsRoutes';

const LINEUPS = aLineups({ away: undefined });
const LINES = [{ time: undefined, lang: 'en' as const, text: '<script>alert(1)</script>' }];

/** As the store has it: JSON text of match 1. It can be asked for numbers alone. */
const known = (state: object) => async (id: number) => {
  expect(Number.isSafeInteger(id)).toBe(true);
  return id === 1 ? JSON.stringify(state) : undefined;
};
const site = oneTestApp(() => ({
  ...EMPTY_STORE,
  lineups: known(LINEUPS),
  vendorText: known({ match_id: 1, lines: LINES }),
}));

const get = async (query: string, path = 'lineups') => (await site()).signed(`/api/match/${path}${query}`);

const refuse = (error: Error) => {
  throw error;
};

test('the line-ups of a match are what its feed reported, in the shape that is described', async () => {
  const { statusCode, json, headers } = await get('?MatchId=1');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=1']);
  expect(decode(lineupsSchema, json().data, '', refuse)).toEqual(LINEUPS);
  expect(shapeErrors(LineupsAnswer, json())).toEqual([]);
});

test('what a vendor wrote of a match is what was sent, in the shape that is described', async () => {
  const { statusCode, json, headers } = await get('?MatchId=1', 'text');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=1']);
  expect(headers['content-type']).toContain('application/json');
  expect(decode(vendorTextSchema, json().data, '', refuse)).toEqual({ match_id: 1, lines: LINES });
  expect(shapeErrors(TextAnswer, json())).toEqual([]);
  expect((await get('?MatchId=2', 'text')).json()).toEqual({ data: null });
});

test.each(['2', 'abc', '1e3', '0', '-1', '1.5', '99999999999999999999', encodeURIComponent('Đội')])(
  'there are none of the match %s',
  async (id) => {
    const { statusCode, json } = await get(`?MatchId=${id}`);
    expect([statusCode, json()]).toEqual([200, { data: null }]);
  },
);

test.each([
  ['', 'nothing'],
  ['?MatchId=', '""'],
  [`?MatchId=${'7'.repeat(501)}`, '"7'],
  ['?MatchId=1&MatchId=2', '["1","2"]'],
])('%s is refused, with what was expected and what came', async (query, got) => {
  const { statusCode, json } = await get(query);
  expect(statusCode).toBe(400);
  expect(json().error.message).toContain('At MatchId: expected an id (a text of 1 to 500 characters), got');
  expect(json().error.message).toContain(got);
});
