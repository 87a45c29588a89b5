import type { FastifyInstance } from 'fastify';
import { createDelivery } from '../app';
import { until } from '../rendering/testing/until';
import { aConfig, aRemoteBuild, aShellBuild } from '../testing/builds';
import { aLiveSite } from '../testing/liveSite';
import { releaseBuild } from '../testing/stages';
import { afterTest } from '../testing/temporaryFolder';
import { createMetrics, createMetricsServer } from './createMetrics';

const ENTRY = `exports.needs = () => []; exports.draw = ({ path }) => {
  if (path === '/mfe-ads') throw new Error('none');
  return { html: '<p>x</p>', css: '' };
};`;

/** A site with one remote that renders, and the lines of its metrics. */
async function aMeasuredSite() {
  const site = await aLiveSite();
  const { release } = await releaseBuild(
    site.dataDir,
    'mfe-ads',
    aRemoteBuild(
      { 'server.0123456789ab.js': ENTRY },
      {
        remote: 'mfe-ads',
        server: 'server.0123456789ab.js',
        slots: ['FixBottom'],
        paths: ['/mfe-ads', '/news/:id'].map((path) => ({ path, module: './App' })),
      },
    ),
  );
  const metrics = createMetrics();
  const app = await createDelivery(aConfig(site.dataDir), { metrics });
  afterTest(() => app.close());
  const server = createMetricsServer(metrics.registry);
  afterTest(() => server.close());
  const lines = async (name: string) => {
    const { body } = await server.inject('/metrics');
    return body.split('\n').flatMap((line) => (line.startsWith(name) ? [line.slice(name.length)] : []));
  };
  return { ...site, app, server, release, lines };
}

const get = (app: FastifyInstance, url: string, headers = {}) => app.inject({ url, headers });

it('are Prometheus text on a port of their own, and no cache keeps it', async () => {
  const { server } = await aMeasuredSite();
  const { statusCode, headers, body } = await get(server, '/metrics');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(body).toMatch(/^# TYPE tyso_drawings_total counter$/m);
  expect(body).toMatch(/^process_resident_memory_bytes \d+$/m);
});

it.each(['/metrics', '/metrics/', '/METRICS', '//metrics', '/%6detrics', '/r/../metrics'])(
  'visitors who ask for %s get a 404',
  async (url) => {
    const { app } = await aMeasuredSite();
    const { statusCode, body } = await get(app, url);
    expect([statusCode, body.includes('tyso_drawings')]).toEqual([404, false]);
  },
);

it('are missing for requests through a proxy, and nothing else is there', async () => {
  const { server } = await aMeasuredSite();
  const through = await get(server, '/metrics', { 'x-forwarded-for': '203.0.113.7' });
  expect([through.statusCode, through.body.includes('tyso_')]).toEqual([404, false]);
  for (const url of ['/', '/live/mfe-ads.json', '/healthz']) expect((await get(server, url)).statusCode).toBe(404);
});

it('count renderings by remote, release and kind of part, and their faults', async () => {
  const { app, release, lines } = await aMeasuredSite();
  await app.ready();
  const labels = `remote="mfe-ads",release="${release}"`;
  const rendered = new RegExp(`^\\{${labels},part="page"\\} [1-9]`);
  await until(async () => {
    await get(app, '/news/7');
    return (await lines('tyso_drawings_total')).some((line) => rendered.test(line));
  });
  await until(async () => {
    await get(app, '/mfe-ads');
    return (await lines('tyso_drawing_faults_total')).length > 0;
  });
  expect(await lines('tyso_drawing_faults_total')).toEqual([
    expect.stringMatching(new RegExp(`^\\{${labels},part="page",kind="threw"\\} [1-9]`)),
  ]);
  expect(await lines('tyso_drawing_worker_memory_bytes')).toEqual([
    expect.stringMatching(new RegExp(`^\\{${labels}\\} \\d+`)),
  ]);
});

it('time requests by what they ask for, never by address', async () => {
  const { app, lines } = await aMeasuredSite();
  for (const url of ['/news/7', '/news/8', '/r/mfe-ads/none.js', '/healthz']) await get(app, url);
  const counts = await lines('tyso_delivery_request_duration_seconds_count');
  expect(counts.map((line) => line.replace(/ \d+$/, ''))).toEqual(
    expect.arrayContaining([
      '{method="GET",route="page",status="200"}',
      '{method="GET",route="page",status="404"}',
      '{method="GET",route="/healthz",status="200"}',
    ]),
  );
  expect(counts).toHaveLength(3);
});

it('count how many slots and pages of what is live are not known, until all are', async () => {
  const { app, lines, site, text, write } = await aMeasuredSite();
  const known = await text(site.lastGood);
  const raw = JSON.parse(known);
  const { live } = raw.pointers.find(({ remote }: { remote: string }) => remote === 'mfe-ads');
  live.slots.push('Roof');
  live.pages = [{ path: 7 }];
  await write(site.lastGood, JSON.stringify(raw));
  for (let times = 0; times < 3; times++) expect((await get(app, '/mfe-ads')).statusCode).toBe(200);
  const unknown = async () =>
    (await lines('tyso_live_unknown_parts')).filter((line) => line.includes('mfe-ads') && !line.endsWith(' 0')).sort();
  expect(await unknown()).toEqual(['{remote="mfe-ads",what="page"} 1', '{remote="mfe-ads",what="slot"} 1']);
  await write(site.lastGood, known);
  await get(app, '/mfe-ads');
  expect(await unknown()).toEqual([]);
});

it('of a site without server entries are none', async () => {
  const { dataDir } = await aLiveSite();
  await releaseBuild(dataDir, 'shell', aShellBuild({ 'main.0f.js': 'other();\n' }));
  const metrics = createMetrics();
  const app = await createDelivery(aConfig(dataDir), { metrics });
  afterTest(() => app.close());
  await get(app, '/');
  expect(await metrics.registry.getSingleMetricAsString('tyso_drawings_total')).not.toMatch(/^tyso/m);
});
