import { generateKeyPairSync } from 'node:crypto';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { makePrivateKey, readPrivateKey } from './privateKey';
import { publicHalf, readPublicKey } from './publicKey';

const pemOf = (key: ReturnType<typeof generateKeyPairSync>['privateKey'], options: object = {}) =>
  key.export({ format: 'pem', type: 'pkcs8', ...options }).toString();

const file = async () => path.join(await temporaryFolder(), 'keys', 'ads-ci.pem');

async function written(text: string, mode = 0o600): Promise<string> {
  const there = await file();
  await mkdir(path.dirname(there));
  await writeFile(there, text, { mode });
  await chmod(there, mode);
  return there;
}

it('a key that was made is for its owner alone, is read again, and is never replaced', async () => {
  const there = await file();
  const made = await makePrivateKey(there);
  expect((await stat(there)).mode & 0o777).toBe(0o600);
  expect((await readPrivateKey(there)).id).toBe(made?.id);
  const before = await readFile(there);
  expect(await makePrivateKey(there)).toBeUndefined();
  expect(await readFile(there)).toEqual(before);
});

it('one that is lost is said to be lost, and what to do', async () => {
  await expect(readPrivateKey(await file())).rejects.toThrow(
    /ads-ci\.pem: expected a private key, got no file\. .* make another .* revoke this one\.$/,
  );
});

it.each([0o644, 0o640, 0o604, 0o660])('one that others may read (mode %o) is refused', async (mode) => {
  const there = await written(pemOf(generateKeyPairSync('ed25519').privateKey), mode);
  await expect(readPrivateKey(there)).rejects.toThrow(`(mode 600), got mode ${mode.toString(8)}.`);
});

const secret = pemOf(generateKeyPairSync('ed25519').privateKey);

it.each<[string, string, string]>([
  ['an empty file', '', 'an empty file'],
  ['half a key', secret.slice(0, 70), '70 bytes that are none'],
  [
    'a public key',
    generateKeyPairSync('ed25519').publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    'a public key',
  ],
  ['a key of another kind', pemOf(generateKeyPairSync('x25519').privateKey), 'one of x25519'],
  [
    'a key with a passphrase',
    pemOf(generateKeyPairSync('ed25519').privateKey, { cipher: 'aes-256-cbc', passphrase: 'x' }),
    'one with a passphrase',
  ],
  ['a large file', secret + 'x'.repeat(20_000), '20119 bytes that are none'],
])('%s is no key, and no word of it is repeated', async (_, text, got) => {
  const error = await readPrivateKey(await written(text)).catch((thrown: unknown) => String(thrown));
  expect(error).toContain(`expected a private key of Ed25519 in PEM (PKCS 8), got ${got}.`);
  for (const line of text.split('\n').filter((one) => one.length > 20)) expect(error).not.toContain(line);
});

it('a folder in its place is said to be something else', async () => {
  await expect(readPrivateKey(await temporaryFolder())).rejects.toThrow('got something else');
});

it('public keys are read as a line and as PEM', () => {
  const { publicKey } = generateKeyPairSync('ed25519');
  const { id, text } = publicHalf(publicKey);
  expect(readPublicKey(` ${text}\n`, 'ads-ci').id).toBe(id);
  expect(readPublicKey(publicKey.export({ format: 'pem', type: 'spki' }).toString(), 'ads-ci').id).toBe(id);
});

it.each<[string, string, string]>([
  [
    'a word',
    'key',
    'ads-ci: expected a public key of Ed25519, which is 43 letters of base64url or PEM, got 3 characters',
  ],
  ['a private key', secret, 'expected a public key, got a private one'],
  [
    'another kind',
    generateKeyPairSync('x25519').publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    'got one of x25519',
  ],
  ['broken PEM', '-----BEGIN PUBLIC KEY-----\nx\n-----END PUBLIC KEY-----', 'got PEM that cannot be read'],
  ['a line with a bit too many', `${'A'.repeat(42)}B`, 'got 43 characters that are neither'],
])('%s is no public key', (_, text, message) => {
  expect(() => readPublicKey(text, 'ads-ci')).toThrow(message);
});
