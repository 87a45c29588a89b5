import { isFromOutside, isSameSecret } from './internalRoutes';

it.each([
  [{ host: '127.0.0.1:9000' }, false],
  [{ host: '[::1]:9000' }, false],
  [{ host: 'localhost' }, false],
  [{ host: 'api:9000' }, false],
  [{ host: 'api.Servers.svc.:9000' }, false],
  [{ host: '127.0.0.1.nip.example:9000' }, true],
  [{ host: 'localhost.evil.example' }, true],
  [{ host: 'evil.example' }, true],
  [{ host: 'evil.example.' }, true],
  [{ host: '' }, true],
  [{ host: 'api', 'x-forwarded-for': '203.0.113.7' }, true],
  [{ host: 'api', origin: 'null' }, true],
])('a request with %j: from outside %s', (headers: Record<string, string>, expected) => {
  expect(isFromOutside({ headers }, ['API.servers.svc'])).toBe(expected);
});

it('a secret is the same in each letter', () => {
  expect(['a-token', 'a-tokeN', 'a-toke', ''].map((given) => isSameSecret(given, 'a-token'))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
