import type { Environment } from 'server-shared/config/environment';
import { LEFT_OUT } from './format';

/** Names of variables whose values nobody else may know. */
const SECRET_VARIABLE = /KEY|SECRET|USER|PASSWORD|TOKEN/;

/** Variables whose values are no ordinary words: wherever such a value stands in what a vendor says, it is left out. */
const UNMISTAKABLE = /KEY|SECRET|PASSWORD|TOKEN/;

/** A shorter text would be found everywhere. */
const SHORTEST = 4;

/**
 * A parameter that is named like a secret, in an address or a message with one. No name is longer: a pattern without an
 * end hangs on an answer that a vendor made for it.
 */
const PARAMETER = /([?&][^?&=\s"'<>]{0,60}(?:key|secret|user|passw|token|auth|sign)[^?&=\s"'<>]{0,60}=)[^&\s"'<>#]*/gi;

/** Who owns the account: API-Football's `/status` answers with it. */
const PERSON = /("(?:first_?name|last_?name|e-?mail)"\s{0,9}:\s{0,9})"(?:[^"\\]|\\.){0,500}"/gi;

/** An address of mail, as in the text of a refusal; not what is left of a name and password before a host. */
const MAIL = /(?<![\w.+-])(?!left-out@)[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;

/** A name and password before a host. */
const CREDENTIALS = /(:\/\/)[^/\s@"'<>]+@/g;

/** Removes secrets. */
export type Scrub = { text(given: string): string; bytes(given: Uint8Array): Uint8Array };

/** The variables of some feeds, each secret replaced. @param feeds as in `FEED` */
export function openVariables(env: Environment, feeds: readonly string[]): Record<string, string> {
  const prefixes = feeds.map((feed) => `${feed.toUpperCase().replaceAll('-', '_')}_`);
  const isOurs = (name: string) =>
    ['FEED', 'FEED_SILENT_SECONDS'].includes(name) || prefixes.some((prefix) => name.startsWith(prefix));
  const given = Object.entries(env).filter(([name, value]) => isOurs(name) && value?.trim());
  return Object.fromEntries(
    given.map(([name, value = '']) => [name, SECRET_VARIABLE.test(name) ? LEFT_OUT : withoutSecrets(value, [])]),
  );
}

/** The values of variables that are named like a secret, whichever part of the project they are of. */
export function secretsIn(env: Environment): string[] {
  return Object.entries(env).flatMap(([name, value = '']) => {
    const secret = value.trim();
    return UNMISTAKABLE.test(name) && secret.length >= SHORTEST ? [secret] : [];
  });
}

/** @param secrets their values */
export function createScrub(secrets: readonly string[]): Scrub {
  const spellings = secrets.flatMap((one) => [one, encodeURIComponent(one), JSON.stringify(one).slice(1, -1)]);
  // A secret that is part of another goes last.
  const inOrder = [...new Set(spellings)].sort((a, b) => b.length - a.length);
  const latin = inOrder.map((secret) => Buffer.from(secret, 'utf8').toString('latin1'));
  return {
    text: (given) => withoutSecrets(given, inOrder),
    bytes(given) {
      // Bytes that are no text stay as they are: in this encoding each is a letter.
      const before = Buffer.from(given).toString('latin1');
      const after = withoutSecrets(before, latin);
      return after === before ? given : Buffer.from(after, 'latin1');
    },
  };
}

function withoutSecrets(given: string, secrets: readonly string[]): string {
  return secrets
    .reduce((left, secret) => left.replaceAll(secret, LEFT_OUT), given)
    .replace(PARAMETER, `$1${LEFT_OUT}`)
    .replace(CREDENTIALS, `$1${LEFT_OUT}@`)
    .replace(PERSON, `$1"${LEFT_OUT}"`)
    .replace(MAIL, LEFT_OUT);
}
