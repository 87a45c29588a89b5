import { createDelivery } from '../app';
import { anUpstream } from '../testing/aServer';
import { aConfig, aRemoteBuild, aShellBuild } from '../testing/builds';
import { releaseBuild } from '../testing/stages';
import { afterTest, temporaryFolder } from '../testing/temporaryFolder';

/** A development server with these files in memory; some may change. */
async function aDevServer(files: Record<string, string>) {
  const { origin } = await anUpstream((request, response) => {
    const text = files[request.url?.slice(1) ?? ''];
    if (text === undefined) response.writeHead(404).end();
    else response.end(text);
  });
  return origin;
}

async function aSiteWith(devServers: Record<string, string>) {
  const dataDir = await temporaryFolder();
  await releaseBuild(dataDir, 'shell', aShellBuild());
  const scores = await releaseBuild(dataDir, 'mfe-scores', aRemoteBuild());
  const app = await createDelivery(aConfig(dataDir, { devServers }));
  afterTest(() => app.close());
  const page = async (url: string) => (await app.inject({ url })).body;
  return { app, page, scores };
}

it('stand in for the releases of their packages; the others stay', async () => {
  const shell = await aDevServer(aShellBuild());
  const ads = await aDevServer(aRemoteBuild({}, { remote: 'mfe-ads', paths: [] }));
  const { app, page, scores } = await aSiteWith({ shell, 'mfe-ads': ads });
  const html = await page('/');
  expect(html).toContain('<script src="/r/shell/dev/main.0f.js" defer');
  expect(html).toContain('"manifest":"/r/mfe-ads/dev/mf-manifest.json"');
  expect(html).toContain(scores.release);
  const file = await app.inject({ url: '/r/mfe-ads/dev/App.77.js' });
  expect(file.body).toBe('app();\n');
  expect(file.headers['cache-control']).toBe('no-store');
});

it('are asked again for each page, so that a path counts as soon as it is written', async () => {
  const files = { ...aRemoteBuild({}, { paths: [] }) };
  const { app } = await aSiteWith({ 'mfe-scores': await aDevServer(files) });
  expect((await app.inject({ url: '/ket-qua' })).statusCode).toBe(404);
  Object.assign(files, aRemoteBuild({}, { paths: [{ path: '/ket-qua', module: './App' }] }));
  expect((await app.inject({ url: '/ket-qua' })).statusCode).toBe(200);
});

it('that are away leave the release in force', async () => {
  const { page, scores } = await aSiteWith({ 'mfe-scores': 'http://127.0.0.1:9' });
  expect(await page('/')).toContain(scores.release);
});
