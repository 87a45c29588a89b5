import { createHash, randomBytes } from 'node:crypto';
import { integer, text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';

/**
 * A token of content that is looked at. `api` keeps the content under a hash of it, so that who reads the store has no
 * links, and `delivery` needs no secret of `api`.
 */
const TOKEN = /^noi-dung~[\w-]{43}$/;

/** Text that fits an address and a cookie as it is. */
export function makeContentToken(): string {
  return `noi-dung~${randomBytes(32).toString('base64url')}`;
}

export function isContentToken(token: string): boolean {
  return TOKEN.test(token);
}

/** Under which the content of a token is kept: 64 hexadecimal digits. */
export function contentKey(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Content that some may see before it is published. */
export const contentPreviewSchema = v.object({
  /** What its editors call it. */
  label: text,
  /** Unix seconds. */
  until: integer,
});
export type ContentPreview = v.InferOutput<typeof contentPreviewSchema>;

/** Where `api` says what a key stands for, on the port that no visitor reaches; `null` for nothing. */
export const contentPreviewPath = (key: string) => `/internal/content-previews/${key}`;
