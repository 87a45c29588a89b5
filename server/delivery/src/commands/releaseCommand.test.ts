import { generateKeyPairSync } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CHECKS } from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import { isSignedBy } from 'server-shared/releases/releaseSignature';
import { switchOffHere } from '../live/override';
import { readFiles } from '../release/buildFolder';
import { type Check, recordBrought, splitBrought } from '../release/checks';
import { RefusedChange } from '../release/releaseApi';
import { siteFolder } from '../siteFolder';
import { aHistoryLine, aReleaseApi } from '../testing/aReleaseApi';
import { aRemoteBuild, aShellBuild, writeBuild } from '../testing/builds';
import { temporaryFolder } from '../testing/temporaryFolder';
import { type RunScript, releaseCommand } from './releaseCommand';

/** The file of the private key, if any. */
const signing: { key?: string } = {};
afterEach(() => {
  delete signing.key;
});

const SCRIPTS = ['--make', 'make', '--try', 'try'];

/** Writes a build that says to have passed these checks. */
async function writeChecked(folder: string, build: ReturnType<typeof aShellBuild>, checks: readonly Check[] = CHECKS) {
  await writeBuild(folder, build);
  await recordBrought(folder, splitBrought(await readFiles(folder)).files, checks);
}

/** As a build that notes what it passed has its description. */
function asWritten(build: ReturnType<typeof aShellBuild>) {
  const description = JSON.parse(build['release.json'] ?? '');
  return { ...build, 'release.json': `${JSON.stringify(description, null, 2)}\n` };
}

/** A checkout with builds of all four, and the command in it. */
async function aCheckout(checks: readonly Check[] = CHECKS) {
  const cwd = await temporaryFolder();
  const build = (name: LiveName, code = 'app') =>
    asWritten(name === 'shell' ? aShellBuild() : aRemoteBuild({ 'App.77.js': `${code}();\n` }, { remote: name }));
  const write = (name: LiveName, code?: string) =>
    writeChecked(path.join(cwd, name, 'dist'), build(name, code), checks);
  for (const name of ['shell', 'mfe-scores', 'mfe-articles', 'mfe-ads'] as const) await write(name);
  const there = aReleaseApi();
  const ran: (readonly string[])[] = [];
  const failing: string[] = [];
  const scripts: Record<string, (args: readonly string[], over: AbortSignal) => Promise<unknown>> = {};
  const runScript: RunScript = async (script, args, over) => {
    ran.push([script, ...args]);
    await scripts[script]?.(args, over);
    return !failing.includes(script);
  };
  const type = async (...args: string[]) => {
    const printed: string[] = [];
    const context = {
      cwd,
      root: cwd,
      dataDir: path.join(cwd, '.data'),
      who: 'anh',
      now: () => new Date(0),
      open: there.open,
      pause: async () => {},
      signingKey: signing.key,
      print: (line: string) => void printed.push(line),
    };
    await releaseCommand(args, context, runScript);
    return printed.map((line) => line.replace(/\d\.\d\.\d-\w{10}/g, '<release>'));
  };
  return { ...there, cwd, write, build, type, ran, failing, scripts };
}

it('makes all builds live in one order, after their files, and says so', async () => {
  const { type, orders, puts, files } = await aCheckout();
  expect(await type('--all', '--reason', 'hay hơn')).toEqual([
    'shell <release> is live',
    'mfe-ads <release> is live',
    'mfe-articles <release> is live',
    'mfe-scores <release> is live',
  ]);
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ who: 'anh', reason: 'hay hơn' });
  expect(orders[0]?.changes.map(({ name, action, isNow }) => [name, action, isNow])).toEqual(
    ['shell', 'mfe-ads', 'mfe-articles', 'mfe-scores'].map((name) => [name, 'live', false]),
  );
  const ads = puts.find(({ name }) => name === 'mfe-ads')?.order;
  expect(ads?.checks).toEqual({ types: 'passed', tests: 'passed', budget: 'passed', browser: 'passed' });
  expect(ads?.files.map(({ path: file }) => file)).toEqual(
    expect.arrayContaining(['App.77.js', 'remoteEntry.0a1b.js', 'remoteEntry.0a1b.js.br', 'release.json']),
  );
  for (const { sha256 } of ads?.files ?? []) expect(files.has(sha256)).toBe(true);
});

it('signs what it releases, where it has a key', async () => {
  const { cwd, type, puts } = await aCheckout();
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const file = path.join(cwd, 'ads.pem');
  await writeFile(file, privateKey.export({ format: 'pem', type: 'pkcs8' }));
  signing.key = file;
  await type('mfe-ads');
  const [{ name, release, order } = fail()] = puts;
  expect(isSignedBy(publicKey, { name, release, ...order })).toBe(true);
  expect(isSignedBy(publicKey, { name: 'mfe-scores', release, ...order })).toBe(false);
  await writeFile(file, 'no key');
  await expect(type('mfe-ads')).rejects.toThrow(`RELEASE_KEY: ${file} cannot be read as a private key`);
});

it('compares the size with that of what was live', async () => {
  const { type, put, build } = await aCheckout();
  await put('mfe-ads', build('mfe-ads', 'before'));
  const [said, size] = await type('mfe-ads', '--now');
  expect(said).toBe('mfe-ads <release> is live');
  expect(size).toMatch(/^ {2}all files +0\.\d kB +(-\d+ B|same) beside <release>$/);
});

it('says when a remote is off on this machine, and is no less live where that cannot be read', async () => {
  const { cwd, type } = await aCheckout();
  const site = siteFolder(path.join(cwd, '.data'));
  await switchOffHere(site, { name: 'mfe-ads', who: 'an@desk', at: '2022-12-09T20:00:00Z' });
  const [live, off, ...others] = await type('mfe-ads');
  expect([live, others]).toEqual(['mfe-ads <release> is live', []]);
  expect(off).toMatch(/^mfe-ads is off on this machine, whatever is live, by an@desk at 2022-12-09T20:00:00Z/);
  expect(await type('mfe-scores')).toEqual(['mfe-scores <release> is live']);
  await writeFile(site.override, '{');
  expect(await type('mfe-ads')).toEqual(['mfe-ads <release> is live', expect.stringContaining(site.override)]);
});

it('leaves alone what is live when only the missing is wanted', async () => {
  const { type, put, build } = await aCheckout();
  await put('mfe-ads', build('mfe-ads', 'other'));
  expect(await type('mfe-ads', 'shell', '--missing')).toEqual(['shell <release> is live']);
});

it('says why nothing can be done without api, and needs none for a dry run', async () => {
  const { type, away, orders } = await aCheckout();
  away(2);
  await expect(type('mfe-ads')).rejects.toThrow('api is not running for this data folder');
  expect(await type('mfe-ads', '--dry-run')).toEqual(['mfe-ads <release> could go live; nothing was changed']);
  expect(orders).toEqual([]);
});

it.each([
  ['throws', `throw new Error('oh')`, /oh/],
  ['is none', 'exports.draw = () => undefined;', /expected the functions needs and draw/],
])('checks and sends nothing of a release whose server entry %s', async (_, code, reason) => {
  const { cwd, type, puts, ran } = await aCheckout();
  const server = 'server.0123456789ab.js';
  await writeChecked(path.join(cwd, 'mfe-ads/dist'), aRemoteBuild({ [server]: code }, { remote: 'mfe-ads', server }));
  await expect(type('--all')).rejects.toThrow(
    RegExp(`^The server entry of mfe-ads does not load: .*(?:${reason.source})`),
  );
  await expect(type('mfe-ads', '--unchecked', 'gấp')).rejects.toThrow('does not load');
  await expect(type(...SCRIPTS, 'mfe-ads')).rejects.toThrow('does not load');
  expect([puts, ran]).toEqual([[], [['make', '--build', 'mfe-ads']]]);
});

it('refuses while the judge lets a name rest, before it is checked', async () => {
  const { type, put, build, known, ran } = await aCheckout();
  const rest = () =>
    known.set('mfe-ads', { ...(known.get('mfe-ads') ?? fail()), rest: 'The judge took a release back' });
  await put('mfe-ads', build('mfe-ads', 'before'));
  rest();
  await expect(type(...SCRIPTS, 'mfe-ads')).rejects.toThrow('The judge took a release back');
  expect(ran).toEqual([['make', '--build', 'mfe-ads']]);
  for (const args of [['--now'], ['--dry-run'], ['--share', '5']]) await type('mfe-ads', ...args);
  await put('mfe-ads', build('mfe-ads'));
  rest();
  expect(await type('mfe-ads')).toEqual(['mfe-ads <release> was live already']);
});

it('refuses what would clash before it is checked', async () => {
  const { cwd, type, put, ran } = await aCheckout();
  await put('mfe-scores', aRemoteBuild());
  const pages = { remote: 'mfe-ads', paths: [{ path: '/', module: './App' }] };
  await writeChecked(path.join(cwd, 'mfe-ads/dist'), aRemoteBuild({}, pages));
  await expect(type(...SCRIPTS, 'mfe-ads')).rejects.toThrow('both claim the page /');
  await writeChecked(path.join(cwd, 'mfe-ads/dist'), aRemoteBuild({}, { remote: 'mfe-ads', contract: 7 }));
  await expect(type(...SCRIPTS, 'mfe-ads')).rejects.toThrow('mfe-ads has contract 7 and the shell');
  expect(ran).toEqual([
    ['make', '--build', 'mfe-ads'],
    ['make', '--build', 'mfe-ads'],
  ]);
});

describe('in a checkout', () => {
  it.each([
    [['mfe-ads'], ['mfe-ads']],
    [
      ['mfe-ads', 'shell', '--reason=x'],
      ['mfe-ads', 'shell'],
    ],
    [['--all'], ['shell', 'mfe-ads', 'mfe-articles', 'mfe-scores']],
  ])('%j makes and tries %j', async (args, names) => {
    const { cwd, type, ran } = await aCheckout();
    await type(...SCRIPTS, ...args);
    expect(ran).toEqual([
      ['make', '--build', ...names],
      ['make', '--check', ...names],
      ['try', expect.stringContaining('tyso-stage-'), path.join(cwd, '.data'), ...names],
    ]);
  });

  it('tries a data folder with what is live and the next release, and removes it', async () => {
    const { type, put, scripts } = await aCheckout();
    const shell = await put('shell', aShellBuild({ 'main.0f.js': 'other();\n' }));
    let staged = '';
    scripts.try = async ([folder = '']) => {
      staged = folder;
      const { pointers } = JSON.parse(await readFile(path.join(folder, 'last-good.json'), 'utf8'));
      expect(pointers.map(({ remote }: { remote: string }) => remote).sort()).toEqual(['mfe-ads', 'shell']);
      expect(await readFile(path.join(folder, 'site/r/shell', shell, 'main.0f.js'), 'utf8')).toBe('other();\n');
    };
    await type(...SCRIPTS, 'mfe-ads');
    await expect(stat(staged)).rejects.toThrow('ENOENT');
  });

  it.each([
    ['make', 'try', 'Nothing was released.'],
    ['try', 'make', 'What is live stays as it is: the release failed when it was tried.'],
  ])('when "%s" fails, "%s", which goes on, is ended', async (first, other, said) => {
    const { type, scripts, failing, orders } = await aCheckout();
    const isBuild = ([mode]: readonly string[]) => mode === '--build';
    scripts[first] = async (args) => void (isBuild(args) || failing.push(first));
    scripts[other] = async (args, over) => {
      if (!isBuild(args) && !over.aborted) await new Promise((ended) => over.addEventListener('abort', ended));
    };
    await expect(type(...SCRIPTS, 'mfe-ads')).rejects.toThrow(said);
    expect(orders).toEqual([]);
  });

  it('a signal before the try begins ends the release, and leaves no folder', async () => {
    const { type, scripts, orders } = await aCheckout();
    let staged = '';
    scripts.make = async ([mode]) => void (mode === '--check' && process.emit('SIGTERM', 'SIGTERM'));
    scripts.try = async ([folder = '']) => {
      staged = folder;
    };
    await expect(type(...SCRIPTS, 'mfe-ads')).rejects.toThrow('What is live stays as it is: SIGTERM ended this.');
    await expect(stat(staged)).rejects.toThrow('ENOENT');
    expect([orders, process.listenerCount('SIGTERM')]).toEqual([[], 0]);
  });

  it('says what it was tried beside, and which row it saw', async () => {
    const { type, put, build, orders } = await aCheckout();
    const shell = await put('shell', aShellBuild({ 'main.0f.js': 'other();\n' }));
    const before = await put('mfe-ads', build('mfe-ads', 'before'));
    await type(...SCRIPTS, 'mfe-ads');
    expect(orders[0]).toMatchObject({
      beside: { shell, 'mfe-ads': before },
      changes: [{ name: 'mfe-ads', version: 1 }],
    });
  });

  it('is tried again when others released meanwhile, three times at most', async () => {
    const { type, put, ran, beforeChange } = await aCheckout();
    const shell = (code: string) => put('shell', aShellBuild({ 'main.0f.js': `${code}();\n` }));
    const tries = () => ran.splice(0).filter(([script]) => script === 'try').length;
    /** Somebody releases the shell in each of the next trials. */
    const busy = (times: number) => {
      for (let count = 0; count < times; count++)
        beforeChange(async () => {
          await shell(`other${times}${count}`);
          throw new RefusedChange(409, 'shell is another by now');
        });
    };
    await shell('first');
    busy(1);
    expect(await type(...SCRIPTS, 'mfe-ads')).toEqual(['mfe-ads <release> is live']);
    expect(tries()).toBe(2);
    busy(3);
    await expect(type(...SCRIPTS, 'mfe-ads')).rejects.toThrow(
      'Others released meanwhile, 3 times. Nothing was changed',
    );
    expect(tries()).toBe(3);
    // What is refused for another reason is refused.
    beforeChange(async () => {
      throw new RefusedChange(409, 'mfe-ads 9 went live by ads');
    });
    await expect(type(...SCRIPTS, 'mfe-ads')).rejects.toThrow('went live by ads');
    expect(tries()).toBe(1);
  });

  it.each([[['--from', 'built', 'mfe-ads']], [['mfe-ads', '--from=built']]])('%j only weighs', async (args) => {
    const { cwd, type, ran, build } = await aCheckout();
    await writeChecked(path.join(cwd, 'built'), build('mfe-ads'), ['types', 'tests']);
    await type(...SCRIPTS, ...args);
    expect(ran[0]).toEqual(['make', '--check', `mfe-ads=${path.join(cwd, 'built')}`]);
  });

  it('is untried only with a reason, which the order carries', async () => {
    const { type, ran, orders, puts } = await aCheckout([]);
    await type(...SCRIPTS, 'mfe-ads', '--unchecked', 'no browser here');
    expect(ran).toEqual([
      ['make', '--build', 'mfe-ads'],
      ['make', '--check', 'mfe-ads'],
    ]);
    expect(orders[0]).toMatchObject({ beside: undefined, changes: [{ unchecked: 'no browser here' }] });
    expect(puts[0]?.order.checks).toEqual({ types: 'passed', tests: 'passed', budget: 'passed' });
  });

  it('writes what a build passed into its release.json, so that it may go live where nothing is checked', async () => {
    const { cwd, type, puts } = await aCheckout([]);
    const from = path.join(cwd, 'mfe-ads/dist');
    await expect(type('mfe-ads', '--from', from)).rejects.toThrow('got mfe-ads without types, tests, budget, browser.');
    await type(...SCRIPTS, 'mfe-ads', '--dry-run');
    expect(puts).toEqual([]);
    await type('mfe-ads', '--from', from);
    expect(Object.keys(puts[0]?.order.checks ?? {})).toEqual([...CHECKS]);
  });

  it('says when it cannot write them, and is no less live', async () => {
    const { cwd, type, scripts } = await aCheckout([]);
    scripts.try = () => rm(path.join(cwd, 'mfe-ads/dist'), { recursive: true });
    expect((await type(...SCRIPTS, 'mfe-ads')).join()).toMatch(
      /is live,What mfe-ads passed could not be written into its release.json: .*ENOENT/,
    );
  });

  it('makes nothing live of what fails', async () => {
    const { type, failing, orders } = await aCheckout();
    failing.push('try');
    await expect(type(...SCRIPTS, 'mfe-ads')).rejects.toThrow('What is live stays as it is');
    failing.push('make');
    await expect(type(...SCRIPTS, 'mfe-ads')).rejects.toThrow('mfe-ads could not be built: nothing was released.');
    await expect(type(...SCRIPTS, 'mfe-ads', '--from', 'mfe-ads/dist')).rejects.toThrow('Nothing was released.');
    expect(orders).toEqual([]);
  });
});

describe('at npm start', () => {
  const STARTED = ['--all', '--started', '--reason', 'npm start', '--unchecked', 'npm start'];

  it('waits for api, and releases everything at first', async () => {
    const { type, away } = await aCheckout();
    away(30);
    expect(await type(...STARTED)).toHaveLength(4);
  });

  it('leaves alone what has not changed since its last start, whatever is live', async () => {
    const { type, put, build, known } = await aCheckout();
    const started = await put('mfe-ads', build('mfe-ads'));
    const now = await put('mfe-ads', build('mfe-ads', 'of the team'));
    const history = [
      aHistoryLine({ to: started, reason: 'npm start' }),
      aHistoryLine({ from: started, to: now, by: 'ads', reason: 'hay hơn' }),
    ];
    known.set('mfe-ads', { ...(known.get('mfe-ads') ?? fail()), history });
    expect((await type(...STARTED)).join()).not.toContain('mfe-ads');
  });

  it('never makes a withdrawn release live again', async () => {
    const { type, put, build, known } = await aCheckout();
    const before = await put('mfe-ads', build('mfe-ads', 'before'));
    const bad = await put('mfe-ads', build('mfe-ads'));
    await put('mfe-ads', build('mfe-ads', 'before'));
    const history = [
      aHistoryLine({ to: before, reason: 'npm start' }),
      aHistoryLine({ from: before, to: bad, by: 'ads' }),
      aHistoryLine({ action: 'rollback', from: bad, to: before, by: 'judge', who: 'judge', reason: 'faults' }),
    ];
    known.set('mfe-ads', { ...(known.get('mfe-ads') ?? fail()), history });
    expect(await type(...STARTED)).toContain(
      'mfe-ads <release> stays withdrawn, as judge left it: npm run release -- mfe-ads makes it live again',
    );
  });

  it.each([[[]], [['--missing']]])('brings back no remote that was removed for good (%j)', async (more) => {
    const { type, put, build, known } = await aCheckout();
    const release = await put('mfe-ads', build('mfe-ads'));
    const history = [
      aHistoryLine({ to: release, reason: 'npm start' }),
      aHistoryLine({ action: 'remove', from: release, to: undefined, who: 'ads', reason: 'sold' }),
    ];
    known.set('mfe-ads', { ...(known.get('mfe-ads') ?? fail()), pointer: undefined, history });
    const said = (await type(...STARTED, ...more)).filter((line) => line.includes('mfe-ads'));
    expect(said).toEqual(['mfe-ads stays removed, as ads left it: npm run release -- mfe-ads brings it back']);
  });

  it('goes on with what is live where api refuses a release, and not without', async () => {
    const { type, put, build, beforeChange } = await aCheckout();
    const refuse = async () => {
      throw new RefusedChange(409, 'The judge took a release of mfe-ads back 5 min ago');
    };
    beforeChange(refuse);
    await expect(type(...STARTED)).rejects.toThrow('The judge took');
    await put('mfe-ads', build('mfe-ads', 'before'));
    beforeChange(refuse);
    expect(await type('mfe-ads', ...STARTED.slice(1))).toEqual([
      'What is live stays as it is: The judge took a release of mfe-ads back 5 min ago',
    ]);
  });

  it('releases what was edited', async () => {
    const { type, write, put, build, known } = await aCheckout();
    const started = await put('mfe-ads', build('mfe-ads'));
    known.set('mfe-ads', {
      ...(known.get('mfe-ads') ?? fail()),
      history: [aHistoryLine({ to: started, reason: 'npm start' })],
    });
    await write('mfe-ads', 'edited');
    expect(await type(...STARTED)).toContain('mfe-ads <release> is live');
  });
});

function fail(): never {
  throw new Error('Expected it to be known');
}

describe('release --preview', () => {
  it('only builds, and prints a link to the release', async () => {
    const { type, ran, orders, puts } = await aCheckout([]);
    const [said, link] = await type(...SCRIPTS, 'mfe-ads', '--preview', 'ten-nhanh');
    expect(said).toMatch(/^mfe-ads <release> can be looked at as ten-nhanh; what is live stays\./);
    expect(link).toBe('http://localhost:8080/?xem-truoc=key-of-ten-nhanh');
    expect(ran).toEqual([['make', '--build', 'mfe-ads']]);
    expect([orders, puts.length]).toEqual([[], 1]);
  });

  it.each([
    [['mfe-ads', '--preview', 'Tên nhánh'], 'in small letters, digits and hyphens such as ten-nhanh, got "Tên nhánh"'],
    [['mfe-ads', '--preview', ''], 'got ""'],
    [['mfe-ads', 'shell', '--preview', 'x'], '--preview is of one name.'],
    [['mfe-ads', '--preview', 'x', '--dry-run'], '--preview goes without --dry-run'],
    [['mfe-ads', '--share', '0'], '--share: expected whole percent from 1 to 100, got "0"'],
    [['mfe-ads', '--share', '5', '--now'], '--share goes without --now'],
    [['mfe-ads', 'shell', '--from', 'built'], '--from is the build of one name'],
    [['mfe-ads', '--unchecked', ' '], '--unchecked: expected a text, got " "'],
    [['mfe-ads', '--share', '-1'], '--share: expected whole percent from 1 to 100, got "-1"'],
    [['--preview', 'x'], 'What shall be released?'],
    [['mfe-chess'], 'There is no mfe-chess.'],
    [['ads'], 'Expected shell, mfe-ads, mfe-articles, mfe-scores, got ads.'],
    [['mfe-ads', '--from', ''], '--from: expected a text, got ""'],
    [['mfe-ads', '--fast'], "Unknown option '--fast'"],
  ])('refuses %j before any work', async (args, message) => {
    const { type, ran } = await aCheckout();
    await expect(type(...SCRIPTS, ...args)).rejects.toThrow(message);
    expect(ran).toEqual([]);
  });
});

it('a share begins a candidate, which nobody follows', async () => {
  const { type, put, build, orders } = await aCheckout();
  await put('mfe-ads', build('mfe-ads', 'before'));
  expect((await type('mfe-ads', '--share', '50'))[0]).toBe(
    'mfe-ads <release> is a candidate for 50 % of the browsers, beside <release>',
  );
  expect(orders[0]?.changes[0]).toMatchObject({ action: 'share', share: 50 });
});
