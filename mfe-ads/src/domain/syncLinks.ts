/** Link targets by field, such as `link_xoilac`. */
export type Links = ReadonlyMap<string, string>;

export const NO_LINKS: Links = new Map();

const FIELD = /^link_\w{1,40}$/;

/**
 * Reads the sync site's answer (S7), JSON or a script with one object literal, as data: it never runs.
 *
 * @param parse parses JSON5, which covers object literals; throws on anything else, such as code or an HTML page
 * @returns the http(s) links; other values are left out
 * @throws SyntaxError when there is no object to read
 */
export function readSyncLinks(text: string, parse: (text: string) => unknown): Links {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from < 0 || to < from) throw new SyntaxError('Sync links: expected an object, got none');
  const data = parse(text.slice(from, to + 1));
  if (typeof data !== 'object' || data === null)
    throw new SyntaxError('Sync links: expected an object, got another value');
  return new Map(Object.entries(data).flatMap(([field, link]) => (isLink(field, link) ? [[field, link]] : [])));
}

function isLink(field: string, link: unknown): link is string {
  return FIELD.test(field) && typeof link === 'string' && /^https?:\/\//i.test(link) && URL.canParse(link);
}
