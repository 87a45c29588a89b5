import { crestPath, drawCrest } from 'feeds/simulator/crest/drawCrest';
import { EMPTY_STORE } from '../testing/emptyStore';
import { oneTestApp } from '../testing/testApp';

const HASH = 'a1'.repeat(32);
const PNG = { type: 'image/png', bytes: Buffer.from('png') };
const site = oneTestApp(() => ({ ...EMPTY_STORE, media: async (hash) => (hash === HASH ? PNG : undefined) }));
const ask = async (url: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  (await site()).app.inject({ url, headers, method });
const get = (url: string) => ask(url);

const STORED = { path: `/media/${HASH}.png`, etag: `"${HASH}"`, type: 'image/png' };
const CREST = { path: crestPath(101), etag: `"${crestPath(101).split('/').pop()}"`, type: 'image/svg+xml' };
const PICTURES = [
  ['a stored picture', STORED],
  ['a crest', CREST],
] as const;

test('crests of simulated teams are drawn, to be kept for ever, and can run nothing', async () => {
  const answer = await get(crestPath(101));
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(drawCrest(101));
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});

test.each(['crest-1000000.svg', 'crest-01.svg', 'crest--1.svg', 'crest-1.png', 'crest-1e2.svg', 'crest-.svg'])(
  '%s is no picture',
  async (file) => {
    expect((await get(`/media/${file}`)).statusCode).toBe(404);
  },
);

describe.each(PICTURES)('%s', (_name, { path, etag, type }) => {
  test.each([etag, `W/${etag}`, `"x", ${etag}`, '*'])('is not sent again to who has %s', async (known) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await ask(path, { 'if-none-match': known }, method);
      expect([answer.statusCode, answer.body]).toEqual([304, '']);
      expect(answer.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=31536000, immutable' });
      expect(answer.headers['content-security-policy']).toContain('sandbox');
    }
  });

  test('is sent to who has another, and HEAD has its headers alone', async () => {
    const [whole, head] = [
      await ask(path, { 'if-none-match': '"x"' }),
      await ask(path, { 'if-none-match': '"x"' }, 'HEAD'),
    ];
    expect([whole.statusCode, head.statusCode, head.body]).toEqual([200, 200, '']);
    expect(whole.rawPayload.length).toBeGreaterThan(0);
    expect(whole.headers).toMatchObject({
      etag,
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    for (const name of ['etag', 'content-type', 'content-length', 'cache-control'])
      expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
  });
});

test('what there is not is 404, whatever a visitor has', async () => {
  for (const path of [`/media/${'b2'.repeat(32)}.png`, `/media/${HASH}.svg`])
    expect((await ask(path, { 'if-none-match': '*' })).statusCode).toBe(404);
});
