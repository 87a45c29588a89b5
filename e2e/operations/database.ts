import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A server that lets tests create databases; `.ci/with-postgres` starts one. */
const { TEST_DATABASE_URL } = process.env;

/** The reason to skip tests without a database; `undefined` when there is one. */
export const missingDatabase = TEST_DATABASE_URL ? undefined : 'left out, there is no PostgreSQL in TEST_DATABASE_URL';

/** A new database for one test. */
export async function createDatabase(
  name = `tyso_${randomUUID().replaceAll('-', '')}`,
): Promise<{ url: string; remove(): Promise<void> }> {
  const server = TEST_DATABASE_URL ?? '';
  // Left by an interrupted test.
  await sql(server, `drop database if exists ${name} with (force)`);
  await sql(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    remove: () => sql(server, `drop database if exists ${name} with (force)`).then(() => undefined),
  };
}

/** Drops a database, whoever is connected, and gives its name to the other one. */
export async function replaceDatabase(url: string, other: string): Promise<void> {
  const nameOf = (one: string) => new URL(one).pathname.slice(1);
  await sql(TEST_DATABASE_URL ?? '', `drop database ${nameOf(url)} with (force)`);
  await sql(TEST_DATABASE_URL ?? '', `alter database ${nameOf(other)} rename to ${nameOf(url)}`);
}

/** The answer of `psql`, without headings; the program comes with the server. */
export async function sql(url: string, statement: string): Promise<string> {
  const { stdout } = await run('psql', ['--no-psqlrc', '--tuples-only', '--no-align', '--command', statement, url]);
  return stdout.trim();
}
