import type { Released } from 'shared-kernel/protocol/released';
import { EMPTY_STORE } from '../testing/emptyStore';
import { createTestApp, INSIDE, NOW } from '../testing/testApp';

const SAID = { remote: 'mfe-ads', withdrawn: ['1.2.0-ab12cd'], reloads: [] };

async function anApp() {
  const added: [Released, number][] = [];
  const addWithdrawn = async (said: Released, at: number) => void added.push([said, at]);
  const { app } = await createTestApp({ ...EMPTY_STORE, addWithdrawn });
  const post = (payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/internal/released', payload, headers: { ...INSIDE, ...headers } });
  return { added, post };
}

it('notes a withdrawal', async () => {
  const { added, post } = await anApp();
  expect((await post(SAID)).statusCode).toBe(204);
  expect(added).toEqual([[SAID, NOW]]);
});

it('hears it from no visitor', async () => {
  const { added, post } = await anApp();
  expect((await post(SAID, { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(404);
  expect(added).toEqual([]);
});

it('refuses what is none, and says why', async () => {
  const { added, post } = await anApp();
  const answer = await post({ ...SAID, remote: '__proto__' });
  expect([answer.statusCode, answer.json().error.message]).toEqual([
    400,
    expect.stringContaining('expected the name of a remote, such as mfe-scores'),
  ]);
  expect(added).toEqual([]);
});
