import { VendorError } from '../../polled/jsonFetcher';

/** The vendor answered, and refuses: asking again at once changes nothing. */
export class RefusedError extends VendorError {}

/** Seconds until a request that came too often is made again: the vendor counts by minutes. */
const A_MINUTE = 60;

const LONGEST_QUOTE = 120;

/**
 * The results of an answer. Errors come with status 200, as `{"err": "…"}` of the gateway or `{"code": 429, "msg": "…"}`
 * (https://github.com/eray-can/thesports-mcp, src/client.ts), so each is told in an operator's words.
 *
 * @param endpoint such as `match/diary`
 * @param secrets texts that a message must not repeat
 * @throws VendorError, a RefusedError for what only an operator can change
 */
export function resultsOf(raw: unknown, endpoint: string, secrets: readonly string[] = []): Answer {
  const where = `TheSports: expected results from ${endpoint}, got`;
  if (typeof raw !== 'object' || raw === null) throw new VendorError(`${where} ${JSON.stringify(raw) ?? 'nothing'}`);
  const { err, code, msg, results, query, results_extra: extra } = raw as Record<string, unknown>;
  const quote = quoted(typeof err === 'string' && err ? err : msg, secrets);
  if (typeof err === 'string' && err) throw refusal(where, err, quote);
  if (code === 429 || code === '429') throw new VendorError(`${where} "too many requests" (${quote})`, A_MINUTE);
  if (code !== undefined && code !== 0 && code !== '0') {
    if (typeof msg === 'string' && ACCESS.test(msg)) throw refusal(where, msg, quote);
    throw new VendorError(`${where} code ${quoted(code, secrets)} (${quote})`);
  }
  if (results === undefined) throw new VendorError(`${where} none`);
  return { results, query, extra };
}

export type Answer = { results: unknown; query: unknown; extra: unknown };

const ACCESS = /authori[sz]|white ?list|permission|forbidden/i;
const OFTEN = /too many|frequen|rate|limit/i;

function refusal(where: string, said: string, quote: string): VendorError {
  if (/\bip\b/i.test(said))
    return new RefusedError(
      `${where} a refusal of this server's address: have TheSports add it to the list of your account (they say ${quote})`,
    );
  if (/user|secret|password|account|key/i.test(said))
    return new RefusedError(
      `${where} a refusal of the account: check THESPORTS_USER and THESPORTS_SECRET (they say ${quote})`,
    );
  if (OFTEN.test(said)) return new VendorError(`${where} "too many requests" (${quote})`, A_MINUTE);
  return new RefusedError(
    `${where} a refusal: the plan may not include it, or the account has ended (they say ${quote})`,
  );
}

function quoted(said: unknown, secrets: readonly string[]): string {
  const text = typeof said === 'string' || typeof said === 'number' ? String(said) : 'nothing more';
  const clean = secrets.reduce((rest, secret) => (secret ? rest.replaceAll(secret, '…') : rest), text);
  return JSON.stringify(clean.length > LONGEST_QUOTE ? `${clean.slice(0, LONGEST_QUOTE)}…` : clean);
}
