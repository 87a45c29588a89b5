import { createHash, sign, verify } from 'node:crypto';
import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import type { LiveName } from '../pointers/liveName';
import type { Files } from '../release/files';
import { ReleaseError } from '../release/releaseError';
import type { SigningKey } from './privateKey';
import { calledKey, expectedKeys, mayRelease, type Trust, type TrustedKey } from './trust';

const signatureSchema = v.object({
  /** {@link SigningKey.id} */
  key: v.pipe(text, v.regex(/^[0-9a-f]{12}$/, 'the id of a key in 12 hex digits')),
  /** Ed25519, 64 bytes in base64url. */
  signature: v.pipe(text, v.regex(/^[\w-]{86}$/, 'a signature in 86 letters of base64url')),
});

const signedSchema = v.object({
  remote: text,
  release: text,
  /** SHA-256 of each file in hex, `release.json` included. */
  files: v.record(text, v.pipe(text, v.regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hex'))),
  signatures: v.pipe(v.array(signatureSchema), v.maxLength(20, 'at most 20 signatures')),
});

/** The files of a release, and who has signed them. */
export type SignedFiles = v.InferOutput<typeof signedSchema>;

type List = Omit<SignedFiles, 'signatures'>;

/** Nothing else that the same key may sign begins like this. */
const SUBJECT = 'TySo release 1\n';

/**
 * @param where for messages
 * @throws DecodeError when it is nothing that {@link signFiles} makes
 */
export function decodeSigned(raw: unknown, where: string): SignedFiles {
  return decode(signedSchema, raw, where);
}

/** @param files as they are stored, without their encodings */
export function listFiles(remote: LiveName, release: string, files: Files): List {
  return { remote, release, files: Object.fromEntries([...files].map(([name, content]) => [name, sha256(content)])) };
}

export function signFiles(list: List, { id, privateKey }: SigningKey): SignedFiles {
  const signature = sign(null, signedText(list), privateKey).toString('base64url');
  return { ...list, signatures: [{ key: id, signature }] };
}

/**
 * The keys by which these very files may be live.
 *
 * @throws ReleaseError that says of each signature why it does not count, or which file is not the signed one
 */
export function signersOf(
  signed: SignedFiles,
  { remote, release }: { readonly remote: LiveName; readonly release: string },
  files: Files,
  trust: Trust,
): TrustedKey[] {
  if (signed.remote !== remote || signed.release !== release) {
    throw new ReleaseError(
      `The signature of ${remote} ${release} is that of another release: expected ${remote} ${release}, got ${signed.remote} ${signed.release}.`,
    );
  }
  refuseOthers(signed, files);
  const looked = signed.signatures.map((one) => lookAt(one, signed, remote, trust));
  const keys = looked.flatMap((one) => (typeof one === 'string' ? [] : [one]));
  if (keys.length > 0) return keys;
  const got = looked.length > 0 ? looked.join('; ') : 'no signature';
  throw new ReleaseError(`${remote} ${release} is not signed: expected ${expectedKeys(trust, remote)}, got ${got}.`);
}

/** The key of a signature, or why it does not count. */
function lookAt(
  { key: id, signature }: SignedFiles['signatures'][number],
  list: List,
  remote: LiveName,
  trust: Trust,
): TrustedKey | string {
  const all = trust.keys.filter((one) => one.id === id);
  // One key may have two names, one of them revoked: then it is revoked.
  const key = all.find(({ revoked }) => revoked !== undefined) ?? all.find((one) => mayRelease(one, remote)) ?? all[0];
  if (!key) return `the key ${id}, which is not known here`;
  if (key.revoked !== undefined) return `${calledKey(key)}, which was revoked on ${key.revoked}`;
  if (!mayRelease(key, remote)) return `${calledKey(key)}, which may release ${key.remotes.join(', ')}`;
  const isTrue = verify(null, signedText(list), key.key, Buffer.from(signature, 'base64url'));
  return isTrue && isSpelledOut(signature) ? key : `a signature by ${calledKey(key)} that is not of these files`;
}

/** Bits beyond the last byte would be another text for the same signature. */
function isSpelledOut(signature: string): boolean {
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}

function refuseOthers({ remote, release, files: listed }: List, files: Files): void {
  const faults = [...new Set([...Object.keys(listed), ...files.keys()])].flatMap((name) => {
    const expected = Object.hasOwn(listed, name) ? listed[name] : undefined;
    const content = files.get(name);
    const got = content && sha256(content);
    if (expected === got) return [];
    if (got === undefined) return [`${name} is missing`];
    if (expected === undefined) return [`${name} was not among the signed files`];
    return [`${name} was changed after signing, expected SHA-256 ${expected.slice(0, 12)}…, got ${got.slice(0, 12)}…`];
  });
  if (faults.length === 0) return;
  const more = faults.length > 3 ? `, and ${faults.length - 3} more` : '';
  throw new ReleaseError(
    `The files of ${remote} ${release} are not those that were signed: ${faults.slice(0, 3).join('; ')}${more}.`,
  );
}

/** One text for one list, however it was written down. */
function signedText({ remote, release, files }: List): Buffer {
  const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  return Buffer.from(SUBJECT + JSON.stringify([remote, release, sorted]));
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
