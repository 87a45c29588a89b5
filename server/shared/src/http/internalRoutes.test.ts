import Fastify from 'fastify';
import { isFromOutside, keepInside } from './internalRoutes';

const TOKEN = 'a-token-of-this-test';

async function statusOf(headers: Record<string, string>, token: string | undefined = TOKEN): Promise<number> {
  const app = Fastify();
  app.register(async (scope) => {
    keepInside(scope, { token, hosts: ['API.servers.svc'] });
    scope.get('/internal/x', async () => ({}));
  });
  return (await app.inject({ url: '/internal/x', headers })).statusCode;
}

const right = { authorization: `Bearer ${TOKEN}` };

it.each([
  ['the token', right, 200],
  ['the token, by a name of the list', { ...right, host: 'api.Servers.svc.:9000' }, 200],
  ['no token', {}, 401],
  ['another token', { authorization: 'Bearer a-token-of-this-tesT' }, 401],
  ['the token without its scheme', { authorization: TOKEN }, 401],
  ['the token, through a proxy', { ...right, 'x-forwarded-for': '203.0.113.7' }, 404],
  ['the token, from a page', { ...right, origin: 'null' }, 404],
  ['the token, by a name of the Web', { ...right, host: 'evil.example' }, 404],
])('a request with %s', async (_, headers, status) => {
  expect(await statusOf(headers)).toBe(status);
});

it('nobody may ask a server that has no token', async () => {
  const app = Fastify();
  keepInside(app, { token: undefined, hosts: [] });
  app.get('/internal/x', async () => ({}));
  for (const authorization of ['', 'Bearer ', 'Bearer undefined'])
    expect((await app.inject({ url: '/internal/x', headers: { authorization } })).statusCode).toBe(401);
});

it.each([
  ['127.0.0.1:9000', false],
  ['[::1]:9000', false],
  ['localhost', false],
  ['api:9000', false],
  ['127.0.0.1.nip.example:9000', true],
  ['localhost.evil.example', true],
  ['evil.example', true],
  ['evil.example.', true],
  ['', true],
])('the host %s: from outside %s', (host, expected) => {
  expect(isFromOutside({ headers: { host } })).toBe(expected);
});
