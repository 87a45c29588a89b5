import { imageSize } from 'image-size';

/** What a page says of itself in its head. */
type Head = {
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

/** Search engines cut longer ones; of an article it is the editor's. */
const LONGEST = { title: 80, articleTitle: 320, description: 320 };

/** Required in every page that is to be found. */
const REQUIRED = ['og:title', 'og:description', 'og:image', 'og:url', 'og:type', 'og:site_name', 'twitter:card'];

/**
 * What is wrong with the head of a page that search engines are to find.
 *
 * @param address its one address, absolute
 * @param ask fetches an address of the site
 */
export async function headFaults(
  address: string,
  html: string,
  ask: (address: string) => Promise<Response>,
): Promise<string[]> {
  const { title, meta, links, headings } = headOf(html);
  const description = meta.get('description') ?? '';
  const longest = meta.get('og:type') === 'article' ? LONGEST.articleTitle : LONGEST.title;
  const faults: [isWrong: boolean, fault: string][] = [
    [headings.length !== 1, `expected one h1, got ${JSON.stringify(headings)}`],
    [
      title.length < 10 || title.length > longest,
      `expected a title of 10 to ${longest} characters, got ${JSON.stringify(title)}`,
    ],
    [
      description.length < 20 || description.length > LONGEST.description,
      `expected a description of 20 to ${LONGEST.description} characters, got ${JSON.stringify(description)}`,
    ],
    [links.get('canonical') !== address, `expected the canonical ${address}, got ${links.get('canonical')}`],
    [meta.get('og:url') !== address, `expected the og:url ${address}, got ${meta.get('og:url')}`],
    [meta.get('robots')?.includes('noindex') === true, 'expected a page to be found, got noindex'],
    ...REQUIRED.map((name): [boolean, string] => [!meta.get(name), `expected ${name}, got nothing`]),
  ];
  const found = faults.flatMap(([isWrong, fault]) => (isWrong ? [fault] : []));
  return [...found, ...(await pictureFaults(meta.get('og:image') ?? '', ask))];
}

async function pictureFaults(address: string, ask: (address: string) => Promise<Response>): Promise<string[]> {
  const answer = await ask(address);
  const type = answer.headers.get('content-type');
  if (!answer.ok) return [`expected the picture ${address}, got ${answer.status}`];
  const { width, height, type: kind } = imageSize(new Uint8Array(await answer.arrayBuffer()));
  const isFine = ['image/jpeg jpg', 'image/png png'].includes(`${type} ${kind}`) && width === 1200 && height === 630;
  return isFine
    ? []
    : [`expected a JPEG or PNG of 1200 × 630, got ${type}, ${kind} of ${width} × ${height}: ${address}`];
}
