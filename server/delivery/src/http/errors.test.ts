import { createDelivery } from '../app';
import { aConfig } from '../testing/builds';
import { afterTest, temporaryFolder } from '../testing/temporaryFolder';

async function answerTo(accept: string) {
  const app = await createDelivery(aConfig(await temporaryFolder(), {}, { base_path: '/bong-da' }));
  afterTest(() => app.close());
  return app.inject({ url: '/%E0%A4%A', headers: { accept } });
}

it('leads a visitor from an address that cannot be decoded to the base', async () => {
  const answer = await answerTo('text/html,application/xhtml+xml');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/bong-da']);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('explains the error to a program', async () => {
  const answer = await answerTo('*/*');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ error: { code: 'bad_address' } });
});
