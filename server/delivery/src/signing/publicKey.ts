import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { ReleaseError } from '../release/releaseError';

/** The half of a key that checks signatures; it may be known to everybody. */
export type PublicKey = {
  /** The first 12 hex digits of the SHA-256 of its bytes. */
  readonly id: string;
  /** Its 32 bytes in base64url, as it stands in configurations. */
  readonly text: string;
  readonly key: KeyObject;
};

const BYTES = 32;

/**
 * Reads a public key: its 32 bytes in base64url, or PEM.
 *
 * @param where the place of the text, for the message
 * @throws ReleaseError when it is none, or of another kind than Ed25519
 */
export function readPublicKey(text: string, where: string): PublicKey {
  const trimmed = text.trim();
  if (/^-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(trimmed)) {
    throw new ReleaseError(`${where}: expected a public key, got a private one. Make another: this one was shown.`);
  }
  if (trimmed.startsWith('-----BEGIN PUBLIC KEY-----')) return ofPem(trimmed, where);
  const bytes = Buffer.from(trimmed, 'base64url');
  if (bytes.length === BYTES && bytes.toString('base64url') === trimmed) return ofBytes(bytes);
  throw new ReleaseError(
    `${where}: expected a public key of Ed25519, which is 43 letters of base64url or PEM, got ${trimmed.length} characters that are neither.`,
  );
}

/** The public half of a key, or the key itself. */
export function publicHalf(key: KeyObject): PublicKey {
  const { x = '' } = (key.type === 'private' ? createPublicKey(key) : key).export({ format: 'jwk' });
  return ofBytes(Buffer.from(x, 'base64url'));
}

function ofPem(pem: string, where: string): PublicKey {
  const key = parsed(pem);
  if (key?.asymmetricKeyType === 'ed25519') return publicHalf(key);
  const got = key ? `one of ${key.asymmetricKeyType}` : 'PEM that cannot be read';
  throw new ReleaseError(`${where}: expected a public key of Ed25519, got ${got}.`);
}

function parsed(pem: string): KeyObject | undefined {
  try {
    return createPublicKey(pem);
  } catch {
    return undefined;
  }
}

function ofBytes(bytes: Buffer): PublicKey {
  const text = bytes.toString('base64url');
  return {
    id: createHash('sha256').update(bytes).digest('hex').slice(0, 12),
    text,
    key: createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: text }, format: 'jwk' }),
  };
}
