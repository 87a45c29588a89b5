import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A server on which databases may be made; `.ci/with-postgres` starts one. */
const { TEST_DATABASE_URL } = process.env;

/** What to name tests that are left out without a database; `undefined` when there is one. */
export const missingDatabase = TEST_DATABASE_URL ? undefined : 'left out, there is no PostgreSQL in TEST_DATABASE_URL';

/** A new database of a test's own. */
export async function createDatabase(
  name = `tyso_${randomUUID().replaceAll('-', '')}`,
): Promise<{ url: string; remove(): Promise<void> }> {
  const server = TEST_DATABASE_URL ?? '';
  // Of a test that ended before it could remove it.
  await sql(server, `drop database if exists ${name} with (force)`);
  await sql(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    remove: () => sql(server, `drop database if exists ${name} with (force)`).then(() => undefined),
  };
}

/** What `psql` answers, without headings; the program comes with the server. */
export async function sql(url: string, statement: string): Promise<string> {
  const { stdout } = await run('psql', ['--no-psqlrc', '--tuples-only', '--no-align', '--command', statement, url]);
  return stdout.trim();
}
