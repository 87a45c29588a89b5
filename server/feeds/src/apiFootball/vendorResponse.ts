import { DecodeError, decode } from 'shared-kernel/decode/decode';
import { integer } from 'shared-kernel/decode/fields';
import { secondary } from 'shared-kernel/decode/leftOut';
import * as v from 'valibot';
import { VendorError } from '../polled/jsonFetcher';

/** Why the vendor refuses, by the names in `errors` (https://www.api-football.com/documentation-v3). */
export type RefusalKind = 'key' | 'spent' | 'haste' | 'plan' | 'other';

/** The vendor answered, with status 200, that it does not do what it was asked. */
export class Refusal extends VendorError {
  constructor(
    message: string,
    readonly kind: RefusalKind,
    retryAfter?: number,
  ) {
    super(message, retryAfter);
  }
}

/** A page of an answer; `response` is decoded by whoever asked. */
export type VendorResponse = { response: unknown; pages: number };

const KINDS: Readonly<Record<string, RefusalKind>> = {
  token: 'key',
  key: 'key',
  access: 'key',
  requests: 'spent',
  ratelimit: 'haste',
  plan: 'plan',
};

const WORDS: Readonly<Record<RefusalKind, string>> = {
  key: 'does not accept the key; is API_FOOTBALL_KEY right, and the account active?',
  spent: "has answered all requests of the day's plan",
  haste: 'was asked too fast',
  plan: 'does not include this in the plan of the key',
  other: 'refuses this',
};

/** Seconds until a new try is worth it. A key does not become right by itself. */
const RETRY: Partial<Record<RefusalKind, number>> = { key: 900, haste: 60, other: 300 };

const schema = v.object({
  errors: v.optional(v.unknown()),
  response: v.optional(v.unknown()),
  paging: secondary('paging', v.object({ total: integer })),
});

/**
 * Opens an answer. The vendor answers with status 200 also when it refuses: `errors` is then an object, or a list, with
 * texts, and an empty list when all is well.
 *
 * @param what was asked for, for the message
 * @param secret is never repeated, even if the vendor's text has it
 * @throws Refusal
 * @throws DecodeError when the answer is not as documented
 */
export function openResponse(raw: unknown, what: string, secret: string): VendorResponse {
  const { errors, response, paging } = decode(schema, raw, 'answer');
  const [first] = errorsIn(errors);
  if (first === undefined) {
    if (response === undefined)
      throw new DecodeError('At answer.response: expected a list, got nothing', 'answer.response');
    return { response, pages: paging?.total ?? 1 };
  }
  const kind = (Object.hasOwn(KINDS, first.name) ? KINDS[first.name] : undefined) ?? 'other';
  const said = secret ? first.text.replaceAll(secret, '…') : first.text;
  const message = `api-football ${WORDS[kind]} (${what}: ${JSON.stringify(said.slice(0, MAX))})`;
  throw new Refusal(message, kind, RETRY[kind]);
}

/** Characters of the vendor's text in a message. */
const MAX = 160;

function errorsIn(errors: unknown): { name: string; text: string }[] {
  if (typeof errors === 'string') return errors === '' ? [] : [{ name: '', text: errors }];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([name, said]: [string, unknown]) => {
    // A list may hold texts, or objects like the one that comes without a list.
    if (typeof said === 'object') return errorsIn(said);
    return said === '' ? [] : [{ name: name.toLowerCase(), text: String(said) }];
  });
}
