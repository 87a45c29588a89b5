import { decodeHTMLStrict } from 'entities';
import type { Report } from 'shared-kernel/decode/decode';

/** An entity with its semicolon: without one, `&copy` may be the name of a club. */
const ENTITY = '(#\\d{1,7}|#x[\\da-f]{1,6}|[a-z][a-z\\d]{1,31});';

const IN_TEXT = new RegExp(`&${ENTITY}`, 'gi');

/** Some writers of JSON escape the ampersand. */
const IN_JSON = new RegExp(`(?:&|(?<!\\\\)\\\\u0026)${ENTITY}`, 'gi');

/** The text that is meant: some vendors and files write names for HTML, `Bod&oslash;`. */
export function meantText(said: string): string {
  return said.replaceAll(IN_TEXT, (entity) => decodeHTMLStrict(entity));
}

/** JSON with its texts as they are meant. One pass over the whole, because a live answer has megabytes. */
export function meantJson(json: string): string {
  return json.replaceAll(IN_JSON, (_, name: string) => JSON.stringify(decodeHTMLStrict(`&${name};`)).slice(1, -1));
}

/** What stands for letters that somebody lost on the way. */
export const LOST = '\uFFFD';

const WITH_LOST = /"([^"]*(?:\uFFFD|\\ufffd)[^"]*)"/i;

/**
 * Parses JSON of a vendor or a file, with its texts as they are meant.
 *
 * @param report receives the first text that has lost letters, which nobody can restore
 * @throws SyntaxError when it is no JSON
 */
export function parseMeant(json: string, report: Report): unknown {
  const meant = meantJson(json);
  const parsed: unknown = JSON.parse(meant);
  const lost = lostIn(meant);
  if (lost !== undefined) report(new Error(`expected texts in UTF-8, got "${lost}"`));
  return parsed;
}

function lostIn(json: string): string | undefined {
  // Nearly always there is none, and the whole is megabytes.
  if (![LOST, '\\ufffd', '\\uFFFD'].some((sign) => json.includes(sign))) return undefined;
  return WITH_LOST.exec(json)?.[1]
    ?.replaceAll(/\\ufffd/gi, LOST)
    .slice(0, 80);
}
