/** Search engines and link previews of social sites, by the names they send. */
const BOT = /bot[/;)-]|crawl|spider|slurp|mediapartners|facebookexternalhit|embedly|lighthouse/i;

/** Phones and tablets have no developer tools of their own. */
const HANDHELD = /android|iphone|ipad|ipod|mobile/i;

export function isSearchBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}

export function isDesktop(userAgent: string): boolean {
  return !HANDHELD.test(userAgent);
}

/** The fields of a key event that identify the key. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>;

const TOOLS = new Set(['KeyI', 'KeyJ', 'KeyC']);

/** The keys that open developer tools: F12, Ctrl+Shift+I/J/C, and ⌘+⌥+I/J/C on a Mac (S14). */
export function opensTools({ key, code, ctrlKey, shiftKey, altKey, metaKey }: Pressed): boolean {
  if (key === 'F12') return true;
  return TOOLS.has(code) && ((ctrlKey && shiftKey) || (metaKey && altKey));
}
