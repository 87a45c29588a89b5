import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { NamedRelease } from './liveAnswer';

type Signed = Omit<NamedRelease, 'signatures'>;

/** What is signed: whose release it is, and each of its files with its hash, in the order of their names. */
function signedText({ name, release, files }: Signed): Buffer {
  const lines = files.map(({ path, sha256 }) => `${sha256} ${path}`).sort();
  return Buffer.from(['TySo release 2', name, release, ...lines, ''].join('\n'));
}

/** Under which a key's signature stands: the same for both halves. */
export function fingerprintOf(key: KeyObject): string {
  const half = key.type === 'private' ? createPublicKey(key) : key;
  return createHash('sha256')
    .update(half.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);
}

/** The signature of a release by a private Ed25519 key. */
export function signatureBy(key: KeyObject, release: Signed): Record<string, string> {
  return { [fingerprintOf(key)]: sign(null, signedText(release), key).toString('base64') };
}

export function isSignedBy(key: KeyObject, release: NamedRelease): boolean {
  const signature = release.signatures[fingerprintOf(key)];
  return signature !== undefined && verify(null, signedText(release), key, Buffer.from(signature, 'base64'));
}
