import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openApi } from './releaseApi';

/** An address whose server answers everything in this way. */
async function anOrigin(status: number, message: string): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { code: 'x', message } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const order = { changes: [], who: 'anh' };
const open = (origin: string, token?: string) => openApi('', { origin, token });

it('the port of visitors, and https where there is none, are distinguished from a refusal', async () => {
  const origin = await anOrigin(404, 'There is no POST /internal/live');
  await expect((await open(origin)).change(order)).rejects.toThrow(
    'There is no POST /internal/live. INTERNAL_ORIGIN is the listener of api for servers and commands (INTERNAL_PORT',
  );
  await expect((await open(origin.replace('http', 'https'))).list()).rejects.toThrow(
    'it does not speak https there: write http://.',
  );
});

it('a refused field has the name of its option', async () => {
  const api = await open(
    await anOrigin(400, 'At changes.0.redirect: expected an address of the site, such as /, got "x"'),
  );
  await expect(api.change(order)).rejects.toThrow('--redirect: expected an address of the site, such as /, got "x"');
});

it.each(['ｔｏｋｅｎ', 'two words'])('%s is no token', async (token) => {
  await expect(open('http://127.0.0.1:1', token)).rejects.toThrow('RELEASE_TOKEN: expected plain letters');
});
