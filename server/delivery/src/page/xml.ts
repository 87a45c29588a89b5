import { escapeHtml } from './escape';

/** Characters that XML cannot hold at all, escaped or not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for.
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** A document: the opening tag of its root, what it contains, and the closing tag. */
export function xml(open: string, entries: readonly string[], close: string): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', open, ...entries, close, ''].join('\n');
}

/** An element with this text; nothing without a text. @param attributes written as they stand: ` a="1"` */
export function element(name: string, text: string | undefined, attributes = ''): string {
  return text === undefined ? '' : `<${name}${attributes}>${xmlText(text)}</${name}>`;
}

/** Text for an element's content or an attribute. */
export function xmlText(text: string): string {
  return escapeHtml(text.replace(IMPOSSIBLE, ''));
}
