import { VendorError } from '../../polled/jsonFetcher';
import { fieldOf } from './rawValue';

/**
 * What the vendor refuses: this server's address, the account (a wrong user or secret, or an expired account), or data
 * that the account's plan does not include.
 */
export type RefusalReason = 'address' | 'account' | 'plan';

/** The vendor answered, and refuses: asking again at once changes nothing. */
export class RefusedError extends VendorError {
  constructor(
    message: string,
    readonly reason: RefusalReason,
  ) {
    super(message);
  }
}

/** Seconds until a request that came too often is made again: the vendor counts by minutes. */
const A_MINUTE = 60;

const LONGEST_QUOTE = 120;

/**
 * The results of an answer. Errors come with status 200, as `{"err": "…"}` of the gateway or `{"code": 429, "msg": "…"}`
 * (https://github.com/eray-can/thesports-mcp, src/client.ts), so each is said in an operator's words.
 *
 * @param endpoint such as `match/diary`
 * @param secrets texts that a message must not repeat
 * @throws VendorError, a RefusedError for what only an operator can change
 */
export function resultsOf(raw: unknown, endpoint: string, secrets: readonly string[] = []): VendorResponse {
  const where = `TheSports: expected results from ${endpoint}, got`;
  if (typeof raw !== 'object' || raw === null) throw odd(`${where} ${JSON.stringify(raw) ?? 'nothing'}`);
  const [err, code, msg] = ['err', 'code', 'msg'].map((name) => fieldOf(raw, name));
  const [results, extra] = ['results', 'results_extra'].map((name) => fieldOf(raw, name));
  const quote = quoted(typeof err === 'string' && err ? err : msg, secrets);
  if (typeof err === 'string' && err) throw refusal(where, err, quote);
  if (code === 429 || code === '429') throw new VendorError(`${where} "too many requests" (${quote})`, A_MINUTE);
  if (code !== undefined && code !== 0 && code !== '0') {
    if (typeof msg === 'string' && ACCESS.test(msg)) throw refusal(where, msg, quote);
    throw odd(`${where} code ${quoted(code, secrets)} (${quote})`);
  }
  if (results === undefined) throw odd(`${where} none`);
  return { results, extra };
}

/** An answer, with what nobody expects. */
const odd = (message: string) => new VendorError(message, undefined, 200);

export type VendorResponse = { results: unknown; extra: unknown };

const ACCESS = /authori[sz]|white ?list|permission|forbidden|expire/i;
const ACCOUNT = /user|secret|password|account|key|expire/i;
const OFTEN = /too many|frequen|\brate\b|limit|quota/i;

/** The vendor's words alone say which reason it is. */
function refusal(where: string, said: string, quote: string): VendorError {
  const because = (reason: RefusalReason, what: string) =>
    new RefusedError(`${where} a refusal${what} (they say ${quote})`, reason);
  if (/\bip\b/i.test(said))
    return because('address', " of this server's address: have TheSports add it to the list of your account");
  if (OFTEN.test(said)) return new VendorError(`${where} "too many requests" (${quote})`, A_MINUTE);
  if (ACCOUNT.test(said))
    return because('account', ' of the account: check THESPORTS_USER and THESPORTS_SECRET, and until when it runs');
  if (ACCESS.test(said)) return because('plan', ': the plan may not include it');
  return odd(`${where} an error (${quote})`);
}

function quoted(said: unknown, secrets: readonly string[]): string {
  const text = typeof said === 'string' || typeof said === 'number' ? String(said) : 'nothing more';
  const clean = secrets.reduce((rest, secret) => (secret ? rest.replaceAll(secret, '…') : rest), text);
  return JSON.stringify(clean.length > LONGEST_QUOTE ? `${clean.slice(0, LONGEST_QUOTE)}…` : clean);
}
