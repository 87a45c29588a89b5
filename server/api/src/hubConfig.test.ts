import { readHubConfig } from './hubConfig';

describe('the settings of the hub', () => {
  it('have defaults', () => {
    expect(readHubConfig({})).toEqual({
      maxConnectionsPerAddress: 200,
      pollTimeoutMs: 50_000,
      trustProxy: ['loopback'],
      drain: false,
    });
  });

  it('are read', () => {
    const env = { HUB_CONNECTIONS_PER_ADDRESS: '5', HUB_POLL_SECONDS: '25', TRUST_PROXY: '2', DRAIN: '1' };
    expect(readHubConfig(env)).toEqual({
      maxConnectionsPerAddress: 5,
      pollTimeoutMs: 25_000,
      trustProxy: expect.any(Function),
      drain: true,
    });
  });

  it('trust as many proxies as stand in front', () => {
    const { trustProxy } = readHubConfig({ TRUST_PROXY: '2' });
    if (typeof trustProxy !== 'function') throw new Error(`Expected a function, got ${trustProxy}`);
    expect([0, 1, 2].map((hop) => trustProxy('203.0.113.1', hop))).toEqual([true, true, false]);
  });

  it.each([
    ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
    ['203.0.113.7', ['203.0.113.7']],
    ['fd00::/8,uniquelocal', ['fd00::/8', 'uniquelocal']],
  ])('trust %s', (text, trusted) => {
    expect(readHubConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trusted);
  });

  it.each([
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10'],
    ['TRUST_PROXY', 'loopback,'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', 'proxy.example'],
    ['HUB_CONNECTIONS_PER_ADDRESS', '0'],
    ['HUB_POLL_SECONDS', '100'],
    ['DRAIN', 'yes'],
  ])('refuse %s=%s, and name it', (name, value) => {
    expect(() => readHubConfig({ [name]: value })).toThrow(`${name}: expected `);
  });
});
