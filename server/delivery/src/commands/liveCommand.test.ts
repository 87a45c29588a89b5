import type { HistoryLine } from 'server-shared/releases/liveAnswer';
import { readOverride } from '../live/override';
import { siteFolder } from '../siteFolder';
import { aHistoryLine, aReleaseApi } from '../testing/aReleaseApi';
import { aRemoteBuild } from '../testing/builds';
import { someFigures } from '../testing/someFigures';
import { temporaryFolder } from '../testing/temporaryFolder';
import { liveCommand } from './liveCommand';

const NOW = new Date('2022-12-09T22:00:00Z');

async function aSite() {
  const dataDir = await temporaryFolder();
  const there = aReleaseApi();
  const type = async (...args: string[]) => {
    const printed: string[] = [];
    const print = (line: string) => void printed.push(line);
    const place = { cwd: dataDir, root: dataDir, dataDir };
    await liveCommand(args, {
      ...place,
      who: 'anh@tyso',
      now: () => NOW,
      open: there.open,
      print,
      pause: async () => {},
    });
    return printed;
  };
  /** `mfe-scores` with this code, after these changes. */
  const put = (code: string, history: readonly HistoryLine[] = []) =>
    there.put('mfe-scores', aRemoteBuild({ 'App.77.js': `${code}();\n` }), history);
  const known = () => {
    const one = there.known.get('mfe-scores');
    if (!one) throw new Error('Nothing was put');
    return one;
  };
  const change = (changes: Partial<ReturnType<typeof known>>) =>
    there.known.set('mfe-scores', { ...known(), ...changes });
  return { ...there, dataDir, type, put, known, change };
}

describe('rollback', () => {
  it('goes back from what it saw', async () => {
    const { type, put, orders } = await aSite();
    await put('first');
    const release = await put('second');
    const [said] = await type('rollback', 'mfe-scores', '--to', '1.0.0-a', '--reload', '--reason', 'hỏng');
    expect(said).toBe(`mfe-scores 1.0.0-a is live again, in place of ${release}`);
    expect(orders).toMatchObject([
      {
        who: 'anh@tyso',
        reason: 'hỏng',
        changes: [{ name: 'mfe-scores', action: 'rollback', release: '1.0.0-a', reloads: true, version: 2 }],
      },
    ]);
  });

  it('withdraws the candidate, if there is one and none is named', async () => {
    const { type, put, known, change, orders } = await aSite();
    const live = await put('first');
    const { pointer } = known();
    if (!pointer || pointer.remote === 'shell') throw new Error('Expected a remote');
    const candidate = { share: 5, since: NOW.toISOString(), release: { ...pointer.live, release: '2.0.0-b' } };
    change({ pointer: { ...pointer, candidate } });
    orders.length = 0;
    await type('rollback', 'mfe-scores');
    expect(orders[0]?.changes[0]).toMatchObject({ action: 'withdraw', release: '2.0.0-b', version: undefined });
    await type('rollback', 'mfe-scores', '--to', live);
    expect(orders[1]?.changes[0]).toMatchObject({ action: 'rollback', release: live });
  });
});

it.each([
  [['off', 'mfe-ads'], { action: 'off' }, 'mfe-ads is off'],
  [['on', 'mfe-ads'], { action: 'on' }, 'mfe-ads is on'],
  [['off', 'mfe-ads', '--drawing'], { action: 'undraw' }, 'rendering of mfe-ads is off'],
  [['on', 'mfe-ads', '--drawing'], { action: 'draw' }, 'rendering of mfe-ads is on'],
  [['off', 'mfe-ads', '--for-good'], { action: 'remove' }, 'mfe-ads is gone: its pages answer 404'],
  [
    ['off', 'mfe-ads', '--for-good', '--redirect', '/tips'],
    { action: 'remove', redirect: '/tips' },
    'mfe-ads is gone: its pages lead to /tips',
  ],
])('%j', async (args, change, said) => {
  const { type, orders } = await aSite();
  expect(await type(...args)).toEqual([said]);
  expect(orders[0]?.changes).toEqual([expect.objectContaining({ name: 'mfe-ads', ...change })]);
});

it('off --here needs no api, and is said by the list first, also while api is away', async () => {
  const { type, dataDir, away, put } = await aSite();
  await put('first');
  away(3);
  expect((await type('off', 'mfe-ads', '--here')).join()).toMatch(/^mfe-ads is off on this machine/);
  expect(await readOverride(siteFolder(dataDir))).toEqual([
    { name: 'mfe-ads', who: 'anh@tyso', at: '2022-12-09T22:00:00.000Z' },
  ]);
  away(0);
  const off =
    'mfe-ads is off on this machine, whatever is live, by anh@tyso at 2022-12-09T22:00:00.000Z, until npm run on -- mfe-ads --here';
  expect((await type('releases', 'mfe-scores'))[0]).toBe(off);
  // The row does not matter here, as somebody who switches it on should know.
  expect(await type('on', 'mfe-ads')).toEqual([off, 'mfe-ads is on']);
  expect(await type('on', 'mfe-scores')).toEqual(['mfe-scores is on']);
  await put('second');
  await type('off', 'mfe-scores', '--here');
  expect(await type('rollback', 'mfe-scores')).toEqual([
    expect.stringMatching(/^mfe-scores .* is live again/),
    off.replaceAll('mfe-ads', 'mfe-scores'),
  ]);
  await type('on', 'mfe-scores', '--here');
  await type('on', 'mfe-ads', '--here');
  expect(await readOverride(siteFolder(dataDir))).toEqual([]);
  await expect(type('on', 'mfe-ads', '--here')).rejects.toThrow('mfe-ads is not off here.');
  await expect(type('off', 'shell', '--here')).rejects.toThrow('The shell is the page itself');
});

it.each([
  [['off'], 'off: expected one name, got none'],
  [['off', 'mfe-ads', 'mfe-scores'], 'off: expected one name, got mfe-ads mfe-scores'],
  [['off', '../etc'], 'Expected shell, or the name of a remote'],
  [['on', 'mfe-ads', '--redirect', '/'], 'on has no --redirect.'],
  [['off', 'mfe-ads', '--redirect', '/'], '--redirect goes with --for-good.'],
  [['off', 'mfe-ads', '--here', '--drawing'], 'expected one of --drawing, --here and --for-good'],
  [['rollback', 'mfe-ads', '--keep'], "Unknown option '--keep'"],
  [['erase'], 'What shall be done?'],
  [['releases', 'erase', '1.0.0-a'], 'erase: expected one release and a --reason.'],
  [['releases', 'erase', '1.0.0-a', '--reason', 'x'], 'There is no release 1.0.0-a.'],
])('refuses %j', async (args, message) => {
  const { type, orders } = await aSite();
  await expect(type(...args)).rejects.toThrow(message);
  expect(orders).toEqual([]);
});

describe('the list', () => {
  it('has the newest first, with age, size, contract, state, who, and what went out unchecked', async () => {
    const { type, put, known, change } = await aSite();
    const first = await put('first');
    change({ releases: known().releases.map((one) => ({ ...one, checks: ['types', 'tests'] })) });
    const second = await put('second');
    const third = await put('third');
    const history = [
      aHistoryLine({ at: '2022-12-09T19:00:00Z', to: first, by: 'local' }),
      aHistoryLine({ at: '2022-12-09T20:00:00Z', from: first, to: second }),
      aHistoryLine({ at: '2022-12-09T21:59:00Z', from: second, to: third }),
    ];
    change({ history });
    const [head, ...rows] = await type('releases', 'mfe-scores');
    expect(head).toBe('name        release           age    size    contract  state      by');
    expect(rows.slice(0, 3)).toEqual([
      `mfe-scores  ${third}  1 min  0.2 kB  2         live       scores`,
      `mfe-scores  ${second}  2 h    0.2 kB  2                    scores`,
      `mfe-scores  ${first}  3 h    0.2 kB  2         unchecked  local`,
    ]);
    expect(rows[3]).toBe('What visitors had of them is not known: nothing was counted yet');
  });

  it('of one name has its changes, the newest first, with who, when and why', async () => {
    const { type, put, change } = await aSite();
    const first = await put('first');
    const second = await put('second');
    const history = [
      aHistoryLine({ at: '2022-12-09T19:00:00Z', to: first, by: 'local', who: 'an@desk', unchecked: 'gấp' }),
      aHistoryLine({ action: 'share', candidate: second, share: 5, who: 'an@desk', reason: 'larger\nrows' }),
      aHistoryLine({ action: 'off', from: first, to: undefined, by: 'judge', who: 'judge', reason: undefined }),
    ];
    change({ history });
    expect((await type('releases', 'mfe-scores')).slice(-3)).toEqual([
      `2022-12-09T21:00:00Z judge: off ${first}`,
      `2022-12-09T21:00:00Z an@desk (scores): share ${second} for 5 %: larger rows`,
      `2022-12-09T19:00:00Z an@desk (local): live ${first}: unchecked, gấp`,
    ]);
    expect((await type('releases', 'mfe-scores', 'mfe-ads')).join('\n')).not.toContain('larger rows');
  });

  it('says of a release that was taken back by whom, when and why, in one line, and no longer once it is out again', async () => {
    const { type, put, change, known } = await aSite();
    const first = await put('first');
    const second = await put('second');
    await put('first');
    const { pointer } = known();
    if (!pointer) throw new Error('Expected a pointer');
    const live = aHistoryLine({ from: first, to: second });
    const back = { from: second, to: first, by: 'judge', who: 'judge', reason: 'faults\nx' } as const;
    const taken = aHistoryLine({ action: 'rollback', ...back });
    change({ pointer: { ...pointer, withdrawn: [second] }, history: [live, taken] });
    const takenBack = async () => (await type('releases', 'mfe-scores')).filter((one) => one.includes('was withdrawn'));
    expect(await takenBack()).toEqual([
      `mfe-scores ${second} was withdrawn by judge at 2022-12-09T21:00:00Z: faults x`,
    ]);
    change({ history: [live, taken, live] });
    expect(await takenBack()).toEqual([]);
  });

  it('has what visitors had, where that is known, and names what was never released', async () => {
    const { type, put, api } = await aSite();
    const release = await put('first');
    api.figures = async () => [someFigures({ remote: 'mfe-scores', release, views: 1000 })];
    const lines = await type('releases', 'mfe-scores', 'mfe-ads');
    expect(lines[0]).toMatch(/by +views +faults\/1000 +LCP +INP +CLS +long tasks$/);
    expect(lines[1]).toMatch(/ 1000 /);
    expect(lines.at(-1)).toBe('mfe-ads: never released');
  });

  it('is one sentence while api is away', async () => {
    const { type, away, dataDir } = await aSite();
    away(1);
    await expect(type('releases')).rejects.toThrow(`api is not running for this data folder: ${dataDir}`);
  });
});

it('erases the files that only this release has', async () => {
  const { type, put, files, known } = await aSite();
  const bad = await put('secret');
  await put('better');
  const list = known().releases.find(({ release }) => release === bad)?.files ?? [];
  const own = list.find(({ path }) => path === 'App.77.js')?.sha256 ?? '';
  const shared = list.find(({ path }) => path === 'remoteEntry.0a1b.js')?.sha256 ?? '';
  expect((await type('releases', 'erase', bad, '--reason', 'a key in it')).join()).toMatch(
    new RegExp(`^${bad} is erased: 1 files; \\d+ stay, which other releases have$`),
  );
  expect([files.has(own), files.has(shared)]).toEqual([false, true]);
});
