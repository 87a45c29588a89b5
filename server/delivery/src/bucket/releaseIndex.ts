import { createHash } from 'node:crypto';
import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import { toError } from 'shared-kernel/decode/toError';
import * as v from 'valibot';
import type { LiveName } from '../pointers/liveName';
import { MOST } from '../release/buildSize';
import type { Files } from '../release/files';
import { decodeSigned, type SignedFiles } from '../signing/signedFiles';
import { BucketError } from './bucketError';
import type { Bucket } from './openBucket';

/** Each file may have two encodings beside it. */
const MOST_FILES = MOST.files * 3;
const MOST_INDEX_BYTES = 2_000_000;

/** Below its folder, and nowhere else on a disk. */
const FILE = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^/\\\0:]+(?:\/[^/\\\0:]+)*$/;

const indexSchema = v.object({
  schema: v.literal(1, 'schema 1'),
  /** SHA-256 of each file in hex, encodings included. */
  files: v.pipe(
    v.record(
      v.pipe(text, v.regex(FILE, 'the name of a file')),
      v.pipe(text, v.regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hex')),
    ),
    v.check((files) => Object.keys(files).length <= MOST_FILES, `at most ${MOST_FILES} files`),
  ),
  signed: v.optional(v.unknown()),
});

/** What a release in the bucket consists of. It is written last, so what it names is there. */
export type ReleaseIndex = {
  readonly files: Readonly<Record<string, string>>;
  readonly signed: SignedFiles | undefined;
};

export const keyOfIndex = (name: LiveName, release: string) => `r/${name}/${release}.json`;

/** Named by its content: two commands that store the same release overwrite nothing of each other. */
export const keyOfFile = (name: LiveName, release: string, hash: string) => `r/${name}/${release}/${hash}`;

export async function readIndex(
  bucket: Bucket,
  name: LiveName,
  release: string,
): Promise<(ReleaseIndex & { readonly etag: string }) | undefined> {
  const key = keyOfIndex(name, release);
  const found = await bucket.get(key, MOST_INDEX_BYTES);
  if (found.kind !== 'found') return undefined;
  try {
    const { files, signed } = decode(indexSchema, JSON.parse(found.body.toString()), key);
    return { files, signed: signed === undefined ? undefined : decodeSigned(signed, key), etag: found.etag };
  } catch (error) {
    throw new BucketError('damaged', `${bucket.called}/${key} cannot be read: ${toError(error).message}`);
  }
}

/** @returns whether it was written */
export async function writeIndex(
  bucket: Bucket,
  name: LiveName,
  release: string,
  { files, signed }: ReleaseIndex,
  etag: string | undefined,
): Promise<boolean> {
  const body = Buffer.from(`${JSON.stringify({ schema: 1, files, signed }, null, 2)}\n`);
  const condition = etag === undefined ? 'none there' : { only: etag };
  return (await bucket.put(keyOfIndex(name, release), body, condition)) !== undefined;
}

export function hashesOf(files: Files): Record<string, string> {
  return Object.fromEntries([...files].map(([file, content]) => [file, sha256(content)]));
}

export function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
