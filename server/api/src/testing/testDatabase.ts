import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { Client } from 'pg';
import type { Connection } from '../store/connection';
import { openPostgres } from '../store/openPostgres';
import { EMPTY_IT, left, openWorkerStore } from './workerStore';

// Code that PGlite optimizes would pay off after the end of a test only, and costs half of a start.
setFlagsFromString('--liftoff-only');

/** A server that lets tests create databases; `.ci/with-postgres` starts one. */
const { TEST_DATABASE_URL, JEST_WORKER_ID } = process.env;

export const STORE_KINDS = ['PGlite', 'PostgreSQL'] as const;
export type StoreKind = (typeof STORE_KINDS)[number];

/** Without such a server its tests are skipped, and `npm run test:system` lists them. */
export const isAvailable = (kind: StoreKind) => kind === 'PGlite' || TEST_DATABASE_URL !== undefined;

/** An empty database. */
export type TestDatabase = {
  /** A node's connection: on PostgreSQL a new one each time, on PGlite always the same. */
  connect(report: (error: Error) => void): Promise<Connection>;
  /** The last step, when all connections are closed. */
  remove(): Promise<void>;
};

/** That of the worker, which the test files before have used. */
export async function createTestDatabase(kind: StoreKind): Promise<TestDatabase> {
  if (kind === 'PostgreSQL') {
    left.databaseUrl ??= newDatabase(`tyso_worker_${JEST_WORKER_ID}`);
    const url = await left.databaseUrl;
    await execute(EMPTY_IT, url);
    return { connect: (report) => openPostgres(url, report), remove: async () => {} };
  }
  const connection = await openWorkerStore();
  return { connect: async () => ({ ...connection, close: async () => {} }), remove: connection.close };
}

/** A database of its own on the server, since notices and locks have no narrower scope. */
export async function createPostgresDatabase(): Promise<{ url: string; remove(): Promise<void> }> {
  const name = `tyso_${randomUUID().replaceAll('-', '')}`;
  return { url: await newDatabase(name), remove: () => execute(`drop database ${name} with (force)`) };
}

async function newDatabase(name: string): Promise<string> {
  if (TEST_DATABASE_URL === undefined) throw new Error('TEST_DATABASE_URL is not set');
  await execute(`drop database if exists ${name} with (force)`);
  await execute(`create database ${name}`);
  const url = new URL(TEST_DATABASE_URL);
  url.pathname = `/${name}`;
  return url.href;
}

async function execute(sql: string, url = TEST_DATABASE_URL): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
