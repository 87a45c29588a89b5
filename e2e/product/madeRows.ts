import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { RemotePointer, ShellPointer } from 'shared-kernel/contract/pointer';
import { remotePointerSchema, shellPointerSchema } from 'shared-kernel/contract/pointer';
import { decode } from 'shared-kernel/decode/decode';
import { integer, text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { startDelivery } from './startDelivery';
import { FIRST_START } from './startProduct';

const file = v.object({ path: text, sha256: text, bytes: integer });
const release = v.object({ name: text, release: text, files: v.array(file) });

/** What `api` says is live (server/shared/src/releases/liveAnswer.ts); of rows by hand a pointer may be anything. */
const answerSchema = v.object({
  epoch: text,
  number: integer,
  pointers: v.array(v.unknown()),
  releases: v.array(release),
});

/** Longer than it takes to hear of a change. */
const POLL_MS = 25_000;

/**
 * A `delivery` that follows rows which a test writes by hand, good or bad: what is live is what `npm run release` would
 * refuse, or what a database says that somebody has edited.
 */
export type MadeRows = {
  /** The address of the `delivery`. */
  readonly url: string;
  /** Its folder. */
  readonly dataDir: string;
  pointer(remote: string): RemotePointer;
  shell(): ShellPointer;
  /** Replaces a row; resolves when the site serves it. */
  put(pointer: RemotePointer | ShellPointer): Promise<void>;
  /** Replaces a row by anything; nothing says when that was heard. */
  putAnything(name: string, row: unknown): void;
  /** Whether the last change was heard. */
  isHeard(): boolean;
  /** A release of all files of a folder, for rows to name. */
  add(name: string, release: string, folder: string): Promise<void>;
  /** All rows as they are now; the returned function puts them back. */
  keep(): () => Promise<void>;
  /** Another `delivery` of the same folder, which follows nothing. */
  startAgain(): ReturnType<typeof startDelivery>;
  stop(): Promise<void>;
};

/** @param variables of `delivery` */
export async function startMadeRows(
  apiOrigin: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<MadeRows> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tyso-rows-'));
  const first = process.env[FIRST_START] ?? '';
  for (const name of ['last-good.json', 'site']) await cp(join(first, name), join(dataDir, name), { recursive: true });
  let answer = decode(answerSchema, JSON.parse(await readFile(join(dataDir, 'last-good.json'), 'utf8')));
  const placeOf = new Map<string, string>();
  for (const one of answer.releases)
    for (const { path, sha256 } of one.files) placeOf.set(sha256, join(first, 'site/r', one.name, one.release, path));
  const waiting = new Set<() => void>();
  let heard = 0;

  const server = createServer(async ({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://rows');
    const place = placeOf.get(pathname.replace('/internal/files/', ''));
    if (place !== undefined) return void response.end(await readFile(place));
    if (pathname !== '/internal/live') return void response.writeHead(404).end('{}');
    if (searchParams.get('after') === String(answer.number)) {
      await new Promise<void>((resolve) => {
        waiting.add(resolve);
        setTimeout(resolve, POLL_MS).unref();
      });
    }
    heard = answer.number;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: answer }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  function answerWith(pointers: readonly unknown[], releases = answer.releases): void {
    answer = { ...answer, number: answer.number + 1, pointers: [...pointers], releases };
    for (const resolve of waiting) resolve();
    waiting.clear();
  }
  const others = (name: string) => answer.pointers.filter((one) => nameIn(one) !== name);
  const find = (name: string) => answer.pointers.find((one) => nameIn(one) === name);
  const secret = 'rows-that-a-test-writes';
  const settings = { dataDir, apiOrigin, secret };
  const delivery = await startDelivery({
    ...settings,
    variables: { INTERNAL_ORIGIN: `http://127.0.0.1:${port}`, INTERNAL_TOKEN: secret, ...variables },
  });

  async function put(pointer: RemotePointer | ShellPointer): Promise<void> {
    const changedAt = new Date(Date.now() + answer.number).toISOString();
    answerWith([...others(pointer.remote), { withdrawn: [], reloads: [], ...pointer, changedAt }]);
    const served = async () => (await fetch(`${delivery.url}/live/${pointer.remote}.json`)).json();
    await expect.poll(served, { intervals: [50] }).toMatchObject({ changedAt });
    // A server that starts now goes on from there.
    const kept = () => readFile(join(dataDir, 'last-good.json'), 'utf8');
    await expect.poll(kept, { intervals: [50] }).toContain(changedAt);
  }

  return {
    url: delivery.url,
    dataDir,
    put,
    pointer: (remote) => decode(remotePointerSchema, find(remote)),
    shell: () => decode(shellPointerSchema, find('shell')),
    putAnything: (name, row) => answerWith([...others(name), row]),
    isHeard: () => heard === answer.number,
    async add(name, release, folder) {
      const files = await filesIn(folder);
      for (const { path, sha256 } of files) placeOf.set(sha256, join(folder, path));
      const rest = answer.releases.filter((one) => one.name !== name || one.release !== release);
      answer = { ...answer, releases: [...rest, { name, release, files }] };
    },
    keep() {
      const { pointers } = answer;
      return async () => {
        answerWith(pointers);
        await expect.poll(() => heard === answer.number, { intervals: [50] }).toBe(true);
      };
    },
    startAgain: () => startDelivery(settings),
    async stop() {
      await delivery.stop();
      server.closeAllConnections();
      server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function nameIn(row: unknown): unknown {
  return typeof row === 'object' && row && 'remote' in row ? row.remote : undefined;
}

async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(
    paths.sort().map(async (path) => {
      const content = await readFile(path);
      const sha256 = createHash('sha256').update(content).digest('hex');
      return { path: path.slice(folder.length + 1), sha256, bytes: content.length };
    }),
  );
}
