import { randomBytes } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { errorCode } from 'server-shared/files/errorCode';
import { readRegularFile } from 'server-shared/files/readRegularFile';
import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import { toError } from 'shared-kernel/decode/toError';
import * as v from 'valibot';
import { writeWhole } from '../pointers/writeWhole';
import { ReleaseError } from '../release/releaseError';
import { refuseOpen } from '../signing/ownerOnly';
import { writeOnce } from '../signing/writeOnce';
import type { SiteFolder } from '../siteFolder';

const BYTES = 32;
const MOST_BYTES = 10_000;

const secretSchema = v.object({ secret: v.pipe(text, v.regex(/^[\w-]{43}$/, '43 letters of base64url')) });

/**
 * The secret that signs links to previews. Without its file no link is valid.
 *
 * @throws ReleaseError when it is open to others, or no secret; never with a word of it
 */
export async function readPreviewSecret({ previewSecret: file }: SiteFolder): Promise<Buffer | undefined> {
  const found = await stat(file).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (!found) return undefined;
  refuseOpen(file, found.mode, 'a secret');
  try {
    return decoded(String(await readRegularFile(file, MOST_BYTES)));
  } catch (error) {
    const isDamaged = errorCode(error) === '';
    const reason = isDamaged ? 'something else' : toError(error).message;
    throw new ReleaseError(`${file}: expected {"secret": "…"}, got ${reason}. Remove it, and another is made.`);
  }
}

/** {@link readPreviewSecret}, made by the first preview. */
export async function openPreviewSecret(site: SiteFolder): Promise<Buffer> {
  await writeOnce(site.previewSecret, newSecret(), 0o600);
  const secret = await readPreviewSecret(site);
  if (!secret) throw new ReleaseError(`${site.previewSecret} was removed as soon as it was made.`);
  return secret;
}

/** Another secret each time, as its file has it. */
export function newSecret(): string {
  return `${JSON.stringify({ secret: randomBytes(BYTES).toString('base64url') })}\n`;
}

/** @returns nothing for what is no secret */
export function secretIn(text: string): Buffer | undefined {
  try {
    return decoded(text);
  } catch {
    return undefined;
  }
}

/**
 * Puts the secret that all machines share in the place of the folder's own, or takes that away where they have none.
 *
 * @returns whether it is a secret; otherwise the folder keeps what it has
 */
export async function keepPreviewSecret(
  { previewSecret: file }: SiteFolder,
  text: string | undefined,
): Promise<boolean> {
  if (text === undefined) {
    await rm(file, { force: true });
    return true;
  }
  if (!secretIn(text)) return false;
  const before = await readRegularFile(file, MOST_BYTES).catch(() => undefined);
  if (String(before) !== text) await writeWhole(file, text, 0o600);
  return true;
}

/** @throws whatever says that it is none, with words of it perhaps */
function decoded(text: string): Buffer {
  return Buffer.from(decode(secretSchema, JSON.parse(text)).secret, 'base64url');
}
