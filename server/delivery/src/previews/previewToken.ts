import { createHmac, timingSafeEqual } from 'node:crypto';
import { LABEL, VALID_SECONDS } from 'server-shared/previews/previewParameter';
import { toLiveName } from '../pointers/liveName';
import type { Preview } from '../pointers/preview';

/** How far the clocks of two machines may differ. */
const CLOCK_SECONDS = 10 * 60;

/** Longer than any that we make. */
const LONGEST = 300;

const RELEASE = /^[\w.-]{1,80}$/;

const SUBJECT = 'TySo preview 1\n';

/** `ahead` is one that is valid for longer than any is made: the clock of one of the two machines is wrong. */
export type ReadToken =
  | { readonly kind: 'valid' | 'expired' | 'ahead'; readonly preview: Preview }
  | { readonly kind: 'forged' };

/** Text that fits an address and a cookie as it is: `mfe-ads~1.2.0-ab12cd34ef~ten-nhanh~<time>~<signature>`. */
export function makeToken({ remote, release, label, until }: Preview, secret: Buffer): string {
  const body = [remote, release, label, until.toString(36)].join('~');
  return `${body}~${signatureOf(body, secret)}`;
}

/** @param now unix seconds */
export function readToken(token: string, secret: Buffer, now: number): ReadToken {
  const end = token.lastIndexOf('~');
  const body = token.slice(0, Math.max(end, 0));
  if (token.length > LONGEST || !isSame(token.slice(end + 1), signatureOf(body, secret))) return { kind: 'forged' };
  const preview = previewIn(body);
  if (!preview) return { kind: 'forged' };
  if (preview.until <= now) return { kind: 'expired', preview };
  return { kind: preview.until - now > VALID_SECONDS + CLOCK_SECONDS ? 'ahead' : 'valid', preview };
}

function previewIn(body: string): Preview | undefined {
  const [name, release = '', label = '', time = '', ...more] = body.split('~');
  const remote = toLiveName(name);
  const isRead = remote && RELEASE.test(release) && LABEL.test(label) && /^[0-9a-z]{1,10}$/.test(time);
  return isRead && more.length === 0 ? { remote, release, label, until: Number.parseInt(time, 36) } : undefined;
}

function signatureOf(body: string, secret: Buffer): string {
  return createHmac('sha256', secret)
    .update(SUBJECT + body)
    .digest('base64url');
}

/** Compared as text: two texts may stand for the same bytes. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
