import Fastify from 'fastify';
import { hubPlugin } from './hub';
import { DEFAULTS } from './hubSettings';
import { checkOptions } from './optionsCheck';

const path = '/chat';

/** Untyped, as from JavaScript. */
const check = (options: Record<string, unknown>) => Reflect.apply(checkOptions, undefined, [options]);

it('takes every default, and a path alone', () => {
  expect(() => check({ path, ...DEFAULTS })).not.toThrow();
  expect(() => check({ path })).not.toThrow();
});

it.each([
  ['no path', {}, 'At hub.path: expected a path such as "/chat", without a slash at the end, got undefined'],
  ['a path without a slash', { path: 'chat' }, 'At hub.path: expected a path such as "/chat"'],
  ['a path with a query', { path: '/chat?x' }, 'got "/chat?x"'],
  ['a misspelt option', { path, keepAlive: 1 }, 'At hub.keepAlive: expected one of path, allowedOrigins, '],
  [
    'a time as text',
    { path, keepAliveMs: '15 s' },
    'At hub.keepAliveMs: expected milliseconds, more than 0, got "15 s"',
  ],
  ['no time', { path, stalledMs: 0 }, 'At hub.stalledMs: expected milliseconds, more than 0, got 0'],
  ['endless time', { path, pollTimeoutMs: Number.POSITIVE_INFINITY }, 'At hub.pollTimeoutMs: expected milliseconds'],
  [
    'half a byte',
    { path, maxInboundBytes: 0.5 },
    'At hub.maxInboundBytes: expected a whole number, 1 or more, got 0.5',
  ],
  [
    'an origin with a path',
    { path, allowedOrigins: ['https://example.com/'] },
    'At hub.allowedOrigins.0: expected "same-host" or',
  ],
  ['any origin', { path, allowedOrigins: '*' }, 'At hub.allowedOrigins: expected "same-host" or a list of origins'],
  [
    'an unknown transport',
    { path, transports: ['Carrier'] },
    'expected a list of WebSockets, ServerSentEvents, LongPolling',
  ],
  ['no transport', { path, transports: [] }, 'At hub.transports: expected a list of WebSockets'],
  [
    'a method that is none',
    { path, methods: { Say: 'hello' } },
    'At hub.methods.Say: expected a function, got "hello"',
  ],
  [
    'a method twice',
    { path, methods: { Say: () => 1, say: () => 2 } },
    'At hub.methods: expected functions by the name',
  ],
  [
    'half a log',
    { path, log: { info: () => {} } },
    'At hub.log: expected an object with the methods debug, info, warn, error',
  ],
])('refuses %s', (_, options, message) => {
  expect(() => check(options)).toThrow(message);
});

it('keeps an app with a wrong option from starting', async () => {
  const app = Fastify();
  app.register(hubPlugin, { path, maxInboundBytes: 0 });
  await expect(app.ready()).rejects.toThrow('At hub.maxInboundBytes: expected a whole number, 1 or more, got 0');
});

it('takes what is undefined for what is not given', async () => {
  const app = Fastify();
  await app.register(hubPlugin, { path, transports: undefined });
  const { body } = await app.inject({ method: 'POST', url: `${path}/negotiate?negotiateVersion=1` });
  expect(JSON.parse(body).availableTransports).toHaveLength(3);
  await app.close();
});

it('refuses a second hub in the same scope', async () => {
  const app = Fastify();
  await app.register(hubPlugin, { path });
  await expect(async () => app.register(hubPlugin, { path: '/other' })).rejects.toThrow(
    'register the other in a scope of its own',
  );
});
