import { errorCode } from 'server-shared/files/errorCode';
import { readRegularFile } from 'server-shared/files/readRegularFile';
import { decode } from 'shared-kernel/decode/decode';
import { optional, text, withDefault } from 'shared-kernel/decode/fields';
import { toError } from 'shared-kernel/decode/toError';
import * as v from 'valibot';
import { type LiveName, toLiveName } from '../pointers/liveName';
import { ReleaseError } from '../release/releaseError';
import { type PublicKey, readPublicKey } from './publicKey';

/** Ten thousand releases that are listed by hash. */
const MOST_BYTES = 1_000_000;

/** Stands for all names. */
export const ALL_NAMES = '*';

const remote = v.pipe(
  text,
  v.check((name) => name === ALL_NAMES || toLiveName(name) !== undefined, 'shell, the name of a remote, or *'),
);

const keyName = v.pipe(text, v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'a name of small letters, digits and hyphens'));

const keySchema = v.object({
  name: keyName,
  key: text,
  remotes: v.pipe(v.array(remote), v.minLength(1, 'one remote or more')),
  revoked: optional(text),
});

const hash = v.pipe(text, v.regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hex'));

const trustSchema = v.object({
  schema: v.literal(1, 'schema 1'),
  keys: v.array(keySchema),
  releases: withDefault(v.record(text, v.record(text, hash)), {}),
});

/** Who may release what; the file is read by people, too. */
export type TrustFile = v.InferOutput<typeof trustSchema>;

export type TrustedKey = PublicKey & {
  readonly name: string;
  /** Names, or {@link ALL_NAMES}. */
  readonly remotes: readonly string[];
  /** When it was revoked. */
  readonly revoked: string | undefined;
};

export type Trust = {
  readonly keys: readonly TrustedKey[];
  /** Releases that count without a signature, by name: the hash of all files of each. */
  readonly releases: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/**
 * The keys of a site.
 *
 * @returns `undefined` when there is no such file
 * @throws ReleaseError that names the file and what is wrong in it
 */
export async function readTrust(file: string): Promise<Trust | undefined> {
  const raw = await rawTrust(file);
  if (!raw) return undefined;
  const where = `The keys that may release cannot be read. ${file}`;
  const keys = raw.keys.map(({ key, ...rest }, index) => ({
    ...rest,
    ...readPublicKey(key, `${where}: keys.${index}`),
  }));
  const twice = keys.find(({ name }, index) => keys.findIndex((other) => other.name === name) < index);
  if (twice) throw new ReleaseError(`${where}: expected each name once, got two keys called ${twice.name}.`);
  return { keys, releases: raw.releases };
}

/** @throws ReleaseError */
export async function rawTrust(file: string): Promise<TrustFile | undefined> {
  const content = await readRegularFile(file, MOST_BYTES).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new ReleaseError(`The keys that may release cannot be read. ${toError(error).message}.`);
  });
  return content && decodeTrust(content.toString(), file);
}

function decodeTrust(content: string, file: string): TrustFile {
  try {
    return decode(trustSchema, JSON.parse(content), file);
  } catch (error) {
    throw new ReleaseError(`The keys that may release cannot be read. ${file}: ${toError(error).message}`);
  }
}

export function mayRelease({ remotes }: Pick<TrustedKey, 'remotes'>, name: LiveName): boolean {
  return remotes.some((one) => one === ALL_NAMES || one === name);
}

/** For messages and the history: `ads-ci (1a2b3c4d5e6f)`. */
export function calledKey({ name, id }: Pick<TrustedKey, 'name' | 'id'>): string {
  return `${name} (${id})`;
}

/** For messages: the keys that could release a name. */
export function expectedKeys({ keys }: Trust, name: LiveName): string {
  const able = keys.filter((key) => key.revoked === undefined && mayRelease(key, name));
  return able.length > 0 ? `a key that may release ${name}, ${able.map(calledKey).join(' or ')}` : `a key for ${name}`;
}

export function checkedKeyName(raw: string): string {
  return decode(keyName, raw, 'name');
}
