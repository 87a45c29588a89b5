import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterTest } from 'hub/testing/afterTest';
import { Client } from 'pg';
import { emptyStoreFile } from '../testing/emptyStoreFile';
import { createPostgresDatabase, isAvailable } from '../testing/testDatabase';
import { openPostgres } from './openPostgres';
import { openStore } from './openStore';

const report = (error: Error) => {
  throw error;
};

test('a store of an older version stays, and a new one begins beside it, which the first start says in one line', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-before-'));
  afterTest(() => rm(dataDir, { recursive: true, force: true }));
  await mkdir(path.join(dataDir, 'store'));
  await writeFile(path.join(dataDir, 'store/PG_VERSION'), '18\n');
  const warnings: string[] = [];
  const warn = (line: string) => warnings.push(line);
  const options = { dataDir, databaseUrl: undefined, emptyStore: emptyStoreFile(), report, warn };
  const store = await openStore(options);
  expect((await store.readSnapshot()).matches).toEqual([]);
  await store.close();
  await rm(path.join(dataDir, 'database/PG_VERSION'));
  await expect(openStore(options)).rejects.toThrow('expected PG_VERSION in the folder of a store');
  expect(warnings).toEqual([
    `The store in ${dataDir}/store is of an older version, which alone can read it: it stays, and a new one begins in ${dataDir}/database; run \`npm run ads:report\` with that version first if you need its counts, and import results again`,
  ]);
  expect(await readdir(path.join(dataDir, 'store'))).toEqual(['PG_VERSION']);
});

(isAvailable('PostgreSQL') ? test : test.skip)('a database of an older version is refused in one line', async () => {
  const { url, remove } = await createPostgresDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create table kysely_migration as select '0001_matches' as name`);
  await expect(openPostgres(url, report)).rejects.toThrow(
    /^DATABASE_URL: expected an empty database, or one of this version, got one of an older version, which alone can read it; name a new database, and import results again$/,
  );
  const { rows } = await client.query(`select tablename from pg_tables where schemaname = 'public'`);
  expect(rows).toEqual([{ tablename: 'kysely_migration' }]);
  await client.end();
  await remove();
});
