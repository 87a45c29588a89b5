/** What a page says of itself in its head. */
export type Head = {
  readonly title: string;
  /** `<meta>` by name or property. */
  readonly meta: ReadonlyMap<string, string>;
  /** Addresses of `<link>` by their relation. */
  readonly links: ReadonlyMap<string, string>;
  /** Texts of the headings of the first level in the page. */
  readonly headings: readonly string[];
};

export function headOf(html: string): Head {
  const pairs = (pattern: RegExp) =>
    new Map([...html.matchAll(pattern)].map(([, name = '', value = '']) => [name, unescaped(value)] as const));
  return {
    title: unescaped(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    meta: pairs(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g),
    links: pairs(/<link rel="([^"]+)"(?: type="[^"]*")? href="([^"]*)"/g),
    headings: [...html.matchAll(/<h1[\s>].*?<\/h1>/gs)].map(([heading]) => unescaped(heading.replace(/<[^>]*>/g, ''))),
  };
}

function unescaped(text: string): string {
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
  return text.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? '');
}
