import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterTest } from 'hub/testing/afterTest';
import { aStockClient } from 'hub/testing/stockClient';
import { decodeMatchUpdate, UPDATE_EVENT } from 'shared-kernel/protocol/matchUpdate';
import { contentCommand } from '../content/command/contentCommand';
import { goalsIn } from './testing/countingFeed';
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
  const start = () => startProcess(bundle, given);
  const server = start();
  const address = await server.address();
  const sent: { goals: number }[] = [];
  const visitor = aStockClient(`${address}/realtime`);
  visitor.on(UPDATE_EVENT, (text: unknown) =>
    sent.push({ goals: decodeMatchUpdate(text).score.score.home.regular ?? 0 }),
  );
  await visitor.start();
  const says = (text: string) => until(async () => server.errors.join('').includes(text));
  return {
    dataDir,
    server,
    address,
    start,
    goalsNow: () => sent.at(-1)?.goals ?? 0,
    seesGoalsAfter: goalsAfter(sent),
    async fill() {
      server.errors.length = 0;
      await writeFile(flag, '');
      await says('The database is away');
    },
    async giveBack() {
      await rm(flag);
      await says('The database is back');
    },
  };
}

/** Tests go on with the server of the one before. */
describe.each<[string, NodeJS.ProcessEnv]>([
  ['and the system says so', {}],
  ['and only writing shows it', { STATFS: 'blind' }],
])('the disk is full, %s', (_, env) => {
  let disk: Awaited<ReturnType<typeof setUp>>;
  beforeAll(async () => {
    disk = await setUp(env);
    await disk.seesGoalsAfter(0);
  });

  test('the page lives, goals go on from memory, and are stored when there is room', async () => {
    const { address, goalsNow, seesGoalsAfter, fill, giveBack } = disk;
    await fill();
    await seesGoalsAfter(goalsNow() + goalsIn(0.5));
    expect(await goalsServed(address)).toBeGreaterThan(0);
    expect((await ask(address, '/healthz')).status).toBe(200);
    await giveBack();
    await seesGoalsAfter(goalsNow());
  });

  if (env.STATFS) {
    test('a server that is asked to end does so', async () => {
      await disk.fill();
      const [code] = await disk.server.end('SIGTERM');
      expect(code).not.toBe(null);
    });
    return;
  }

  test('nothing of a publication is there; all of it is, when there is room', async () => {
    const { dataDir, address, fill, giveBack } = disk;
    const adverts = path.join(dataDir, 'ads');
    await cp(path.join(__dirname, '../../../../mfe-ads/content'), adverts, { recursive: true });
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    const publish = () =>
      contentCommand(['publish', 'cards'], { cwd: adverts, folders: { content: adverts, adverts }, dataDir, print });
    const shown = async () => JSON.stringify(await (await ask(address, '/api/advert')).json());
    await fill();
    expect([await publish(), lines.join('\n')]).toEqual([
      3,
      expect.stringContaining('The database is away: try again'),
    ]);
    expect(await shown()).not.toContain('"cards":[{');
    await giveBack();
    expect(await publish()).toBe(0);
    expect(await shown()).toContain('"cards":[{');
  });

  test('what was stored is there after the next start; a start on a full disk says that it is full, and not that its store should go', async () => {
    const { server, goalsNow, start } = disk;
    const before = goalsNow();
    expect(await server.end('SIGTERM')).toEqual([0, null]);
    const next = start();
    expect(await goalsServed(await next.address())).toBeGreaterThanOrEqual(before);
    await next.end('SIGTERM');
    await writeFile(path.join(disk.dataDir, 'full'), '');
    const again = start();
    expect(await again.exited).toEqual([1, null]);
    expect(again.errors.join('')).toMatch(/The disk under .* is full: 0 bytes are left, \d+ are needed\n/);
  });
});
