import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { aLineups, aSquad } from 'feeds/testing/lineupBuilders';
import { decode } from 'shared-kernel/decode/decode';
import { squadSchema } from 'shared-kernel/entities/squad';
import { aTeam } from 'shared-kernel/testing/builders';
import { shapeErrors } from '../testing/shapeErrors';
import { createTestApp } from '../testing/testApp';
import { openTestStore } from '../testing/testStore';
import { SquadAnswer } from './squadRoute';

const store = openTestStore();

const get = async (query: string) => (await createTestApp(store())).signed(`/api/team/squad${query}`);
const refuse = (error: Error) => {
  throw error;
};

test('a squad is what its feed told, in the shape that is described', async () => {
  await store().applyBatch({ teams: [aTeam({ id: 101, name: 'Hà Nội' })], squads: [aSquad()] });
  const { statusCode, json, headers } = await get('?TeamId=101');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=60']);
  expect(decode(squadSchema, json().data, '', refuse)).toEqual({ ...aSquad(), seen_in: undefined });
  expect(shapeErrors(SquadAnswer, json())).toEqual([]);
});

test('one that is made of line-ups says of how many', async () => {
  await store().applyBatch({ matches: [aFeedMatch({ id: 1, home_team_id: 103 })], lineups: [aLineups()] });
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
