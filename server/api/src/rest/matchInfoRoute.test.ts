import { decode } from 'shared-kernel/decode/decode';
import { matchInfoSchema } from 'shared-kernel/entities/matchInfo';
import { EMPTY_STORE } from '../testing/emptyStore';
import { shapeErrors } from '../testing/shapeErrors';
import { oneTestApp } from '../testing/testApp';
import { InfoAnswer } from './matchInfoRoute';

const INFO = {
  match_id: 1,
  venue: { name: 'Hàng Đẫy', city: 'Hà Nội' },
  referee: 'Ngô Duy Lân',
  stage: { round: 'group', group: 'A' },
  matchday: 16,
};
const CHANNELS = [{ name: 'VTV5', link: 'https://vtv.example/5' }];

const site = oneTestApp(() => ({
  ...EMPTY_STORE,
  matchInfo: async (id) => (id === 1 ? JSON.stringify(INFO) : undefined),
  channels: async (id) => (id === 3 ? [] : CHANNELS),
}));

const get = async (id: string) => (await site()).signed(`/api/match/info?MatchId=${id}`);

const refuse = (error: Error) => {
  throw error;
};

test.each([
  ['what its feed told and its channels', '1', { ...INFO, channels: CHANNELS }],
  ['its channels alone', '2', { match_id: 2, channels: CHANNELS }],
])('of a match there is %s, in the shape that is described', async (_, id, expected) => {
  const { statusCode, json, headers } = await get(id);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=1']);
  expect(decode(matchInfoSchema, json().data, '', refuse)).toEqual(expected);
  expect(shapeErrors(InfoAnswer, json())).toEqual([]);
});

test.each(['3', 'abc', '1.5', encodeURIComponent('Đội')])('of the match %s nothing is known', async (id) => {
  const { statusCode, json } = await get(id);
  expect([statusCode, json()]).toEqual([200, { data: null }]);
});
