import { execFileSync } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createDelivery } from '../app';
import { keyCommand } from '../commands/keyCommand';
import { createMetrics } from '../metrics/createMetrics';
import { aConfig } from '../testing/builds';
import { aLiveSite } from '../testing/liveSite';
import { afterTest } from '../testing/temporaryFolder';

async function aSite() {
  const live = await aLiveSite();
  const releases = [await live.release('first'), await live.release('second')] as const;
  const start = async () => {
    const app = await createDelivery(aConfig(live.dataDir), { metrics: createMetrics() });
    afterTest(() => app.close());
    return async (name = 'mfe-scores') => {
      const { statusCode, body } = await app.inject(`/live/${name}.json`);
      return statusCode === 200 ? JSON.parse(body) : undefined;
    };
  };
  const key = async (...args: string[]) => {
    const printed: string[] = [];
    const print = (line: string) => void printed.push(line);
    const { dataDir } = live;
    await keyCommand(args, { cwd: dataDir, root: dataDir, dataDir, who: 'anh', now: () => new Date(), print });
    return printed;
  };
  return { ...live, first: releases[0], second: releases[1], start, key };
}

type Site = Awaited<ReturnType<typeof aSite>>;

const DAMAGES: [string, (at: Site) => Promise<unknown>][] = [
  ['are half a file', (at) => at.write(at.site.trust, '{"schema": 1, "keys": [')],
  ['are empty', (at) => at.write(at.site.trust, '')],
  ['are of a future schema', (at) => at.write(at.site.trust, '{"schema": 2, "keys": []}')],
  ['have one key twice', async (at) => at.write(at.site.trust, await doubled(at))],
  ['are too many to be read', (at) => at.write(at.site.trust, ' '.repeat(3_000_000))],
  [
    'are a pipe',
    async (at) => {
      await rm(at.site.trust);
      execFileSync('mkfifo', [at.site.trust]);
    },
  ],
  [
    'are a folder',
    async (at) => {
      await rm(at.site.trust);
      await mkdir(at.site.trust);
    },
  ],
  ['are lost', (at) => rm(at.site.trust)],
  ['are lost with the site’s own key', (at) => rm(path.join(at.dataDir, 'keys'), { recursive: true })],
];

async function doubled(at: Site): Promise<string> {
  const file = JSON.parse(await at.text(at.site.trust));
  return JSON.stringify({ ...file, keys: [...file.keys, ...file.keys] });
}

describe.each(DAMAGES)('when the keys of a site %s', (_, damage) => {
  it('its server starts, and serves what commands made live', async () => {
    const at = await aSite();
    await damage(at);
    const served = await at.start();
    expect(await served('shell')).toBeDefined();
    expect(await served()).toMatchObject({ live: { release: at.second }, previous: { release: at.first } });
  });

  it('a remote is switched off, and goes back to the release before; nothing else changes', async () => {
    const at = await aSite();
    await damage(at);
    const served = await at.start();
    expect(await at.type('rollback', 'mfe-scores')).toEqual([
      `mfe-scores ${at.first} is live again, in place of ${at.second}`,
    ]);
    expect((await served()).live.release).toBe(at.first);
    expect((await at.history()).at(-1)).toMatchObject({ what: 'rollback', to: at.first, key: 'not checked' });
    await at.type('off', 'mfe-scores');
    expect(await served()).toMatchObject({ state: 'off' });
    const words = /expected the keys that may release|The keys that may release cannot be read/;
    await expect(at.type('on', 'mfe-scores')).rejects.toThrow(words);
    await expect(at.type('on', 'mfe-scores')).rejects.toThrow(
      'Until then only off and a rollback to the release before',
    );
    await expect(at.type('rollback', 'mfe-scores', '--to', at.second)).rejects.toThrow(words);
    await expect(at.release('third')).rejects.toThrow(words);
    expect((await at.type('list', 'mfe-scores')).join('\n')).toMatch(words);
  });

  it('a pointer by hand is not served, even to a release that is whole', async () => {
    const at = await aSite();
    const third = await at.release('third');
    await at.type('rollback', 'mfe-scores');
    await damage(at);
    const pointer = JSON.parse(await at.text(at.site.pointer('mfe-scores')));
    await at.write(at.site.pointer('mfe-scores'), JSON.stringify(pointer).replaceAll(pointer.live.release, third));
    expect((await (await at.start())()).live.release).toBe(at.second);
  });

  it('a file that was changed is not served, and the release before stands in', async () => {
    const at = await aSite();
    await damage(at);
    await at.write(path.join(at.site.releasesOf('mfe-scores'), at.second, 'App.77.js'), 'stolen();\n');
    expect((await (await at.start())()).live.release).toBe(at.first);
  });
});

describe('once there were keys', () => {
  it('a key that was taken away is not trusted again when their file is lost', async () => {
    const at = await aSite();
    await at.key('revoke', 'local');
    await rm(at.site.trust);
    await expect(at.release('third')).rejects.toThrow(
      `${at.site.trust}: expected the keys that may release, got no file, although there were some`,
    );
    await expect(at.key('list')).rejects.toThrow('got no file, although there were some');
    await at.start();
    await expect(at.text(at.site.trust)).rejects.toThrow('ENOENT');
  });

  it('a key that is allowed begins the file anew, and covers what is live', async () => {
    const at = await aSite();
    const third = await at.release('third');
    await rm(at.site.trust);
    const [, , line = ''] = await at.key('make', 'ops');
    const [, text = ''] = /allow ops (\S+) /.exec(line) ?? [];
    expect(await at.key('allow', 'ops', text, '*')).toEqual([
      expect.stringMatching(/^ops \(\w{12}\) may release \*$/),
      `3 releases that were stored already are listed by hash, in ${at.site.trust}`,
    ]);
    expect(await (await at.start())()).toMatchObject({ live: { release: third }, previous: { release: at.second } });
    await expect(at.type('rollback', 'mfe-scores', '--to', at.first)).rejects.toThrow('which is not known here');
  });
});

it('a command that was killed while it made the first key leaves nothing that the next one does not finish', async () => {
  const { dataDir, site, release, text, type } = await aLiveSite();
  const first = await release('first');
  // The state between the file of keys and the private key’s place.
  await cp(site.localKey, site.nextLocalKey);
  await rm(site.localKey);
  const second = await release('second');
  await expect(text(site.nextLocalKey)).rejects.toThrow('ENOENT');
  // The state before the file of keys; nothing was signed yet.
  await cp(site.localKey, site.nextLocalKey);
  await rm(site.localKey);
  await rm(site.trust);
  await rm(path.join(dataDir, 'signatures'), { recursive: true });
  await type('rollback', 'mfe-scores');
  expect(JSON.parse(await text(site.trust)).releases['mfe-scores']).toEqual({
    [first]: expect.any(String),
    [second]: expect.any(String),
  });
  // One that another command left, of no use to anybody.
  await writeFile(site.nextLocalKey, 'half a k', { mode: 0o600 });
  await release('third');
});
