import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterTest } from 'hub/testing/afterTest';
import { emptyStoreFile } from '../../testing/emptyStoreFile';
import { StoreAwayError } from '../storeErrors';
import { createEmbeddedPool } from './createEmbeddedPool';
import { startEmbeddedServer } from './embeddedServer';

/** It computes until it is ended. */
const template = emptyStoreFile();

const ENDLESS =
  'with recursive endless as (select 1 as n union all select n + 1 from endless) select max(n) from endless';

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tyso-embedded-'));
  afterTest(() => rm(folder, { recursive: true, force: true }));
  return path.join(folder, 'store');
}

test('a statement that never ends is ended with its server, while this process goes on', async () => {
  const server = await startEmbeddedServer('memory://', () => {}, { template, statement: 1 });
  let turns = 0;
  const timer = setInterval(() => turns++, 10);
  await expect(server.query(ENDLESS, [])).rejects.toThrow(
    new StoreAwayError('The embedded store broke off: it computed without an end'),
  );
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
  expect(server.isAlive()).toBe(false);
  await expect(server.query('select 1', [])).rejects.toThrow(StoreAwayError);
});

test('numbers, dates and bytes come as they were written', async () => {
  const server = await startEmbeddedServer('memory://', () => {}, { template });
  afterTest(() => server.close());
  await server.query('create table kept (number bigint, moment timestamptz, bytes bytea, list bigint[])', []);
  const row = [2 ** 40, new Date(7), new Uint8Array([1, 2]), [1, 2]];
  expect(await server.query('insert into kept values ($1, $2, $3, $4)', row)).toMatchObject({ rowCount: 1 });
  const { rows } = await server.query<{ bytes: Uint8Array }>('select * from kept', []);
  expect(rows).toMatchObject([{ number: 2 ** 40, moment: new Date(7), list: [1, 2] }]);
  expect([...(rows[0]?.bytes ?? [])]).toEqual([1, 2]);
});

test('a bug is reported as one, and the server lives', async () => {
  const server = await startEmbeddedServer('memory://', () => {}, { template });
  afterTest(() => server.close());
  const mistake = server.query('select nothing', []);
  await expect(mistake).rejects.toMatchObject({ name: 'StatementError', code: '42703' });
  await expect(server.query('select $1::bigint', [{}])).rejects.not.toBeInstanceOf(StoreAwayError);
  expect((await server.query('select 1 as one', [])).rows).toEqual([{ one: 1 }]);
});

test('trouble of the server that its sessions survive is an outage of the statement alone', async () => {
  const server = await startEmbeddedServer('memory://', () => {}, { template });
  afterTest(() => server.close());
  const full = `do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`;
  await expect(server.query(full, [])).rejects.toBeInstanceOf(StoreAwayError);
  expect(server.isAlive()).toBe(true);
});

test('a server that broke off is started again from its files, and nothing that was written is lost', async () => {
  const pool = await createEmbeddedPool(await aFolder(), () => {}, { statement: 1 });
  afterTest(() => pool.end());
  const first = await pool.connect();
  await first.query('create table kept (id bigint)', []);
  await first.query('insert into kept values (7)', []);
  await expect(first.query(ENDLESS, [])).rejects.toBeInstanceOf(StoreAwayError);
  await expect(first.query('rollback', [])).rejects.toBeInstanceOf(StoreAwayError);
  first.release();
  const second = await untilConnected(pool);
  expect((await second.query('select id from kept', [])).rows).toEqual([{ id: 7 }]);
  second.release();
});

async function untilConnected(pool: Awaited<ReturnType<typeof createEmbeddedPool>>) {
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!(error instanceof StoreAwayError)) throw error;
    }
  }
}
