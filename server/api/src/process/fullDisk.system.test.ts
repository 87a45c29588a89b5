import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterTest } from 'hub/testing/afterTest';
import { aStockClient } from 'hub/testing/stockClient';
import { decodeMatchUpdate, UPDATE_EVENT } from 'shared-kernel/protocol/matchUpdate';
import { contentCommand } from '../content/command/contentCommand';
import { goalsAfter, until } from './testing/nodes';
import { ask, buildTestServer, goalsServed, startProcess } from './testing/serverProcess';

let bundle: string;
beforeAll(async () => {
  bundle = await buildTestServer('fullDisk');
});

/** A server on a disk that is full on demand, and a visitor who records goals. */
async function setUp(env: NodeJS.ProcessEnv) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-full-'));
  afterTest(() => rm(dataDir, { recursive: true, force: true }));
  const flag = path.join(dataDir, 'full');
  const NODE_OPTIONS = `--require ${path.join(__dirname, 'testing/fullDisk.cjs')}`;
  const given = { DATA_DIR: dataDir, COUNTING: '1', LOG_LEVEL: 'info', FULL_DISK: flag, NODE_OPTIONS, ...env };
  const start = async () => {
    const server = startProcess(bundle, given);
    const address = await server.address();
    return { server, address };
  };
  const { server, address } = await start();
  const sent: { goals: number }[] = [];
  const visitor = aStockClient(`${address}/realtime`);
  visitor.on(UPDATE_EVENT, (text: unknown) => sent.push({ goals: decodeMatchUpdate(text).score[2][0] ?? 0 }));
  await visitor.start();
  return {
    ...{ dataDir, server, address, start, startOnly: () => startProcess(bundle, given) },
    goalsNow: () => sent.at(-1)?.goals ?? 0,
    seesGoalsAfter: goalsAfter(sent),
    fill: () => writeFile(flag, ''),
    giveBack: () => rm(flag),
  };
}

test.each([
  ['and the system says so', {}],
  ['and only writing shows it', { STATFS: 'blind' }],
])(
  'the disk is full, %s: the page lives, goals go on from memory, and are stored when there is room',
  async (_, env) => {
    const { server, address, start, goalsNow, seesGoalsAfter, fill, giveBack } = await setUp(env);
    const said = () => server.errors.join('');
    await seesGoalsAfter(0);

    await fill();
    await until(async () => said().includes('The database is away'));
    await seesGoalsAfter(goalsNow() + 100);
    expect(await goalsServed(address)).toBeGreaterThan(0);
    expect((await ask(address, '/healthz')).status).toBe(200);

    await giveBack();
    await until(async () => said().includes('The database is back'));
    const before = goalsNow();
    await seesGoalsAfter(before);
    expect(await server.end('SIGTERM')).toEqual([0, null]);
    const again = await start();
    expect(await goalsServed(again.address)).toBeGreaterThanOrEqual(before);
  },
);

test('the disk is full, and nothing of a publication is there; all of it is, when there is room', async () => {
  const { dataDir, address, server, seesGoalsAfter, fill, giveBack } = await setUp({});
  await seesGoalsAfter(0);
  const adverts = path.join(dataDir, 'ads');
  await cp(path.join(__dirname, '../../../../mfe-ads/content'), adverts, { recursive: true });
  const cards = path.join(adverts, 'cards.json');
  await writeFile(cards, (await readFile(cards, 'utf8')).replace(/"title": "[^"]+"/, '"title": "Mới"'));
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const publish = () =>
    contentCommand(['publish', 'cards'], { cwd: adverts, folders: { content: adverts, adverts }, dataDir, print });
  const shown = async () => JSON.stringify(await (await ask(address, '/api/advert')).json());
  expect(await shown()).toContain('"cards":[{');
  await fill();
  await until(async () => server.errors.join('').includes('The database is away'));
  expect([await publish(), lines.join('\n')]).toEqual([3, expect.stringContaining('The database is away: try again')]);
  await giveBack();
  await until(async () => (await publish()) === 0);
  expect(await shown()).toContain('Mới');
});

test('the disk is full, and a server that is asked to end does so', async () => {
  const { server, seesGoalsAfter, fill } = await setUp({ STATFS: 'blind' });
  await seesGoalsAfter(0);
  await fill();
  await until(async () => server.errors.join('').includes('The database is away'));
  const [code] = await server.end('SIGTERM');
  expect(code).not.toBe(null);
});

test('a server that starts on a full disk says that it is full, and not that its store should go', async () => {
  const { server, seesGoalsAfter, fill, startOnly } = await setUp({});
  await seesGoalsAfter(0);
  await server.end('SIGTERM');
  await fill();
  const again = startOnly();
  expect(await again.exited).toEqual([1, null]);
  expect(again.errors.join('')).toMatch(/The disk under .* is full: 0 bytes are left, \d+ are needed\n/);
});
