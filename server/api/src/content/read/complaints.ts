import {
  ARTICLE_ATTRIBUTES,
  ARTICLE_TAGS,
  EMBED_HOSTS,
  embedAddress,
  LINK_SCHEMES,
} from 'shared-kernel/cleaning/articleRules';

type Attributes = Readonly<Record<string, string>>;

/** `at` is the text to search in the file for the line. */
export type Complaint = { message: string; at: string };

const TAGS: ReadonlySet<string> = new Set([...ARTICLE_TAGS, 'iframe']);
const OWN_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['rel', 'target'],
  img: ['loading'],
  iframe: ['sandbox', 'loading', 'allowfullscreen', 'referrerpolicy', 'allow', 'frameborder'],
};
/** `tyso.vn/news` and `https//tyso.vn`, which a browser takes for a path. */
const BARE_HOST =
  /^(?:https?(?!:\/\/)[:/]|www\.|(?:[a-z0-9-]+\.)+(?:com|net|org|vn|tv|info|io|me|edu|gov)(?:[/?#:]|$))/i;
const SAFE_LINK = new RegExp(`^(?:(?:${LINK_SCHEMES.join('|')}):|[^a-z]|[a-z0-9/?=&._~%-]*(?:#|$))`, 'i');

/** What the cleaner would remove from an element, as complaints for the editor. */
export function complaintsAbout(tag: string, attributes: Attributes): Complaint[] {
  if (tag === 'h1') return [{ message: '<h1> is the title: headings begin with <h2>, in Markdown with ##', at: '<h1' }];
  if (!TAGS.has(tag)) return [{ message: `<${tag}> may not stand in an article`, at: `<${tag}` }];
  const src = attributes.src ?? '';
  if (tag === 'iframe' && embedAddress(src) === undefined) {
    return [{ message: `expected a player of ${EMBED_HOSTS.join(' or ')}, got ${shown(src)}`, at: src || '<iframe' }];
  }
  if (tag === 'img' && isUnsafePicture(src)) return [{ message: unsafePicture(src), at: src }];
  const { href } = attributes;
  const isUnsafe = href !== undefined && !SAFE_LINK.test(withoutBlanks(href));
  const link = isUnsafe ? [{ message: `expected a link of http(s), mailto or tel, got ${shown(href)}`, at: href }] : [];
  const isBare = href !== undefined && BARE_HOST.test(href);
  const bare = isBare
    ? [{ message: `expected https:// at the beginning, got ${shown(href)}: it would be a page of ours`, at: href }]
    : [];
  return [...link, ...bare, ...foreignAttributes(tag, attributes)];
}

/** The content policy of our pages allows pictures of other sites over https only. */
export function isUnsafePicture(address: string): boolean {
  return /^http:/i.test(address);
}

export function unsafePicture(address: string): string {
  return `expected a file or an https address, got ${shown(address)}: browsers would not show it`;
}

function foreignAttributes(tag: string, attributes: Attributes): Complaint[] {
  const allowed: readonly string[] = [...ARTICLE_ATTRIBUTES, ...(OWN_ATTRIBUTES[tag] ?? [])];
  const foreign = Object.keys(attributes).filter((name) => !allowed.includes(name));
  return foreign.map((name) => ({ message: `<${tag}> may not have the attribute ${shown(name)}`, at: `${name}=` }));
}

/** Browsers ignore them: `java\tscript:` runs. */
function withoutBlanks(address: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for.
  return address.replace(/[\u0000-\u0020]/g, '');
}

export function shown(value: string): string {
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
}
