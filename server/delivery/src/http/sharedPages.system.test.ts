import { createDelivery } from '../app';
import { aConfig } from '../testing/builds';
import { aLiveSite } from '../testing/liveSite';
import { afterTest } from '../testing/temporaryFolder';

const SHARED = 'max-age=1, stale-while-revalidate=1, stale-if-error=59';

/** What visitors send, and what some send to be answered otherwise than others. */
const VISITORS: readonly Record<string, string>[] = [
  { cookie: 'a=b', authorization: 'Bearer x' },
  { 'accept-language': 'en', 'user-agent': 'curl/8' },
  { accept: 'application/json', 'sec-ch-ua-mobile': '?1', 'save-data': 'on' },
  {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    forwarded: 'host=evil.example',
  },
  { 'x-original-url': '/no', 'x-rewrite-url': '/no', 'x-http-method-override': 'DELETE' },
];

async function aSite(more: Parameters<typeof aConfig>[1] = {}) {
  const live = await aLiveSite();
  await live.release('app');
  const app = await createDelivery(aConfig(live.dataDir, more));
  afterTest(() => app.close());
  return { live, app };
}

it.each(['/', '/nobody-has-this'])(
  'the page at %s is the same for every visitor, and for shared caches',
  async (url) => {
    const { app } = await aSite();
    const usual = await app.inject(url);
    expect([usual.headers['cdn-cache-control'], usual.headers['cache-control']]).toEqual([SHARED, 'no-cache']);
    expect([usual.headers.vary, usual.headers['set-cookie']]).toEqual(['Accept-Encoding', undefined]);
    for (const headers of VISITORS) {
      const { body, statusCode, headers: theirs } = await app.inject({ url, headers });
      const { date: _, ...rest } = theirs;
      const { date: __, ...expected } = usual.headers;
      expect([statusCode, rest, body]).toEqual([usual.statusCode, expected, usual.body]);
    }
  },
);

it('a 304, the page of a closed remote and the way to the base are for shared caches, too', async () => {
  const { live, app } = await aSite();
  await live.release('ads', {}, 'mfe-ads');
  const { etag } = (await app.inject('/')).headers;
  const known = await app.inject({ url: '/', headers: { 'if-none-match': String(etag) } });
  expect([known.statusCode, known.headers['cdn-cache-control']]).toEqual([304, SHARED]);
  await live.switchRemote('mfe-ads', 'off');
  const closed = await app.inject('/mfe-ads');
  expect([closed.statusCode, closed.headers['cdn-cache-control']]).toEqual([503, SHARED]);
  const below = await aSite({ site: { ...aConfig('').site, base_path: '/bong-da' } });
  const moved = await below.app.inject('/?filter=hot');
  expect([moved.statusCode, moved.headers['cdn-cache-control']]).toEqual([302, SHARED]);
});

it.each(['/no.png', '/r/no', '/healthz', '/site.json', '/live/mfe-scores.json', '/robots.txt'])(
  'shared caches do not give %s to others',
  async (url) => {
    const { app } = await aSite();
    expect((await app.inject(url)).headers['cdn-cache-control']).toBeUndefined();
  },
);
