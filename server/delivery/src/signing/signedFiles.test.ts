import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import type { SigningKey } from './privateKey';
import { publicHalf } from './publicKey';
import { decodeSigned, listFiles, type SignedFiles, signersOf, signFiles } from './signedFiles';
import type { Trust, TrustedKey } from './trust';

const aKey = (): SigningKey => {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { ...publicHalf(privateKey), privateKey };
};

const ADS = aKey();
const SCORES = aKey();

const trusted = (key: SigningKey, name: string, remotes: string[], revoked?: string): TrustedKey => {
  const { id, text, key: half } = key;
  return { id, text, key: half, name, remotes, revoked };
};

const trust = (...keys: TrustedKey[]): Trust => ({ keys, releases: {} });

const FILES = new Map([
  ['App.js', Buffer.from('app();\n')],
  ['release.json', Buffer.from('{"version":"1.2.0"}')],
  ['server.js', Buffer.from('exports.draw = () => {};')],
]);

const WHAT = { remote: 'mfe-ads', release: '1.2.0-ab12cd34ef' } as const;

const signedBy = (...keys: SigningKey[]): SignedFiles => {
  const all = keys.map((key) => signFiles(listFiles(WHAT.remote, WHAT.release, FILES), key));
  return { ...listFiles(WHAT.remote, WHAT.release, FILES), signatures: all.flatMap(({ signatures }) => signatures) };
};

const KEYS = trust(trusted(ADS, 'ads-ci', ['mfe-ads', 'shell']), trusted(SCORES, 'scores-ci', ['mfe-scores']));

it('the files that a key of the remote has signed may be live, and it is said by whose key', () => {
  expect(signersOf(signedBy(ADS), WHAT, FILES, KEYS).map(({ name }) => name)).toEqual(['ads-ci']);
});

it('a key of several remotes, several keys of a remote, and * for all', () => {
  const keys = trust(trusted(ADS, 'ads-ci', ['mfe-ads']), trusted(SCORES, 'all', ['*']));
  expect(signersOf(signedBy(ADS, SCORES), WHAT, FILES, keys).map(({ name }) => name)).toEqual(['ads-ci', 'all']);
});

it('survives being written down and read', () => {
  const read = decodeSigned(JSON.parse(JSON.stringify(signedBy(ADS))), 'test');
  const turned = { ...read, files: Object.fromEntries(Object.entries(read.files).reverse()) };
  expect(signersOf(turned, WHAT, FILES, KEYS)).toHaveLength(1);
});

it.each<[string, SignedFiles, Trust, string]>([
  [
    'nobody',
    { ...signedBy(), signatures: [] },
    KEYS,
    `mfe-ads 1.2.0-ab12cd34ef is not signed: expected a key that may release mfe-ads, ads-ci (${ADS.id}), got no signature.`,
  ],
  [
    'a stranger',
    signedBy(SCORES),
    trust(trusted(ADS, 'ads-ci', ['mfe-ads'])),
    `got the key ${SCORES.id}, which is not known here`,
  ],
  ['another team', signedBy(SCORES), KEYS, `got scores-ci (${SCORES.id}), which may release mfe-scores.`],
  [
    'a revoked key',
    signedBy(ADS),
    trust(trusted(ADS, 'ads-ci', ['mfe-ads'], '2026-11-24')),
    `expected a key for mfe-ads, got ads-ci (${ADS.id}), which was revoked on 2026-11-24.`,
  ],
  [
    'a revoked key under a second name',
    signedBy(ADS),
    trust(trusted(ADS, 'new', ['mfe-ads']), trusted(ADS, 'old', ['mfe-ads'], '2026-11-24')),
    'which was revoked on 2026-11-24',
  ],
  [
    'a key, but for another release',
    { ...signedBy(ADS), release: '1.1.0-0000000000' },
    KEYS,
    'expected mfe-ads 1.2.0-ab12cd34ef, got mfe-ads 1.1.0-0000000000.',
  ],
  [
    'a key, with the signature of other files',
    { ...signedBy(), signatures: signFiles(listFiles('mfe-ads', WHAT.release, new Map()), ADS).signatures },
    KEYS,
    `a signature by ads-ci (${ADS.id}) that is not of these files`,
  ],
  [
    'a key, for another remote',
    { ...signedBy(), signatures: signFiles(listFiles('shell', WHAT.release, FILES), ADS).signatures },
    KEYS,
    'that is not of these files',
  ],
])('what is signed by %s is refused, and the message says so', (_, signed, keys, message) => {
  expect(() => signersOf(signed, WHAT, FILES, keys)).toThrow(message);
});

it('any changed byte of any file is refused, and the message names the file', () => {
  const signed = signedBy(ADS);
  const changed = fc
    .constantFrom(...FILES.keys())
    .chain((name) =>
      fc.tuple(fc.constant(name), fc.nat((FILES.get(name)?.length ?? 1) - 1), fc.integer({ min: 1, max: 255 })),
    );
  fc.assert(
    fc.property(changed, ([name, at, by]) => {
      const bytes = Buffer.from(FILES.get(name) ?? '');
      bytes[at] = (bytes[at] ?? 0) ^ by;
      const files = new Map(FILES).set(name, bytes);
      expect(() => signersOf(signed, WHAT, files, KEYS)).toThrow(`${name} was changed after signing`);
    }),
  );
});

it('a file more and a file less are refused', () => {
  const more = new Map(FILES).set('more.js', Buffer.from('x'));
  expect(() => signersOf(signedBy(ADS), WHAT, more, KEYS)).toThrow('more.js was not among the signed files');
  const less = new Map([...FILES].slice(1));
  expect(() => signersOf(signedBy(ADS), WHAT, less, KEYS)).toThrow('App.js is missing');
});

it('any changed letter of a signature is refused', () => {
  const signed = signedBy(ADS);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const letter = fc.constantFrom(...letters);
  fc.assert(
    fc.property(fc.nat(85), letter, (at, other) => {
      const [{ key = '', signature = '' } = {}] = signed.signatures;
      fc.pre(signature[at] !== other);
      const changed = signature.slice(0, at) + other + signature.slice(at + 1);
      const forged = { ...signed, signatures: [{ key, signature: changed }] };
      expect(() => signersOf(forged, WHAT, FILES, KEYS)).toThrow('is not signed');
    }),
    { numRuns: 300 },
  );
});

it('a list that was changed together with its file is refused: the signature is of the list', () => {
  const files = new Map(FILES).set('App.js', Buffer.from('other();\n'));
  const signed = { ...listFiles('mfe-ads', WHAT.release, files), signatures: signedBy(ADS).signatures };
  expect(() => signersOf(signed, WHAT, files, KEYS)).toThrow('that is not of these files');
});

it.each<[string, unknown]>([
  ['nothing', undefined],
  ['a list without signatures', { ...signedBy(ADS), signatures: undefined }],
  ['thousands of signatures', { ...signedBy(ADS), signatures: Array(1000).fill(signedBy(ADS).signatures[0]) }],
  ['a key that is none', { ...signedBy(ADS), signatures: [{ key: 'x', signature: 'y' }] }],
  ['hashes that are none', { ...signedBy(ADS), files: { 'App.js': 'x' } }],
])('%s is not read as one', (_, raw) => {
  expect(() => decodeSigned(raw, 'signed in release.json')).toThrow('At signed in release.json');
});
