import { readTrustedProxies } from './trustedProxies';

it.each([
  ['0', { kind: 'count', count: 0 }],
  ['2', { kind: 'count', count: 2 }],
  ['loopback', { kind: 'networks', names: ['loopback'] }],
  ['loopback, 10.0.0.0/8', { kind: 'networks', names: ['loopback', '10.0.0.0/8'] }],
  ['linklocal,uniquelocal,fd00::/8,::1', { kind: 'networks', names: ['linklocal', 'uniquelocal', 'fd00::/8', '::1'] }],
  ['::ffff:10.0.0.1', { kind: 'networks', names: ['::ffff:10.0.0.1'] }],
])('%s is understood', (text, proxies) => {
  expect(readTrustedProxies(text)).toEqual(proxies);
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
  expect(readTrustedProxies(text)).toBeUndefined();
});
