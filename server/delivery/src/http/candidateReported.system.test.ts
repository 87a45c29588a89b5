import { until } from '../rendering/testing/until';
import { aFollower, aLiveApi } from '../testing/aLiveApi';
import { aRemoteBuild } from '../testing/builds';

const SERVER = 'server.0123456789ab.js';
const entry = (body: string) => `exports.needs = () => []; exports.draw = () => { ${body} };`;
const build = (body: string) => aRemoteBuild({ [SERVER]: entry(body) }, { remote: 'mfe-ads', server: SERVER });

it('api hears how pages are rendered with a candidate, and with what is live', async () => {
  const api = await aLiveApi();
  const bad = await api.release('mfe-ads', build("throw new Error('no picture')"));
  const good = await api.release('mfe-ads', build("return { html: '<p>live</p>', css: '' };"));
  const { app, serves } = await aFollower(api.origin);
  await serves(good.named.release, 'mfe-ads');
  const { live } = bad.pointer;
  if ('scripts' in live) throw new Error('Expected a remote');
  const since = '2026-11-29T03:00:00Z';
  api.change('mfe-ads', () => ({ candidate: { share: 5, since, release: live } }));
  await until(async () => {
    await app.inject('/mfe-ads');
    const reported = JSON.stringify(api.reports);
    return [bad, good].every(({ named }) => reported.includes(named.release));
  });
  const counts = api.reports.flatMap((one) => (one as { counts: object[] }).counts);
  expect(counts).toContainEqual({
    remote: 'mfe-ads',
    release: bad.named.release,
    seen: expect.any(Number),
    bad: expect.any(Number),
  });
  expect(counts).toContainEqual(expect.objectContaining({ release: good.named.release, bad: 0 }));
}, 30_000);
