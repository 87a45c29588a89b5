import { aSquad } from 'feeds/testing/lineupBuilders';
import { decode } from 'shared-kernel/decode/decode';
import { squadSchema } from 'shared-kernel/entities/squad';
import { EMPTY_STORE } from '../testing/emptyStore';
import { shapeErrors } from '../testing/shapeErrors';
import { oneTestApp } from '../testing/testApp';
import { SquadAnswer } from './squadRoute';

const SQUAD = aSquad();
const site = oneTestApp(() => ({
  ...EMPTY_STORE,
  async squad(id) {
    expect(Number.isSafeInteger(id)).toBe(true);
    if (id === 103) return { ...SQUAD, team_id: 103, seen_in: 1 };
    return id === SQUAD.team_id ? { ...SQUAD, seen_in: undefined } : undefined;
  },
}));
const get = async (query: string) => (await site()).signed(`/api/team/squad${query}`);
const refuse = (error: Error) => {
  throw error;
};

test('a squad is what is known of it, in the shape that is described', async () => {
  const { statusCode, json, headers } = await get('?TeamId=101');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=60']);
  expect(decode(squadSchema, json().data, '', refuse)).toEqual({ ...SQUAD, seen_in: undefined });
  expect(shapeErrors(SquadAnswer, json())).toEqual([]);
});

test('one that is made of line-ups says of how many', async () => {
  const { json } = await get('?TeamId=103');
  expect(json().data).toMatchObject({ team_id: 103, seen_in: 1, players: expect.arrayContaining([expect.anything()]) });
  expect(shapeErrors(SquadAnswer, json())).toEqual([]);
});

test.each(['999', 'abc', '0', encodeURIComponent('Đội')])('there is none of the team %s', async (id) => {
  const { statusCode, json } = await get(`?TeamId=${id}`);
  expect([statusCode, json()]).toEqual([200, { data: null }]);
});

test('a request without a team is refused', async () => {
  const { statusCode, json } = await get('');
  expect(statusCode).toBe(400);
  expect(json().error.message).toContain('At TeamId: expected an id (a text of 1 to 500 characters), got nothing');
});
