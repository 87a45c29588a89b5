import { createHash, generateKeyPairSync } from 'node:crypto';
import { chmod, cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createDelivery } from '../app';
import { keyCommand } from '../commands/keyCommand';
import { createMetrics } from '../metrics/createMetrics';
import { decodePointer } from '../pointers/pointerFile';
import { filesHash } from '../release/files';
import { integrityOf } from '../release/integrity';
import { filesOf } from '../release/storedRelease';
import { createPointerCheck } from '../signing/createPointerCheck';
import { readKeys } from '../signing/openKeys';
import { publicHalf } from '../signing/publicKey';
import { aConfig, aRemoteBuild, aShellBuild, releaseBuild, writeBuild } from '../testing/builds';
import { aLiveSite } from '../testing/liveSite';
import { afterTest } from '../testing/temporaryFolder';

async function aSite() {
  const live = await aLiveSite();
  const first = await live.release('first');
  const second = await live.release('second');
  const metrics = createMetrics();
  const app = await serve(live.dataDir, metrics);
  const refused = async () =>
    (await metrics.registry.getSingleMetricAsString('tyso_pointer_refused')).match(/mfe-scores"} (\d)/)?.[1];
  const pointerText = () => live.text(live.site.pointer('mfe-scores'));
  return { ...live, first, second, app, refused, pointerText };
}

async function serve(dataDir: string, metrics = createMetrics(), more: Parameters<typeof aConfig>[1] = {}) {
  const app = await createDelivery(aConfig(dataDir, more), { metrics });
  afterTest(() => app.close());
  return app;
}

const served = async (app: FastifyInstance, name = 'mfe-scores') => {
  const { statusCode, body } = await app.inject(`/live/${name}.json`);
  return statusCode === 200 ? JSON.parse(body) : undefined;
};

/** Of a pointer, what these tests falsify. */
type Loose = { live: { release: string; manifest: string; paths: string[]; slots: string[] } };

const RICH = {
  slots: ['FixBottom'],
  pages: [{ path: '/mfe-ads', title: 'Một', description: 'Hai', priority: 2, query: { a: '1' } }],
};

async function aRichBuild(dataDir: string) {
  const server = 'server.0123456789ab.js';
  const code = 'exports.needs = () => []; exports.draw = () => ({ html: "", css: "" });';
  const build = aRemoteBuild({ [server]: code }, { remote: 'mfe-ads', server, ...RICH });
  return { name: 'mfe-ads' as const, from: await writeBuild(`${dataDir}/rich`, build) };
}

type LoosePage = Record<string, unknown>;

function onPage(live: Record<string, unknown>, change: (page: LoosePage) => LoosePage): void {
  live.pages = Array.isArray(live.pages) ? live.pages.map(change) : [];
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** A copy of a release under another name, with another page, and the pointer by hand as a release would write it. */
async function turnByHand(
  { site, first, pointerText, write }: Awaited<ReturnType<typeof aSite>>,
  release = '9.9.9-0000000000',
) {
  const folder = path.join(site.releasesOf('mfe-scores'), release);
  await cp(path.join(site.releasesOf('mfe-scores'), first), folder, { recursive: true });
  await writeFile(path.join(folder, 'App.77.js'), 'stolen();\n');
  const pointer = JSON.parse(await pointerText());
  await write(site.pointer('mfe-scores'), JSON.stringify(pointer).replaceAll(pointer.live.release, release));
}

describe('a pointer that was edited by hand', () => {
  it('to a release that nobody has signed is not served: the last good one is, also after a restart', async () => {
    const at = await aSite();
    expect((await served(at.app)).live.release).toBe(at.second);
    expect(await at.refused()).toBe('0');
    await turnByHand(at);
    expect((await served(at.app)).live.release).toBe(at.second);
    expect((await at.app.inject('/')).body).not.toContain('9.9.9');
    expect(await at.refused()).toBe('1');
    expect((await served(await serve(at.dataDir))).live.release).toBe(at.second);
    expect((await at.type('list', 'mfe-scores')).join('\n')).toContain(
      'mfe-scores: its pointer is not served, the last good one is (mfe-scores 9.9.9-0000000000 is not signed: expected a key that may release mfe-scores, local',
    );
  });

  it('is mended by the next release, which does not take the unsigned one for the release before', async () => {
    const at = await aSite();
    await turnByHand(at);
    const third = await at.release('third');
    expect(await at.pointer()).toMatchObject({ live: { release: third }, previous: { release: at.second } });
    expect((await served(at.app)).live.release).toBe(third);
    expect(await at.refused()).toBe('0');
  });

  it('or whose files were changed, is taken off the running server when somebody types off', async () => {
    const at = await aSite();
    expect((await served(at.app)).live.release).toBe(at.second);
    await at.write(path.join(at.site.releasesOf('mfe-scores'), at.second, 'mf-manifest.json'), '{}');
    await at.type('off', 'mfe-scores');
    expect(await served(at.app)).toMatchObject({ state: 'off' });
    expect(await at.refused()).toBe('0');
  });

  it('is not served from the copy either, if somebody edits both: the release before stands in', async () => {
    const at = await aSite();
    await turnByHand(at);
    await at.write(at.site.lastGood('mfe-scores'), await at.pointerText());
    expect(await served(await serve(at.dataDir))).toMatchObject({ live: { release: at.first } });
    const page = (await (await serve(at.dataDir)).inject('/')).body;
    expect(page).not.toContain('9.9.9');
    await at.type('off', 'mfe-scores');
    expect(await at.pointer()).toMatchObject({ state: 'off' });
  });

  it.each<[string, (pointer: Loose, other: string) => void]>([
    [
      'files of another release',
      ({ live }, other) => Object.assign(live, { manifest: `/r/mfe-scores/${other}/mf-manifest.json` }),
    ],
    [
      'files of another remote',
      ({ live }) => Object.assign(live, { manifest: live.manifest.replace('mfe-scores', 'shell') }),
    ],
    [
      'a script in its manifest’s place',
      ({ live }) => Object.assign(live, { manifest: live.manifest.replace('mf-manifest.json', 'App.77.js') }),
    ],
    ['another hash of the manifest', ({ live }) => Object.assign(live, { manifestHash: hashOf(Buffer.from('x')) })],
    [
      'another check of the entry',
      ({ live }) => Object.assign(live, { entryIntegrity: integrityOf(Buffer.from('x')) }),
    ],
    [
      'a server entry with another check',
      ({ live }) =>
        Object.assign(live, {
          server: {
            src: live.manifest.replace('mf-manifest.json', 'App.77.js'),
            integrity: integrityOf(Buffer.from('x')),
          },
        }),
    ],
    ['a page that is not its own', ({ live }) => live.paths.push('/news/:id')],
    ['a slot that is not its own', ({ live }) => live.slots.push('FixBottom')],
    ['a name that leaves its folder', ({ live }) => Object.assign(live, { release: '../shell' })],
    ['the folder itself as its name', ({ live }) => Object.assign(live, { release: '.' })],
    ['no name', ({ live }) => Object.assign(live, { release: '' })],
    ['a name of an object', ({ live }) => Object.assign(live, { release: '__proto__' })],
  ])('to %s is not served', async (_, edit) => {
    const at = await aSite();
    const pointer = JSON.parse(await at.pointerText());
    edit(pointer, at.first);
    await at.write(at.site.pointer('mfe-scores'), JSON.stringify(pointer));
    const now = await served(at.app);
    expect([now.live.release, now.live.paths, now.live.slots]).toEqual([at.second, ['/'], []]);
    expect(now.live.manifest).toBe(`/r/mfe-scores/${at.second}/mf-manifest.json`);
    expect(await at.refused()).toBe('1');
  });

  it.each<[string, string, (live: Record<string, unknown>) => void]>([
    ['check of the entry', 'entryIntegrity', (live) => delete live.entryIntegrity],
    ['check of the manifest', 'manifestHash', (live) => delete live.manifestHash],
    ['server entry', 'server', (live) => delete live.server],
    ['pages', 'paths', (live) => Object.assign(live, { paths: [] })],
    ['slots', 'slots', (live) => Object.assign(live, { slots: [] })],
    ['texts of pages', 'pages', (live) => delete live.pages],
    ['priority of a page', 'pages.priority', (live) => onPage(live, ({ priority: _, ...page }) => page)],
    ['query of a page', 'pages.query', (live) => onPage(live, ({ query: _, ...page }) => page)],
  ])('that lacks the %s is served as its release says', async (_, field, edit) => {
    const at = await aSite();
    const release = await at.release('rich', RICH, 'mfe-ads', { builds: [await aRichBuild(at.dataDir)] });
    const whole = await served(at.app, 'mfe-ads');
    expect(whole.live).toMatchObject({ release, slots: ['FixBottom'], pages: [{ priority: 2, query: { a: '1' } }] });
    const reports: string[] = [];
    const pointer = JSON.parse(await at.text(at.site.pointer('mfe-ads')));
    edit(pointer.live);
    await at.write(at.site.pointer('mfe-ads'), JSON.stringify(pointer));
    const check = createPointerCheck(at.site, await readKeys(at.site), (error) => void reports.push(error.message));
    await check(decodePointer('mfe-ads', JSON.stringify(pointer)));
    expect(reports).toEqual([`The pointer of mfe-ads lacks ${field} of ${release}: taken from the release.`]);
    expect(await served(at.app, 'mfe-ads')).toEqual(whole);
    await at.type('off', 'mfe-ads', '--drawing');
    expect(JSON.parse(await at.text(at.site.pointer('mfe-ads'))).live).toEqual(whole.live);
  });

  it.each<[string, string, (live: Record<string, unknown>) => void]>([
    ['contract', '1 as its contract, got 2', (live) => Object.assign(live, { contract: 2 })],
    ['title of a page', 'pages.title, got Other', (live) => onPage(live, (page) => ({ ...page, title: 'Other' }))],
    [
      'priority of a page',
      '2 as its pages.priority, got 9',
      (live) => onPage(live, (page) => ({ ...page, priority: 9 })),
    ],
    ['query', 'pages.query.a, got .*', (live) => onPage(live, (page) => ({ ...page, query: { a: '.*' } }))],
    [
      'another query',
      'nothing as its pages.query.b, got 2',
      (live) => onPage(live, (page) => ({ ...page, query: { a: '1', b: '2' } })),
    ],
    [
      'a page beside',
      '/mfe-ads as its pages, got /x',
      (live) => Object.assign(live, { pages: [{ path: '/x', title: 'x', description: 'x' }] }),
    ],
    ['one page twice', 'as its paths', (live) => Object.assign(live, { paths: ['/mfe-ads', '/mfe-ads'] })],
    [
      'sitemap',
      'true as its pages.isInSitemap, got false',
      (live) => onPage(live, (page) => ({ ...page, isInSitemap: false })),
    ],
  ])('to another %s is not served', async (_, words, edit) => {
    const at = await aSite();
    await at.release('rich', RICH, 'mfe-ads', { builds: [await aRichBuild(at.dataDir)] });
    const whole = await served(at.app, 'mfe-ads');
    const pointer = JSON.parse(await at.text(at.site.pointer('mfe-ads')));
    edit(pointer.live);
    await at.write(at.site.pointer('mfe-ads'), JSON.stringify(pointer));
    expect(await served(at.app, 'mfe-ads')).toEqual(whole);
    expect((await at.type('list', 'mfe-ads')).join('\n')).toContain(words);
  });

  it('of the shell that lacks a script or the server entry is served with it', async () => {
    const at = await aSite();
    const server = 'server.0123456789ab.js';
    const code = 'exports.needs = () => []; exports.draw = () => ({ html: "", css: "" });';
    const build = aShellBuild(
      { 'more.1f.js': 'more();\n', [server]: code },
      { scripts: ['main.0f.js', 'more.1f.js'], server },
    );
    await releaseBuild(at.dataDir, 'shell', build);
    const whole = await served(at.app, 'shell');
    expect(whole.live.scripts).toHaveLength(2);
    const pointer = JSON.parse(await at.text(at.site.pointer('shell')));
    const live = { ...pointer.live, scripts: pointer.live.scripts.slice(1), server: undefined };
    await at.write(at.site.pointer('shell'), JSON.stringify({ ...pointer, live }));
    expect(await served(at.app, 'shell')).toEqual(whole);
  });

  it('of a newer release is served without the slot that this server does not know', async () => {
    const at = await aSite();
    const { release } = await releaseBuild(
      at.dataDir,
      'mfe-ads',
      aRemoteBuild({}, { remote: 'mfe-ads', slots: ['FixBottom'] }),
    );
    const folder = at.site.releasesOf('mfe-ads');
    const description = JSON.parse(await at.text(path.join(folder, release, 'release.json')));
    await at.write(
      path.join(folder, release, 'release.json'),
      JSON.stringify({ ...description, slots: ['Roof', 'FixBottom'] }),
    );
    const trust = JSON.parse(await at.text(at.site.trust));
    const hash = filesHash(await filesOf(at.site, 'mfe-ads', release));
    await at.write(at.site.trust, JSON.stringify({ ...trust, releases: { 'mfe-ads': { [release]: hash } } }));
    const pointer = await at.text(at.site.pointer('mfe-ads'));
    await at.write(at.site.pointer('mfe-ads'), pointer.replace('"FixBottom"', '"Roof", "FixBottom"'));
    expect((await served(await serve(at.dataDir), 'mfe-ads')).live.slots).toEqual(['FixBottom']);
  });

  it('of the shell to another script is not served', async () => {
    const at = await aSite();
    const file = at.site.pointer('shell');
    const before = await served(at.app, 'shell');
    await at.write(file, (await at.text(file)).replace(/sha384-[^"]+/, integrityOf(Buffer.from('x'))));
    expect(await served(at.app, 'shell')).toEqual(before);
  });

  it('to an unsigned release before is served without that one', async () => {
    const at = await aSite();
    await turnByHand(at);
    const stolen = JSON.parse(await at.pointerText());
    await at.type('rollback', 'mfe-scores', '--to', at.first);
    const good = JSON.parse(await at.pointerText());
    await at.write(at.site.pointer('mfe-scores'), JSON.stringify({ ...good, previous: stolen.live }));
    const now = await served(at.app);
    expect([now.live.release, now.previous]).toEqual([at.first, undefined]);
    expect(await at.refused()).toBe('0');
  });
});

describe('a live release that may not be served when a server starts', () => {
  const damage = (at: Awaited<ReturnType<typeof aSite>>, name: 'shell' | 'mfe-scores', release: string) =>
    at.write(path.join(at.site.releasesOf(name), release, 'release.json'), '{}');

  it.each(['shell', 'mfe-scores'] as const)('gives its place to the one before: %s', async (name) => {
    const at = await aSite();
    const { release: shell } = await releaseBuild(at.dataDir, 'shell', aShellBuild({ 'main.0f.js': 'newer();\n' }));
    const before = (await served(at.app, name)).previous.release;
    await damage(at, name, name === 'shell' ? shell : at.second);
    const metrics = createMetrics();
    const app = await serve(at.dataDir, metrics);
    expect(await served(app, name)).toMatchObject({ live: { release: before } });
    expect((await app.inject('/')).body).toContain(before);
    expect(await metrics.registry.getSingleMetricAsString('tyso_pointer_refused')).toContain(`remote="${name}"} 1`);
    expect((await at.type('list', name)).join('\n')).toContain(
      `${name}: its pointer is not served, ${before} stands in (The files of ${name}`,
    );
    // The server that saw it before goes on with it.
    expect((await served(at.app, name)).previous.release).toBe(before);
    await at.type('rollback', name);
    expect(await served(app, name)).toMatchObject({ live: { release: before } });
    expect((await at.type('list', name)).join('\n')).not.toContain('stands in');
  });

  it('gives it to none that was changed, too', async () => {
    const at = await aSite();
    for (const release of [at.first, at.second]) await damage(at, 'mfe-scores', release);
    expect(await served(await serve(at.dataDir))).toBeUndefined();
    expect((await at.type('list', 'mfe-scores')).join('\n')).toContain(
      'its pointer is not served, and a server that starts has nothing in its place (',
    );
  });

  it('and is off stays off', async () => {
    const at = await aSite();
    await at.type('off', 'mfe-scores');
    await damage(at, 'mfe-scores', at.second);
    expect(await served(await serve(at.dataDir))).toMatchObject({ state: 'off', live: { release: at.second } });
  });
});

describe('a file that was changed after signing', () => {
  it('is found when the pointer turns to its release, and named', async () => {
    const at = await aSite();
    await at.write(path.join(at.site.releasesOf('mfe-scores'), at.first, 'Detail.88.js'), 'other();\n');
    await expect(at.type('rollback', 'mfe-scores')).rejects.toThrow('its files are not those it was released with');
    const pointer = JSON.parse(await at.pointerText());
    await at.write(
      at.site.pointer('mfe-scores'),
      JSON.stringify({ ...pointer, live: pointer.previous, previous: undefined }),
    );
    expect((await served(at.app)).live.release).toBe(at.second);
    expect((await at.type('list', 'mfe-scores')).join('\n')).toContain(
      'Detail.88.js was changed after signing, expected SHA-256',
    );
  });
});

describe('keys', () => {
  const command = async (at: Awaited<ReturnType<typeof aSite>>, ...args: string[]) => {
    const printed: string[] = [];
    const { dataDir } = at;
    const print = (line: string) => void printed.push(line);
    await keyCommand(args, { cwd: dataDir, root: dataDir, dataDir, who: 'anh', now: () => new Date(), print });
    return printed;
  };

  it('that are revoked leave what is live, and nothing new goes live by them', async () => {
    const at = await aSite();
    expect(await command(at, 'revoke', 'local')).toEqual([
      'local is revoked: nothing goes live by it any more',
      expect.stringMatching(/^shell \S+ stays as it is, listed by hash\./),
      `mfe-scores ${at.second} stays as it is, listed by hash. Release another if it is not to be trusted.`,
      `mfe-scores ${at.first} stays as it is, listed by hash. Release another if it is not to be trusted.`,
    ]);
    expect((await served(at.app)).live.release).toBe(at.second);
    expect((await served(await serve(at.dataDir))).live.release).toBe(at.second);
    await expect(at.release('third')).rejects.toThrow('is not signed: expected a key for mfe-scores, got no signature');
    await at.type('rollback', 'mfe-scores', '--to', at.first);
    expect((await at.history()).at(-1)).toMatchObject({ what: 'rollback', to: at.first, key: 'listed by hash' });
  });

  it('that are revoked count no more for releases that were live before', async () => {
    const at = await aSite();
    await at.release('third');
    await command(at, 'revoke', 'local');
    await expect(at.type('rollback', 'mfe-scores', '--to', at.first)).rejects.toThrow(
      /got local \(\w+\), which was revoked on/,
    );
  });

  it('of another team release nothing of this one', async () => {
    const at = await aSite();
    const file = path.join(at.dataDir, 'ads-ci.pem');
    const [, , line = ''] = await command(at, 'make', 'ads-ci', '--to', at.dataDir);
    const [, publicKey = ''] = /allow ads-ci (\S+) mfe-ads$/.exec(line) ?? [];
    expect(await command(at, 'allow', 'ads-ci', publicKey, 'mfe-ads')).toEqual([
      expect.stringMatching(/^ads-ci \(\w{12}\) may release mfe-ads$/),
    ]);
    const keys = { key: file };
    await at.release('third', {}, 'mfe-ads', { keys });
    expect((await at.history('mfe-ads')).at(-1)?.key).toMatch(/^ads-ci \(/);
    await expect(at.release('third', {}, 'mfe-scores', { keys })).rejects.toThrow(
      /got ads-ci \(\w+\), which may release mfe-ads\.$/,
    );
    await expect(at.release('third', {}, 'mfe-scores', { keys: { key: `${file}.lost` } })).rejects.toThrow(
      'expected a private key, got no file',
    );
    await chmod(file, 0o644);
    await expect(at.release('fourth', {}, 'mfe-ads', { keys })).rejects.toThrow('got mode 644');
    expect((await served(at.app)).live.release).toBe(at.second);
  });

  it('are made where there are none, and what was released before is listed by hash', async () => {
    const at = await aSite();
    await rm(path.join(at.dataDir, 'keys'), { recursive: true });
    await rm(path.join(at.dataDir, 'signatures'), { recursive: true });
    const app = await serve(at.dataDir);
    expect((await served(app)).live.release).toBe(at.second);
    expect(await command(at, 'list')).toContainEqual(expect.stringMatching(/^3 releases are listed by hash/));
    await at.type('rollback', 'mfe-scores');
    expect((await served(app)).live.release).toBe(at.first);
    await at.write(path.join(at.site.releasesOf('mfe-scores'), at.second, 'App.77.js'), 'other();\n');
    const pointer = JSON.parse(await at.pointerText());
    await at.write(at.site.pointer('mfe-scores'), JSON.stringify(pointer).replaceAll(at.first, at.second));
    expect((await served(app)).live.release).toBe(at.first);
  });

  it('whose file is damaged or gone stay in force while the server runs', async () => {
    const at = await aSite();
    await served(at.app);
    const before = await readFile(at.site.trust);
    await at.write(at.site.trust, '{"schema": 1, "keys": [');
    await turnByHand(at);
    expect((await served(at.app)).live.release).toBe(at.second);
    await expect(at.release('third')).rejects.toThrow('The keys that may release cannot be read.');
    await rm(at.site.trust);
    expect((await served(at.app)).live.release).toBe(at.second);
    await writeFile(at.site.trust, before);
    expect((await served(await serve(at.dataDir))).live.release).toBe(at.second);
  });

  it('of the operator’s own file count instead, and must be there', async () => {
    const at = await aSite();
    const releaseKeys = path.join(at.dataDir, 'own.json');
    await expect(createDelivery(aConfig(at.dataDir, { releaseKeys }))).rejects.toThrow(
      `RELEASE_KEYS: expected a file with the keys that may release, got none at ${releaseKeys}`,
    );
    const { text } = publicHalf(generateKeyPairSync('ed25519').publicKey);
    await at.write(releaseKeys, JSON.stringify({ schema: 1, keys: [{ name: 'ops', key: text, remotes: ['*'] }] }));
    const app = await serve(at.dataDir, createMetrics(), { releaseKeys });
    expect(await served(app)).toBeUndefined();
  });
});

it('the trial of a release serves the whole site as it will be, by keys of its own', async () => {
  const at = await aSite();
  const seen: unknown[] = [];
  const tryOut = async (dataDir: string) => {
    const app = await serve(dataDir);
    for (const name of ['shell', 'mfe-scores', 'mfe-ads']) seen.push((await served(app, name))?.live.release);
    seen.push((await served(app)).previous?.release, (await app.inject('/')).statusCode);
  };
  const third = await at.release('third', {}, 'mfe-ads', { tryOut });
  expect(seen).toEqual([(await served(at.app, 'shell')).live.release, at.second, third, at.first, 200]);
});

it('names the line of a key that cannot be read, and repeats no private one', async () => {
  const at = await aSite();
  const pem = await readFile(at.site.localKey, 'utf8');
  await at.write(at.site.trust, JSON.stringify({ schema: 1, keys: [{ name: 'local', key: pem, remotes: ['*'] }] }));
  const error = await at.release('third').catch((thrown: unknown) => String(thrown));
  expect(error).toContain(`${at.site.trust}: keys.0: expected a public key, got a private one`);
  expect(error).not.toContain(pem.split('\n')[1]);
});
