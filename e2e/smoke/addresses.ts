/**
 * An address for each pattern of a page: for one with parameters that of a link in the HTML of the others. What no page
 * links to is missing.
 *
 * @param url the origin of the site
 */
export async function findAddresses(url: string, patterns: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map(patterns.filter((pattern) => !pattern.includes(':')).map((pattern) => [pattern, pattern]));
  let unread = [...found.values()];
  // A page that was found leads to others: from the start page to a match, from there to its teams.
  while (unread.length > 0) {
    const links: string[] = [];
    for (const path of unread) links.push(...linksIn(await (await fetch(url + path)).text()));
    const more = patterns.flatMap((pattern): [string, string][] => {
      const address = found.has(pattern) ? undefined : links.find((path) => isOf(pattern, path));
      return address === undefined ? [] : [[pattern, address]];
    });
    for (const [pattern, address] of more) found.set(pattern, address);
    unread = more.map(([, address]) => address);
  }
  return found;
}

const linksIn = (html: string) => [...html.matchAll(/ href="(\/[^"?#]*)/g)].flatMap(([, path]) => path ?? []);

const isOf = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}$`).test(path) && path !== pattern;
