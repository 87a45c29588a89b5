import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { openPGlite } from './openPGlite';

const report = (error: Error) => {
  throw error;
};

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-store-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('what a first start left unfinished when it was killed is begun anew', async () => {
  await mkdir(path.join(dataDir, 'store.new'));
  await writeFile(path.join(dataDir, 'store.new/PG_VERSION'), '17\n');
  const { close } = await openPGlite(path.join(dataDir, 'store'), report);
  await close();
  expect(await readdir(dataDir)).toEqual(['store']);
}, 60_000);

test('what was written is put in its place now and then, so that a killed process need not read it all again', async () => {
  const { db, close } = await openPGlite(path.join(dataDir, 'store'), report, 10);
  const redo = async () => {
    const { rows } = await sql<{ at: string }>`select redo_lsn as at from pg_control_checkpoint()`.execute(db);
    return rows[0]?.at;
  };
  const before = await redo();
  await sql`create table written (id bigint)`.execute(db);
  while ((await redo()) === before) await setImmediate();
  await close();
}, 60_000);

test('a checkpoint that fails is told, and the next one makes up for it', async () => {
  const folder = path.join(dataDir, 'store');
  const reports: Error[] = [];
  const { db, close } = await openPGlite(folder, (error) => reports.push(error), 10);
  const needed = path.join(folder, 'pg_logical/snapshots');
  await rm(needed, { recursive: true });
  while (reports.length === 0) await setImmediate();
  expect(reports[0]?.message).toBe('A checkpoint of the store failed, the next follows');
  await mkdir(needed);
  const told = reports.length;
  await sql`create table written (id bigint)`.execute(db);
  await sql`checkpoint`.execute(db);
  await close();
  expect(reports.length - told).toBeLessThanOrEqual(1);
}, 60_000);

test('files that are no store: one line says which, and how to go on', async () => {
  const folder = path.join(dataDir, 'store');
  await mkdir(folder);
  await writeFile(path.join(folder, 'PG_VERSION'), 'nonsense');
  await expect(openPGlite(folder, report)).rejects.toThrow(
    `The store in ${folder} cannot be opened; move it away to start anew: matches come again from the feed`,
  );
}, 60_000);
