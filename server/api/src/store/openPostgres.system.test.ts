import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterTest } from 'hub/testing/afterTest';
import { openPostgres } from './openPostgres';

const report = () => {};

/** A server that speaks enough of PostgreSQL's protocol to refuse every client. */
async function aRefusingServer(code: string, message: string) {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  const server = createServer((socket) => socket.once('data', () => socket.end(Buffer.concat([head, fields]))));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  afterTest(() => server.close());
  return { url: `postgres://tyso:hidden@127.0.0.1:${address.port}/tyso` };
}

it('says in one line that no server listens', async () => {
  await expect(openPostgres('postgres://tyso:hidden@127.0.0.1:1/tyso', report)).rejects.toThrow(
    /^DATABASE_URL: expected a PostgreSQL server that answers, got ECONNREFUSED 127\.0\.0\.1:1$/,
  );
});

it.each([
  ['28P01', 'password authentication failed for user "tyso"'],
  ['3D000', 'database "tyso" does not exist'],
])('says in one line why a server refuses: %s', async (code, message) => {
  const { url } = await aRefusingServer(code, message);
  await expect(openPostgres(url, report)).rejects.toThrow(
    `DATABASE_URL: expected a PostgreSQL server that answers, got ${message}`,
  );
});

it('never says the password of an address that cannot be read', async () => {
  await expect(openPostgres('postgres://tyso:hidden@host:port/tyso', report)).rejects.toThrow(/^(?!.*hidden).*$/);
});
