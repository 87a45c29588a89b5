import { cp, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { sha256Of } from 'server-shared/releases/files';
import { until } from '../rendering/testing/until';
import { siteFolder } from '../siteFolder';
import { aFollower, aLiveApi } from '../testing/aLiveApi';
import { aRemoteBuild } from '../testing/builds';
import { liveIn } from '../testing/stages';
import { temporaryFolder } from '../testing/temporaryFolder';

const NOWHERE = 'http://127.0.0.1:9';
const DAY_MS = 86_400_000;

/** A site with a first release of `mfe-scores`, and a server that follows. */
async function aSite(given: Parameters<typeof aFollower>[1] = {}) {
  const api = await aLiveApi();
  const first = await api.releaseCode('first');
  const server = await aFollower(api.origin, given);
  return { api, first, server, ...server, site: siteFolder(server.dataDir) };
}

/** What it received is on its disk, so that it may stop. */
const isSaved = (dataDir: string, release: string) =>
  until(async () => (await liveIn(dataDir)).pointers.some(({ live }) => live.release === release));

const seconds = (since: number) => (performance.now() - since) / 1000;

describe('while api answers', () => {
  it('what changes is on the next page within a second, files and all', async () => {
    const { api, serves, app } = await aSite();
    const begun = performance.now();
    const second = await api.releaseCode('second');
    await serves(second);
    expect((await app.inject('/')).body).toContain(`/r/mfe-scores/${second}/`);
    expect((await app.inject(`/r/mfe-scores/${second}/App.77.js`)).body).toBe('second();\n');
    const packed = await app.inject({
      url: `/r/mfe-scores/${second}/remoteEntry.0a1b.js`,
      headers: { 'accept-encoding': 'br' },
    });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(seconds(begun)).toBeLessThan(1);
    const changed = performance.now();
    api.change('mfe-scores', () => ({ state: 'off' }));
    await until(async () => (await app.inject('/')).body.includes('"state":"off"'));
    expect(seconds(changed)).toBeLessThan(1);
  });

  it('its first page has what is live, and its metrics say that it follows', async () => {
    const { liveRelease, first, measured } = await aSite();
    expect(await liveRelease()).toBe(first);
    expect(await measured('tyso_live_following')).toBe('1');
    expect(Math.abs(Number(await measured('tyso_live_heard_timestamp_seconds')) - Date.now() / 1000)).toBeLessThan(60);
  });

  it('it sends its token in a header alone, and asks for a file that it lacks once', async () => {
    const { api, serves } = await aSite();
    const before = api.asked.length;
    await serves(await api.releaseCode('second'));
    expect(api.asked.join()).not.toContain('a-token-of-tests');
    const files = api.asked.slice(before).filter((url) => url.startsWith('/internal/files/'));
    expect(files).toEqual([`/internal/files/${sha256Of(Buffer.from('second();\n'))}`]);
  });

  it('it hears of a change once, however many ask', async () => {
    const { api, serves, app } = await aSite();
    const second = await api.releaseCode('second');
    await serves(second);
    const before = api.asked.length;
    for (let times = 0; times < 50; times++) await app.inject('/');
    expect(api.asked.length - before).toBeLessThan(3);
  });

  it('of two nodes of api the one that lags never turns it back, nor a server that starts again', async () => {
    const { api, serves, liveRelease, dataDir, stop } = await aSite();
    const old = JSON.stringify({ data: api.answer });
    let late = 0;
    const second = await api.releaseCode('second');
    await serves(second);
    api.instead = (request, response) => {
      if (!request.url?.startsWith('/internal/live')) return false;
      late += 1;
      response.end(old);
      return true;
    };
    api.leave();
    api.isAway = false;
    for (const times of [1, 2, 3, 4, 5]) {
      await until(() => late >= times);
      expect(await liveRelease()).toBe(second);
    }
    await isSaved(dataDir, second);
    await stop();
    const again = await aFollower(api.origin, { dataDir });
    for (const times of [1, 2, 3].map((more) => late + more)) {
      await until(() => late >= times);
      expect(await again.liveRelease()).toBe(second);
    }
    api.instead = () => false;
    await again.serves(await api.releaseCode('third'));
  });

  it('a number of another store counts, however low', async () => {
    const { api, serves, first } = await aSite();
    const second = await api.releaseCode('second');
    await serves(second);
    api.change('mfe-scores', ({ previous, live }) => ({ live: previous ?? live, previous: undefined }));
    api.set({ ...api.answer, epoch: 'restored', number: 1 });
    await serves(first);
  });

  it('a proxy that cuts each poll is no outage', async () => {
    const { api, serves, said, measured } = await aSite();
    let cuts = 0;
    api.instead = (request, response) => {
      if (request.url?.includes('after='))
        setTimeout(() => {
          cuts += 1;
          response.destroy();
        }, 50);
      return request.url?.includes('after=') === true;
    };
    api.leave();
    api.isAway = false;
    await until(() => cuts >= 3);
    const second = await api.releaseCode('second');
    await serves(second);
    expect(await measured('tyso_live_following')).toBe('1');
    expect(said().filter((line) => line.includes('does not say'))).toEqual([]);
  });

  it('a file that takes long keeps no other name waiting', async () => {
    const { api, serves, liveRelease, first, app } = await aSite();
    await serves(await api.releaseCode('ads', 'mfe-ads'), 'mfe-ads');
    const held: (() => void)[] = [];
    api.instead = (request, response) => {
      if (!request.url?.startsWith('/internal/files/')) return false;
      held.push(() => response.end('second();\n'));
      return true;
    };
    const second = await api.releaseCode('second');
    api.change('mfe-ads', () => ({ state: 'off' }));
    await until(async () => (await app.inject('/mfe-ads')).statusCode === 503);
    expect(await liveRelease()).toBe(first);
    // Another server may have its page out by now.
    const early = app.inject(`/r/mfe-scores/${second}/App.77.js`);
    expect(held).toHaveLength(1);
    for (const letOn of held) letOn();
    expect((await early).body).toBe('second();\n');
    await serves(second);
  });
});

describe('while api is away', () => {
  it('a new server starts without anything to serve, and has it as soon as api says it', async () => {
    const api = await aLiveApi();
    api.isAway = true;
    const { app, serves } = await aFollower(api.origin, { times: { first: 20 } });
    expect((await app.inject('/')).statusCode).toBe(503);
    api.isAway = false;
    await serves(api.shell, 'shell');
    expect((await app.inject('/')).statusCode).toBe(200);
  });

  it('it serves on, says so once, and hears of what changed meanwhile', async () => {
    const { api, serves, liveRelease, first, said, measured } = await aSite();
    api.leave();
    await until(async () => (await measured('tyso_live_following')) === '0');
    const second = await api.releaseCode('second');
    expect(await liveRelease()).toBe(first);
    api.isAway = false;
    await serves(second);
    expect(said().filter((line) => line.startsWith('api does not say what is live'))).toHaveLength(1);
    expect(await measured('tyso_live_following')).toBe('1');
  });

  it('a server that starts again serves what was served last', async () => {
    const { api, serves, dataDir, stop } = await aSite();
    const second = await api.releaseCode('second');
    await serves(second);
    await isSaved(dataDir, second);
    await stop();
    const again = await aFollower(NOWHERE, { dataDir });
    expect(await again.liveRelease()).toBe(second);
    expect((await again.app.inject('/')).statusCode).toBe(200);
  });

  it.each([
    ['half written', '{"epoch": "a test", "number": 3, "poin'],
    ['empty', ''],
    ['of nonsense', '{"epoch": 7}'],
  ])('a last-good.json that is %s is logged and passed over', async (_, text) => {
    const { api, first, dataDir, site, stop } = await aSite();
    await isSaved(dataDir, first);
    await stop();
    await writeFile(site.lastGood, text);
    const again = await aFollower(api.origin, { dataDir });
    expect(await again.liveRelease()).toBe(first);
    expect(again.said()).toEqual([expect.stringContaining(`${site.lastGood} is passed over: `)]);
  });
});

describe('a file that is damaged', () => {
  it.each<[string, (file: string) => Promise<void>, string]>([
    ['changed', (file) => writeFile(file, 'stolen();\n'), sha256Of(Buffer.from('stolen();\n'))],
    ['cut off', (file) => writeFile(file, ''), sha256Of(Buffer.from(''))],
    ['missing', (file) => rm(file), 'no file'],
  ])('on disk, and %s, is not served: the release before is, and the log says which', async (_, damage, got) => {
    const { api, first, serves, dataDir, site, stop } = await aSite();
    const second = await api.releaseCode('second');
    await serves(second);
    await isSaved(dataDir, second);
    await stop();
    await damage(path.join(site.releaseAt('mfe-scores', second), 'App.77.js'));
    const again = await aFollower(NOWHERE, { dataDir });
    expect(await again.liveRelease()).toBe(first);
    expect(again.said()).toContainEqual(
      expect.stringContaining(`mfe-scores: ${second} is live by its row, and cannot be served: ${first} is`),
    );
    expect(await again.measured('tyso_live_refused', '{remote="mfe-scores"}')).toBe('1');
    const offline = await aFollower(undefined, { dataDir });
    expect(await offline.liveRelease()).toBe(first);
    const expected = sha256Of(Buffer.from('second();\n'));
    expect(offline.said()).toContain(
      `mfe-scores ${second} is not served: App.77.js: expected SHA-256 ${expected}, got ${got}`,
    );
    // With api there again it is mended.
    const mended = await aFollower(api.origin, { dataDir });
    await mended.serves(second);
    expect(await readFile(path.join(site.releaseAt('mfe-scores', second), 'App.77.js'), 'utf8')).toBe('second();\n');
  });

  it('in the answer of api is not served: the release before is, until it is right', async () => {
    const { api, first, serves, liveRelease, said, measured } = await aSite();
    const good = Buffer.from('second();\n');
    api.instead = (request, response) => {
      if (!request.url?.endsWith(sha256Of(good))) return false;
      response.end('stolen();\n');
      return true;
    };
    const second = await api.releaseCode('second');
    const refused = `${second} is not served: App.77.js: expected SHA-256 ${sha256Of(good)}, got ${sha256Of(Buffer.from('stolen();\n'))}`;
    await until(() => said().some((line) => line.includes(refused)));
    expect(await liveRelease()).toBe(first);
    expect(await measured('tyso_live_refused', '{remote="mfe-scores"}')).toBe('1');
    api.instead = () => false;
    await serves(second);
    expect(await measured('tyso_live_refused', '{remote="mfe-scores"}')).toBe('0');
  });

  it('in a folder that was half written is mended', async () => {
    const api = await aLiveApi();
    const first = await api.releaseCode('first');
    const dataDir = await temporaryFolder();
    const folder = siteFolder(dataDir).releaseAt('mfe-scores', first);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'App.77.js'), 'fir');
    const { liveRelease, app } = await aFollower(api.origin, { dataDir });
    expect(await liveRelease()).toBe(first);
    expect((await app.inject(`/r/mfe-scores/${first}/App.77.js`)).body).toBe('first();\n');
  });
});

describe('off on this machine', () => {
  const OFF = JSON.stringify({ off: [{ name: 'mfe-scores', at: '2026-11-29T02:00:00Z', who: 'anh@tyso' }] });

  it.each([true, false])('wins over the row within a second, until it is taken away (api away: %s)', async (isAway) => {
    const { api, live, site } = await aSite();
    if (isAway) api.leave();
    const before = await live();
    const begun = performance.now();
    await writeFile(site.override, OFF);
    await until(async () => (await live()).state === 'off');
    expect(seconds(begun)).toBeLessThan(1);
    await rm(site.override);
    await until(async () => (await live()).state === 'on');
    expect(await live()).toEqual(before);
    expect(seconds(begun)).toBeLessThan(2);
  });

  it('stays so over a restart and a release, and is not kept as what was live', async () => {
    const { api, live, site, dataDir, stop } = await aSite();
    await writeFile(site.override, OFF);
    const second = await api.releaseCode('second');
    await isSaved(dataDir, second);
    await stop();
    expect((await liveIn(dataDir)).pointers).toContainEqual(expect.objectContaining({ state: 'on' }));
    const again = await aFollower(NOWHERE, { dataDir });
    expect(await again.live()).toMatchObject({ state: 'off', live: { release: second } });
    expect(live).toBeDefined();
  });

  it('a damaged file leaves what it said, and is named', async () => {
    const { live, site, said } = await aSite();
    await writeFile(site.override, OFF);
    await until(async () => (await live()).state === 'off');
    await writeFile(site.override, '{"off": [{"name"');
    await until(() => said().some((line) => line.startsWith(`${site.override}: `)));
    expect((await live()).state).toBe('off');
  });
});

it('two servers share a folder: both serve whole releases, and nothing is left over', async () => {
  const api = await aLiveApi();
  const dataDir = await temporaryFolder();
  const servers = await Promise.all([1, 2].map(() => aFollower(api.origin, { dataDir })));
  for (const code of ['first', 'second', 'third']) {
    const release = await api.releaseCode(code);
    for (const { serves, app } of servers) {
      await serves(release);
      expect((await app.inject(`/r/mfe-scores/${release}/App.77.js`)).body).toBe(`${code}();\n`);
    }
  }
  const drafts = async () =>
    (await readdir(siteFolder(dataDir).releasesOf('mfe-scores'))).filter((one) => one.startsWith('.'));
  await until(async () => (await drafts()).length === 0);
  for (const { said } of servers) expect(said()).toEqual([]);
});

describe('an answer', () => {
  it('of a newer api costs what is not known alone', async () => {
    const { api, live, serves, said } = await aSite();
    const second = await api.releaseCode('second', 'mfe-scores', { slots: ['FixBottom'] });
    await serves(second);
    const raw = JSON.parse(JSON.stringify(api.answer));
    const scores = raw.pointers.find(({ remote }: { remote: string }) => remote === 'mfe-scores');
    scores.live.slots.push('Roof');
    scores.weather = 'fine';
    api.set({ ...raw, number: raw.number + 1, weather: 'fine' });
    await until(() => said().includes('At mfe-scores.json.live.slots.1: expected a slot name, got "Roof"'));
    expect(await live()).toMatchObject({ live: { release: second, slots: ['FixBottom'] } });
  });

  it.each<[string, (pointer: object) => unknown]>([
    ['of a future schema', (pointer) => ({ ...pointer, schema: 2 })],
    ['without a release', (pointer) => ({ ...pointer, live: undefined })],
    [
      'of files that are not in its release',
      (pointer) => JSON.parse(JSON.stringify(pointer).replaceAll('mf-manifest', 'other')),
    ],
    [
      'of another remote’s files',
      (pointer) => JSON.parse(JSON.stringify(pointer).replaceAll('/r/mfe-scores/', '/r/mfe-ads/')),
    ],
  ])('with a row of nonsense (%s) leaves the last good one of that name in force', async (_, spoil) => {
    const { api, serves, liveRelease, first, said } = await aSite();
    const pointers = api.answer.pointers.map((one) => (one.remote === 'mfe-scores' ? spoil(one) : one));
    api.set({ ...api.answer, number: api.answer.number + 1, pointers });
    await serves(await api.releaseCode('ads', 'mfe-ads'), 'mfe-ads');
    expect(await liveRelease()).toBe(first);
    expect(said().some((line) => line.includes('mfe-scores'))).toBe(true);
  });

  it('that says of a row that it cannot be read leaves the last good one in force', async () => {
    const { api, serves, liveRelease, first } = await aSite();
    const pointers = api.answer.pointers.filter(({ remote }) => remote !== 'mfe-scores');
    api.set({ ...api.answer, number: api.answer.number + 1, pointers, unread: { 'mfe-scores': 'no such release' } });
    await serves(await api.releaseCode('ads', 'mfe-ads'), 'mfe-ads');
    expect(await liveRelease()).toBe(first);
  });

  it.each<[string, (answer: object) => object]>([
    ['of nonsense', () => ({ epoch: 7 })],
    ['of a store without releases', (answer) => ({ ...answer, epoch: 'another', pointers: [], releases: [] })],
  ])('%s changes nothing', async (_, spoil) => {
    const { api, serves, liveRelease, first, said } = await aSite();
    const good = api.answer;
    api.set(spoil(good));
    await until(() => said().some((line) => line.startsWith('api does not say what is live')));
    expect(await liveRelease()).toBe(first);
    api.set(good);
    await serves(await api.releaseCode('second'));
  });

  it.each(['../../../evil', '..', '/tmp/evil', 'a/b', ''])(
    'never writes outside of its folder: a release named %j',
    async (release) => {
      const { api, said, dataDir, liveRelease, first } = await aSite();
      const { named } = await api.release('mfe-ads', aRemoteBuild({}, { remote: 'mfe-ads' }));
      api.set({ ...api.answer, number: 99, releases: [...api.answer.releases, { ...named, release }] });
      await until(() => said().some((line) => line.includes('expected the name of a release')));
      expect(await liveRelease()).toBe(first);
      expect((await readdir(dataDir)).filter((one) => !one.startsWith('.last-good')).sort()).toEqual(
        expect.not.arrayContaining([expect.stringMatching(/evil|^a$/)]),
      );
    },
  );
});

describe('a remote that was removed', () => {
  it('has pages that are 404, or lead to where its team said, while no other has the address', async () => {
    const { api, app, serves } = await aSite();
    await serves(await api.releaseCode('ads', 'mfe-ads'), 'mfe-ads');
    const pointers = api.answer.pointers.filter(({ remote }) => remote !== 'mfe-ads');
    api.set({ ...api.answer, number: api.answer.number + 1, pointers });
    await serves(undefined, 'mfe-ads');
    const ask = async (url: string) => {
      const { statusCode, headers } = await app.inject(url);
      return [statusCode, headers.location];
    };
    expect(await ask('/mfe-ads')).toEqual([404, undefined]);
    const moved = { '/mfe-ads': '/', '/old/:id': '/gone', '/': '/mfe-ads' };
    api.set({ ...api.answer, number: api.answer.number + 1, moved });
    await until(async () => (await ask('/mfe-ads'))[0] === 301);
    expect(await ask('/mfe-ads?utm_source=zalo')).toEqual([301, '/?utm_source=zalo']);
    // Nobody is led to where nothing is, nor away from what another remote has.
    expect([await ask('/old/7'), await ask('/')]).toEqual([
      [404, undefined],
      [200, undefined],
    ]);
    await serves(await api.releaseCode('back', 'mfe-ads'), 'mfe-ads');
    expect(await ask('/mfe-ads')).toEqual([200, undefined]);
  });
});

it('forgets what nobody names a day after, and what was being written', async () => {
  const { api, site, serves, first, dataDir } = await aSite();
  const folder = site.releasesOf('mfe-scores');
  for (const name of ['1.0.0-old', '.1.0.0-old.draft', '1.0.0-new'])
    await cp(path.join(folder, first), path.join(folder, name), { recursive: true });
  const old = new Date(Date.now() - DAY_MS - 60_000);
  for (const name of [first, '1.0.0-old', '.1.0.0-old.draft']) await utimes(path.join(folder, name), old, old);
  const second = await api.releaseCode('second');
  await serves(second);
  await until(async () => (await readdir(folder)).length === 3);
  const third = await api.releaseCode('third');
  await serves(third);
  await isSaved(dataDir, third);
  // The first is named no more, and stays for those who have it open.
  await until(async () => Date.now() - (await stat(path.join(folder, first))).mtimeMs < DAY_MS);
  expect((await readdir(folder)).sort()).toEqual([first, second, third, '1.0.0-new'].sort());
});
