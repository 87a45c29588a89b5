import type { PageRoute } from '../page/routes';

/** Longer values than this are none that a page knows. */
const LONGEST = 500;

/** The parameters that the page reads, with values as it expects them; no other changes the HTML. */
export function knownOf(search: string, query: PageRoute['query'] = {}): Record<string, string> {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, pattern]) => {
      const value = given.get(name);
      return value !== null && value.length <= LONGEST && fits(value, pattern) ? [[name, value]] : [];
    }),
  );
}

function fits(value: string, pattern: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(value);
  } catch {
    // The build refuses such a pattern.
    return false;
  }
}
