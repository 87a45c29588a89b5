import { createHash } from 'node:crypto';

/** Files of a build by relative name with `/`, in the order of their names. */
export type Files = ReadonlyMap<string, Buffer>;

/** SHA-256 of all names and contents, in hex. */
export function filesHash(files: Files): string {
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(`${name}\0${content.length}\0`).update(content);
  return hash.digest('hex');
}

/** SHA-256 in hex. */
export function sha256Of(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
