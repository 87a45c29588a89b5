import { createPrivateKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { NamedRelease } from 'server-shared/releases/liveAnswer';
import { ReleaseError } from 'server-shared/releases/releaseError';
import { signatureBy } from 'server-shared/releases/releaseSignature';
import { toError } from 'shared-kernel/decode/toError';

/**
 * The signature of a release by the private key of a file; none without one.
 *
 * @throws ReleaseError when there is no Ed25519 key in it
 */
export async function signatureOf(
  release: Omit<NamedRelease, 'signatures'>,
  file: string | undefined,
): Promise<NamedRelease['signatures']> {
  return file === undefined ? {} : signatureBy(await readKey(file), release);
}

async function readKey(file: string) {
  try {
    const key = createPrivateKey(await readFile(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (error) {
    throw new ReleaseError(`RELEASE_KEY: ${file} cannot be read as a private key (${toError(error).message})`);
  }
  throw new ReleaseError(`RELEASE_KEY: expected an Ed25519 key in ${file}: openssl genpkey -algorithm ed25519`);
}
