import * as v from 'valibot';
import { trustedProxies } from './trustedProxies';

const read = (text: string, ours?: number) => v.safeParse(trustedProxies(ours), text);

it.each([
  ['loopback', ['loopback']],
  ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
  ['linklocal,uniquelocal,fd00::/8,::1', ['linklocal', 'uniquelocal', 'fd00::/8', '::1']],
  ['::ffff:10.0.0.1', ['::ffff:10.0.0.1']],
])('%s names networks', (text, names) => {
  expect(read(text).output).toEqual(names);
});

it.each([
  ['0', 0, [false, false, false]],
  ['2', 0, [true, true, false]],
  ['2', 1, [true, false, false]],
])('%s proxies, %i of them ours, trust hops: %j', (text, ours, expected) => {
  const { output: trusts } = read(text, ours);
  if (typeof trusts !== 'function') throw new Error('Expected a function');
  expect([0, 1, 2].map((hop) => trusts('203.0.113.7', hop))).toEqual(expected);
});

it.each([
  ...[
    '',
    'true',
    '10',
    '-1',
    'loopback,',
    'proxy.example',
    '1.2.3',
    '256.0.0.1',
    '01.2.3.4',
    '10.0.0.0/33',
    '10.0.0.0/',
  ],
  ...['10.0.0.0/8/8', 'fd00::/129', 'fd00:::1', '::1]', 'fe80::1%eth0', ':'],
])('%j is not', (text) => {
  expect(read(text).success).toBe(false);
});
