import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { boardStore } from '../testing/boardStore';
import { oneTestApp } from '../testing/testApp';

const site = oneTestApp(() => boardStore({ matches: Array.from({ length: 30 }, (_, i) => aFeedMatch({ id: i + 1 })) }));

const ids = (count: number, first = 1) => Array.from({ length: count }, (_, i) => `Id=${first + i}`).join('&');

async function ask(query: string) {
  const { signed } = await site();
  return signed(`/api/match?${query}`);
}

it.each([
  ['as many as may be', ids(20), 20],
  ['one twenty times', 'Id=1&'.repeat(20), 1],
  ['twenty unknown ones', ids(20, 1000), 0],
])('%s are answered', async (_, query, count) => {
  const answer = await ask(query);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toHaveLength(count);
});

it.each([
  ['one too many', ids(21)],
  ['a hundred', ids(100)],
  ['a thousand', ids(1000)],
  ['one a hundred times', 'Id=1&'.repeat(100)],
  ['too many, some of them none', `${ids(20)}&Id=x&Id=y`],
])('%s: refused with the number that is allowed', async (_, query) => {
  const answer = await ask(query);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error).toMatchObject({ code: 'bad_query', field: 'Id' });
});

it('says how many ids it expected', async () => {
  expect((await ask(ids(21))).json().error.message).toContain('At Id: expected 1 to 20 ids');
});
