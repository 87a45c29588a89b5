/** Parameters of an address by name. They are not decoded, except that `%2F` is a slash. */
export type PathParams = Readonly<Record<string, string>>;

/**
 * The parameters of an address that fits a pattern; `undefined` when it does not fit.
 *
 * Reads an address as the router's `matchPath` does, so that servers and pages agree: letters in any case, slashes at the
 * end are allowed, doubled ones elsewhere are not, and nothing is decoded.
 *
 * @param pattern segments, each a text or a parameter: `/news/:id`; a last `/*` is all that follows
 * @param pathname without the base path
 */
export function matchPattern(pattern: string, pathname: string): PathParams | undefined {
  const isOpen = isOpenPattern(pattern);
  const wanted = segmentsOf(pattern);
  const given = isOpen ? pathname.split('/') : segmentsOf(pathname);
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return undefined;
  if (!wanted.every((word, index) => fits(word, given[index] ?? ''))) return undefined;
  const named = wanted.flatMap((word, index) => (isParameter(word) ? [[word.slice(1), given[index] ?? '']] : []));
  const rest = isOpen ? [['*', given.slice(wanted.length).join('/')]] : [];
  return Object.fromEntries([...named, ...rest].map(([name, value = '']) => [name, value.replaceAll('%2F', '/')]));
}

/** Whether a pattern ends with `/*`. */
export function isOpenPattern(pattern: string): boolean {
  return pattern.endsWith('/*');
}

/** The segments between the slashes, without a last `/*`; the first is always empty. */
export function segmentsOf(path: string): string[] {
  return withoutSlashesAtEnd(isOpenPattern(path) ? path.slice(0, -2) : path).split('/');
}

export function isParameter(segment: string): boolean {
  return segment.startsWith(':');
}

function fits(word: string, segment: string): boolean {
  return isParameter(word) ? segment !== '' : word.toLowerCase() === segment.toLowerCase();
}

/** A regular expression would take a time that grows with the square of the slashes. */
function withoutSlashesAtEnd(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
