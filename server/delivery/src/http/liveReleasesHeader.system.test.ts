import {
  createLiveReleasesReader,
  LIVE_RELEASES_HEADER,
  MOST_ROUTES,
  packLiveReleases,
  unpackLiveReleases,
} from 'server-shared/releases/liveReleases';
import { createDelivery } from '../app';
import { beginCandidate, setShare } from '../changes/candidate';
import { rollback } from '../changes/rollback';
import { readStored } from '../release/storedRelease';
import { anUpstream } from '../testing/aServer';
import { portOf } from '../testing/askLiterally';
import { aConfig } from '../testing/builds';
import { aLiveSite } from '../testing/liveSite';
import { afterTest } from '../testing/temporaryFolder';

const CHANGE = { who: 'anh', now: new Date('2026-11-28T12:00:00Z') };

async function aSite() {
  const asked = new Map<string, string | string[] | undefined>();
  const visitors: unknown[] = [];
  const { origin } = await anUpstream((request, response) => {
    asked.set(request.url ?? '', request.headers[LIVE_RELEASES_HEADER]);
    visitors.push(request.headers['x-tyso-visitor']);
    response.end('{}');
  });
  const site = await aLiveSite();
  const app = await createDelivery(aConfig(site.dataDir, { apiOrigin: origin }));
  afterTest(() => app.close());
  const host = `127.0.0.1:${await portOf(app)}`;
  return {
    ...site,
    visitors,
    async post(path: string, headers: Record<string, string> = {}) {
      await fetch(`http://${host}${path}`, { method: 'POST', headers });
      return unpackLiveReleases(asked.get(path));
    },
  };
}

it.each(['/beacon', '/beacon/begin'])(
  'tells api with %s which releases are live, and which pages there are',
  async (path) => {
    const { post, release } = await aSite();
    const first = await release('first');
    const second = await release('second');
    const live = await post(path);
    expect(live?.releases).toEqual({ 'mfe-scores': [second, first], shell: [expect.any(String)] });
    expect(live?.routes).toContain('/');
    const third = await release('third');
    expect((await post(path))?.releases['mfe-scores']).toEqual([third, second]);
  },
);

it('tells with a candidate how many browsers of one address count: more with each step', async () => {
  const { post, release, site } = await aSite();
  const first = await release('first');
  const next = await release('next');
  await rollback(site, 'mfe-scores', first, CHANGE);
  await beginCandidate(site, 'mfe-scores', () => readStored(site, 'mfe-scores', next), 1, CHANGE);
  const since = CHANGE.now.toISOString();
  expect((await post('/beacon'))?.candidates).toEqual({ 'mfe-scores': { release: next, since, share: 1, most: 1 } });
  await setShare(site, 'mfe-scores', next, 5, CHANGE);
  expect((await post('/beacon'))?.candidates?.['mfe-scores']).toMatchObject({ share: 5, most: 18 });
});

it('a visitor cannot say it in its place', async () => {
  const { post, release } = await aSite();
  const first = await release('first');
  const forged = packLiveReleases({ releases: { 'mfe-scores': ['9.9.9-forged'] }, routes: ['/forged'] });
  const live = await post('/beacon', { [LIVE_RELEASES_HEADER]: forged });
  expect([live?.releases['mfe-scores'], live?.routes.includes('/forged')]).toEqual([[first], false]);
});

it('names the visitor for the balancer, an IPv4 address as such, and never as a visitor says', async () => {
  const { post, visitors } = await aSite();
  await post('/beacon', { 'x-forwarded-for': '::ffff:203.0.113.7', 'x-tyso-visitor': '198.51.100.1' });
  await post('/beacon', { 'x-forwarded-for': '2001:db8::1' });
  await post('/api/match', { 'x-forwarded-for': '203.0.113.7' });
  expect(visitors).toEqual(['203.0.113.7', '2001:db8::1', undefined]);
});

it('other requests are forwarded without it', async () => {
  const { post, release } = await aSite();
  await release('first');
  expect(await post('/api/match')).toBeUndefined();
});

it.each([undefined, '', 'e30', '%%%', ['a', 'b']])('%j says nothing', (header) => {
  expect(unpackLiveReleases(header)).toBeUndefined();
});

it('more patterns of pages than there can be say nothing: each would be a series of metrics', () => {
  const routes = Array.from({ length: MOST_ROUTES + 1 }, (_, index) => `/made-up-${index}`);
  expect(unpackLiveReleases(packLiveReleases({ releases: {}, routes }))).toBeUndefined();
  expect(unpackLiveReleases(packLiveReleases({ releases: {}, routes: routes.slice(1) }))).toBeDefined();
});

it('reads the same value once', () => {
  const read = createLiveReleasesReader();
  const header = packLiveReleases({ releases: { 'mfe-ads': ['1'] }, routes: ['/'] });
  const first = read(header);
  expect([first, read(header) === first]).toEqual([{ releases: { 'mfe-ads': ['1'] }, routes: ['/'] }, true]);
  expect(read(packLiveReleases({ releases: {}, routes: [] }))?.releases).toEqual({});
  expect(read('%%%')).toBeUndefined();
});
