import { searchAnswerSchema } from 'shared-kernel/entities/searchAnswer';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { EMPTY_STORE } from '../testing/emptyStore';
import { aSnapshot } from '../testing/storeReads';
import { createTestApp, oneTestApp } from '../testing/testApp';

const logo = 'https://example.org/ha-noi.png';
const reference = { countries: [], competitions: [], teams: [{ id: 7, name: 'Hà Nội', logo }] };
const store = { ...EMPTY_STORE, readSnapshot: async () => aSnapshot({ reference }) };

const site = oneTestApp(() => store);
const ask = async (query: string) => (await site()).signed(`/api/search${query}`);

it('answers as pages read it', async () => {
  const answer = await ask(`?Text=${encodeURIComponent('hà')}`);
  expect(answer.headers['cache-control']).toBe('public, max-age=10');
  const read = recordAnswer(searchAnswerSchema, (error) => {
    throw error;
  });
  expect(read(answer.json())).toEqual({ teams: [{ id: 7, name: 'Hà Nội', logo }], competitions: [], matches: [] });
});

it.each(['', '?Text=', `?Text=${'x'.repeat(101)}`, '?Text=a&Text=b'])('refuses "%s" in words', async (query) => {
  const answer = await ask(query);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error.message).toContain('expected a text of 1 to 100 characters');
});

it('has read all names before the first visitor searches', async () => {
  const { app, board } = await createTestApp(store);
  const { select } = board;
  let reads = 0;
  board.select = (selection) => {
    reads += 1;
    return select(selection);
  };
  await app.listen({ host: '127.0.0.1', port: 0 });
  await app.close();
  expect(reads).toBeGreaterThan(0);
});
