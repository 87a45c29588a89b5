import { createHash } from 'node:crypto';
import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remotePointerSchema } from 'shared-kernel/contract/pointer';
import { decode, decodeList } from 'shared-kernel/decode/decode';
import { integer, text } from 'shared-kernel/decode/fields';
import { listByHash } from '../product/listByHash';

/** Makes a finished build live under a given name, without the release command. */
export async function releaseBuild(dataDir: string, build: string, release: string): Promise<void> {
  const described: unknown = JSON.parse(await readFile(join(build, 'release.json'), 'utf8'));
  const field = (name: string): unknown =>
    (typeof described === 'object' && described && Reflect.get(described, name)) || [];
  const remote = decode(text, field('remote'), 'release.json.remote');
  const entry = await readFile(join(build, decode(text, field('entry'), 'release.json.entry')));
  await cp(build, join(dataDir, 'site/r', remote, release), { recursive: true });
  const live = {
    release,
    contract: decode(integer, field('contract'), 'release.json.contract'),
    manifest: `/r/${remote}/${release}/mf-manifest.json`,
    entryIntegrity: `sha384-${createHash('sha384').update(entry).digest('base64')}`,
    paths: pathsIn(field('paths')),
    slots: decodeList(text, field('slots'), 'release.json.slots', fail),
  };
  await listByHash(dataDir, remote, release);
  const changedAt = new Date().toISOString();
  const pointer = decode(remotePointerSchema, { schema: 1, remote, state: 'on', live, changedAt }, 'pointer');
  const file = join(dataDir, 'site/live', `${remote}.json`);
  await writeFile(`${file}.new`, JSON.stringify(pointer));
  await rename(`${file}.new`, file);
}

function pathsIn(raw: unknown): string[] {
  if (!Array.isArray(raw)) throw new Error('release.json.paths: expected a list');
  return raw.map((item: unknown) =>
    decode(text, typeof item === 'object' && item && Reflect.get(item, 'path'), 'path'),
  );
}

function fail(error: Error): never {
  throw error;
}
