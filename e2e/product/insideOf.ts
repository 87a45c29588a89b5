import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';

const endpointSchema = v.object({ url: text, token: text });

/** Where the `api` of a data folder answers to commands of this machine, and by which token. */
export async function insideOf(dataDir: string): Promise<v.InferOutput<typeof endpointSchema>> {
  const [file, ...others] = (await readdir(dataDir)).filter((name) => /^admin-\w+\.json$/.test(name));
  if (file === undefined || others.length > 0) throw new Error(`Expected one endpoint in ${dataDir}`);
  return decode(endpointSchema, JSON.parse(await readFile(join(dataDir, file), 'utf8')), file);
}

/** What `api` answers to a question of commands. */
export async function askInside(dataDir: string, path: string): Promise<unknown> {
  const { url, token } = await insideOf(dataDir);
  const answer = await fetch(new URL(path, url), { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()).data;
}
