import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { VIEW_SECONDS } from 'shared-kernel/protocol/beaconLimits';
import type { View } from 'shared-kernel/protocol/viewAnswer';

/** What a token says: its view, or why it counts for nothing. */
export type ReadToken = { kind: 'valid'; id: string } | { kind: 'forged' } | { kind: 'expired' };

/** How far the clock of another node may be ahead, in seconds. */
const AHEAD_SECONDS = 60;

const TOKEN = /^([\w-]{16})\.(\d{1,12})\.([\w-]{43})$/;

type Options = {
  /** The key of all nodes, and of nobody else. */
  key: string;
  /** Server time in unix seconds: visitors' clocks play no part. */
  now: () => number;
};

/** Makes and checks the views of pages: `<id>.<unix seconds>.<HMAC-SHA-256 of both>`. */
export function createViewTokens({ key, now }: Options) {
  const signatureOf = (id: string, issued: string) => createHmac('sha256', key).update(`${id}.${issued}`).digest();
  return {
    issue(): View {
      const id = randomBytes(12).toString('base64url');
      const issued = Math.floor(now());
      return { view: `${id}.${issued}.${signatureOf(id, String(issued)).toString('base64url')}`, issued };
    },
    read(token: string): ReadToken {
      const [, id = '', issued = '', signature = ''] = TOKEN.exec(token) ?? [];
      const given = Buffer.from(signature, 'base64url');
      const right = signatureOf(id, issued);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return { kind: 'forged' };
      const age = now() - Number(issued);
      return age > VIEW_SECONDS || age < -AHEAD_SECONDS ? { kind: 'expired' } : { kind: 'valid', id };
    },
  };
}
