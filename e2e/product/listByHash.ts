import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';

const trustSchema = v.looseObject({ releases: v.record(text, v.record(text, text)) });

/** Lets a release that was made by hand be live, as one from before there were keys. */
export async function listByHash(dataDir: string, remote: string, release: string): Promise<void> {
  const file = join(dataDir, 'keys/trusted.json');
  const trust = decode(trustSchema, JSON.parse(await readFile(file, 'utf8')), 'trusted.json');
  const hash = await hashOf(join(dataDir, 'site/r', remote, release));
  const releases = { ...trust.releases, [remote]: { ...trust.releases[remote], [release]: hash } };
  await writeFile(`${file}.new`, JSON.stringify({ ...trust, releases }));
  await rename(`${file}.new`, file);
}

/** As docs/releases.md has it: of all files in the order of their names, without their encodings. */
async function hashOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const names = files.map((file) => file.slice(folder.length + 1)).sort();
  const hash = createHash('sha256');
  for (const name of names) {
    if (/\.(?:br|gz)$/.test(name) && names.includes(name.slice(0, -3))) continue;
    const content = await readFile(join(folder, name));
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
