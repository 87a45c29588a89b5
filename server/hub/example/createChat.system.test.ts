import { afterTest } from '../src/testing/afterTest';
import { aStockClient, calls, TRANSPORTS } from '../src/testing/stockClient';
import { createChat } from './createChat';

async function openChat(): Promise<string> {
  const app = await createChat();
  afterTest(() => app.close());
  return app.listen({ host: '127.0.0.1', port: 0 });
}

it.each(TRANSPORTS)('everybody in the room receives a message, over %s', async (_, transport) => {
  const origin = await openChat();
  const [one, other] = [aStockClient(`${origin}/chat`, { transport }), aStockClient(`${origin}/chat`, { transport })];
  const received = Promise.all([calls(one, 'Said', 1), calls(other, 'Said', 1)]);
  await Promise.all([one.start(), other.start()]);
  await one.invoke('Say', 'hello');
  expect(await received).toEqual([[[one.connectionId, 'hello']], [[one.connectionId, 'hello']]]);
});

it('a message that is no text is refused and not sent on', async () => {
  const origin = await openChat();
  const client = aStockClient(`${origin}/chat`);
  await client.start();
  await expect(client.invoke('Say', 7)).rejects.toThrow("An unexpected error occurred invoking 'Say' on the server.");
});

it('the page loads the stock client, which the server has', async () => {
  const origin = await openChat();
  const page = await fetch(origin);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const [, script] = /<script src="(.+?)">/.exec(await page.text()) ?? [];
  const client = await fetch(origin + script);
  expect(client.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await client.text()).toContain('HubConnectionBuilder');
});
