import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { emptyStoreFile } from '../../testing/emptyStoreFile';
import { openPGlite } from './openPGlite';

const report = (error: Error) => {
  throw error;
};

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-store-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('an interrupted first start is repeated', async () => {
  await mkdir(path.join(dataDir, 'store.new'));
  await writeFile(path.join(dataDir, 'store.new/PG_VERSION'), '17\n');
  const { close } = await openPGlite(path.join(dataDir, 'store'), report);
  await close();
  expect(await readdir(dataDir)).toEqual(['store']);
});

test('what somebody else has put into the place of a first start is left alone', async () => {
  await mkdir(path.join(dataDir, 'store.new'));
  await writeFile(path.join(dataDir, 'store.new/mine.txt'), 'mine');
  await expect(openPGlite(path.join(dataDir, 'store'), report, { template: emptyStoreFile() })).rejects.toThrow(
    /store\.new: expected what an interrupted start has left, got mine\.txt; move it away$/,
  );
  expect(await readdir(dataDir, { recursive: true })).toEqual(['store.new', 'store.new/mine.txt']);
});

test('a store that began with packed files is one like any other, and is there again when it is opened again', async () => {
  const folder = path.join(dataDir, 'store');
  const first = await openPGlite(folder, report, { template: emptyStoreFile() });
  await sql`create table written (id bigint)`.execute(first.db);
  await first.close();
  const second = await openPGlite(folder, report, { template: emptyStoreFile() });
  expect((await sql`select * from written`.execute(second.db)).rows).toEqual([]);
  await second.close();
});

test('packed files that are damaged make no store, and nothing stays behind', async () => {
  const template = path.join(dataDir, 'damaged.tar.gz');
  await writeFile(template, (await readFile(emptyStoreFile())).subarray(0, 100_000));
  await expect(openPGlite(path.join(dataDir, 'store'), report, { template })).rejects.toThrow(
    `expected a folder in which a store can be made from ${template}, got: `,
  );
  expect(await readdir(dataDir)).toEqual(['damaged.tar.gz']);
});

test('what was written is put in its place now and then, so that a killed process need not read it all again', async () => {
  const { db, close } = await openPGlite(path.join(dataDir, 'store'), report, {
    template: emptyStoreFile(),
    checkpointEveryMs: 10,
  });
  const redo = async () => {
    const { rows } = await sql<{ at: string }>`select redo_lsn as at from pg_control_checkpoint()`.execute(db);
    return rows[0]?.at;
  };
  const before = await redo();
  await sql`create table written (id bigint)`.execute(db);
  while ((await redo()) === before) await setImmediate();
  await close();
});

test('a failed checkpoint is reported, and the next one makes up for it', async () => {
  const folder = path.join(dataDir, 'store');
  const reports: Error[] = [];
  const { db, close } = await openPGlite(folder, (error) => reports.push(error), {
    template: emptyStoreFile(),
    checkpointEveryMs: 10,
  });
  const needed = path.join(folder, 'pg_logical/snapshots');
  await rm(needed, { recursive: true });
  while (reports.length === 0) await setImmediate();
  expect(reports[0]?.message).toMatch(/^The embedded store is in trouble: .*pg_logical\/snapshots/);
  await mkdir(needed);
  const sent = reports.length;
  await sql`create table written (id bigint)`.execute(db);
  await sql`checkpoint`.execute(db);
  await close();
  expect(reports.length - sent).toBeLessThanOrEqual(1);
});
