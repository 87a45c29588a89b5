import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { Client } from 'pg';
import type { Connection } from '../store/connection';
import { openPGlite } from '../store/embedded/openPGlite';
import { openPostgres } from '../store/openPostgres';
import { emptyStoreFile } from './emptyStoreFile';

// Code that PGlite optimizes would pay off after the end of a test only, and costs half of a start.
setFlagsFromString('--liftoff-only');

/** A server that lets tests create databases; `.ci/with-postgres` starts one. */
const { TEST_DATABASE_URL } = process.env;

export const STORE_KINDS = ['PGlite', 'PostgreSQL'] as const;
export type StoreKind = (typeof STORE_KINDS)[number];

/** Without such a server its tests are skipped, and `npm test` lists them. */
export const isAvailable = (kind: StoreKind) => kind === 'PGlite' || TEST_DATABASE_URL !== undefined;

/** An empty database. */
export type TestDatabase = {
  /** A node's connection: on PostgreSQL a new one each time, on PGlite always the same. */
  connect(report: (error: Error) => void): Promise<Connection>;
  /** The last step, when all connections are closed. */
  remove(): Promise<void>;
};

export async function createTestDatabase(kind: StoreKind): Promise<TestDatabase> {
  if (kind === 'PostgreSQL') {
    const { url, remove } = await createPostgresDatabase();
    return { connect: (report) => openPostgres(url, report), remove };
  }
  const connection = await openPGlite('memory://', console.error, { template: emptyStoreFile() });
  return { connect: async () => ({ ...connection, close: async () => {} }), remove: connection.close };
}

/** A database of its own on the server, since notices and locks have no narrower scope. */
export async function createPostgresDatabase(): Promise<{ url: string; remove(): Promise<void> }> {
  if (TEST_DATABASE_URL === undefined) throw new Error('TEST_DATABASE_URL is not set');
  const name = `tyso_${randomUUID().replaceAll('-', '')}`;
  await execute(`create database ${name}`);
  const url = new URL(TEST_DATABASE_URL);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => execute(`drop database ${name} with (force)`) };
}

async function execute(sql: string): Promise<void> {
  const client = new Client({ connectionString: TEST_DATABASE_URL });
  await client.connect();
  await client.query(sql);
  await client.end();
}
