import { EMBED_HOSTS } from '../cleaning/articleRules';

const HARMFUL_TAGS = [
  ...['script', 'style', 'object', 'embed', 'applet', 'portal', 'frame', 'frameset', 'layer', 'svg', 'math'],
  ...['form', 'input', 'button', 'select', 'option', 'textarea', 'output', 'base', 'link', 'meta', 'title', 'template'],
  ...[
    'noscript',
    'noembed',
    'noframes',
    'xmp',
    'plaintext',
    'details',
    'dialog',
    'marquee',
    'video',
    'audio',
    'source',
  ],
  ...['slot', 'x-element'],
].join(',');

const HARMFUL_ATTRIBUTES =
  /^(?:on.*|style|id|name|class|is|srcdoc|srcset|action|formaction|background|ping|download|allow|hidden|part|slot|exportparts|popover.*|contenteditable|autofocus|item.*|__proto__|.*:href)$/;
const SAFE_ADDRESS = /^(?:https?|mailto|tel):/;

/** Every forbidden element and attribute of cleaned HTML, as a browser parses it. */
export function harmIn(root: Element): string[] {
  const tags = [...root.querySelectorAll(HARMFUL_TAGS)].map(({ outerHTML }) => outerHTML);
  const frames = [...root.querySelectorAll('iframe')]
    .filter((frame) => !isTame(frame))
    .map(({ outerHTML }) => outerHTML);
  const attributes = [...root.querySelectorAll('*')].flatMap((element) => [...element.attributes]).filter(isHarmful);
  return [...tags, ...frames, ...attributes.map(({ name, value }) => `${name}="${value}"`)];
}

function isHarmful({ name, value }: Attr): boolean {
  // A browser that cannot remove `is` from an element keeps it empty.
  if (HARMFUL_ATTRIBUTES.test(name)) return !(name === 'is' && value === '');
  return ['href', 'src'].includes(name) && !SAFE_ADDRESS.test(new URL(value, 'https://ty-so.example').protocol);
}

/** A player of an allowed site, in a sandbox that keeps it from navigating the page. */
function isTame(frame: HTMLIFrameElement): boolean {
  const { protocol, host } = new URL(frame.src, 'https://ty-so.example');
  const sandbox = frame.getAttribute('sandbox');
  const isKept = sandbox !== null && !/top-navigation|allow-forms|allow-modals/.test(sandbox);
  return protocol === 'https:' && EMBED_HOSTS.some((known) => known === host) && isKept && frame.innerHTML === '';
}
