import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { errorCode } from 'server-shared/files/errorCode';
import { ReleaseError } from '../release/releaseError';
import { refuseOpen } from './ownerOnly';
import { type PublicKey, publicHalf } from './publicKey';
import { writeOnce } from './writeOnce';

/** A key that signs. Its private half is never printed. */
export type SigningKey = PublicKey & { readonly privateKey: KeyObject };

/** Nothing that is larger is a key. */
const MOST_BYTES = 10_000;

/**
 * Reads a private key: PEM in a file that only its owner may read.
 *
 * @throws ReleaseError when it is lost, open to others, or no such key
 */
export async function readPrivateKey(file: string): Promise<SigningKey> {
  const found = await stat(file).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') {
      throw new ReleaseError(
        `${file}: expected a private key, got no file. One that is lost cannot be had back: make another with 'npm run release-key -- make', and revoke this one.`,
      );
    }
    throw error;
  });
  if (!found.isFile()) throw new ReleaseError(`${file}: expected a file with a private key, got something else.`);
  refuseOpen(file, found.mode, 'a private key');
  const text = found.size > MOST_BYTES ? '' : await readFile(file, 'utf8');
  const privateKey = parsed(text);
  if (privateKey?.asymmetricKeyType !== 'ed25519') {
    const got = privateKey ? `one of ${privateKey.asymmetricKeyType}` : whatItIs(text, found.size);
    throw new ReleaseError(`${file}: expected a private key of Ed25519 in PEM (PKCS 8), got ${got}.`);
  }
  return { ...publicHalf(privateKey), privateKey };
}

/** Makes a key, in a file for its owner alone. @returns `undefined` when the file exists */
export async function makePrivateKey(file: string): Promise<PublicKey | undefined> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  return (await writeOnce(file, pem, 0o600)) ? publicHalf(publicKey) : undefined;
}

function parsed(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}

/** Without a word of it: it may be half a key. */
function whatItIs(text: string, size: number): string {
  if (size === 0) return 'an empty file';
  if (text.includes('PUBLIC KEY')) return 'a public key';
  if (text.includes('ENCRYPTED')) return 'one with a passphrase';
  return `${size} bytes that are none`;
}
