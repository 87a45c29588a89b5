import type { Token } from 'markdown-it';
import { shown } from './complaints';

/** Markup that a reader would see as it is written. `line` counts from 0. */
export type LeftOver = { line: number; message: string };

/** With what it lacks. Lines of one kind below each other are one. */
const KINDS = [
  [/!?\[[^[\]\n]*\]\([^)\n]*\)/g, 'an address without a blank behind a picture or a link, or one in <…>'],
  [/\[[^[\]\n]+\][ \t]+\((?:https?:|www\.|\/)[^)\n]*\)/g, 'no blank between ] and ( of a link'],
  [/\*\*[ \t]*[^\s*][^*\n]*(?:\*\*)?/g, 'no blank inside of ** and **, and one or the end of the line behind them'],
  [/(?<!_)__[ \t]*[^\s_][^_\n]*(?:__(?!_))?/g, 'no blank inside of __ and __, and one on each side of them'],
  [/^#{1,6}[^\s#].*/gm, 'a blank after the # of a heading'],
  [/^(?:[-+]\p{L}|[•·▪]).*(?:\n(?:[-+]\p{L}|[•·▪]).*)*/gmu, 'a blank after the - of a list'],
  [/^\d{1,2}[.)]\p{L}.*(?:\n\d{1,2}[.)]\p{L}.*)*/gmu, 'a blank after the number of a list'],
  [/^\|.*\|[ \t]*$(?:\n\|.*\|[ \t]*$)*/gm, 'a table with a line of | --- | below its head'],
] as const;

/** Between tags nothing is read as Markdown, unless an empty line is before it. */
const BESIDE_TAGS = 'an empty line between a tag and Markdown';

/** @param tokens each with its `writtenText` */
export function leftOverIn(tokens: readonly Token[]): LeftOver[] {
  let line = 0;
  return tokens.flatMap(({ type, map, content, meta }) => {
    // Cells of a table have none of their own.
    line = map?.[0] ?? line;
    if (type === 'html_block') return leftOverOf(withoutTags(content), line, BESIDE_TAGS);
    return type === 'inline' ? leftOverOf(String(meta?.written), line) : [];
  });
}

function leftOverOf(text: string, from: number, lacked?: string): LeftOver[] {
  return KINDS.flatMap(([pattern, expected]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      line: from + text.slice(0, index).split('\n').length - 1,
      message: `expected ${lacked ?? expected}, got ${shown(found.split('\n', 1).join())}`,
    })),
  );
}

function withoutTags(html: string): string {
  return html.replace(/<(pre|code)\b[\s\S]*?<\/\1>/gi, '').replace(/<[^>]*>/g, '');
}

/** What is code, or was protected by a backslash, is meant as it is. */
export function writtenText(children: readonly Token[]): string {
  const texts = children.map(({ type, content }) => {
    if (type === 'softbreak' || type === 'hardbreak') return '\n';
    return type === 'text' ? content : /^(?:code_inline|text_special|image)$/.test(type) ? '…' : '';
  });
  return texts.join('');
}
