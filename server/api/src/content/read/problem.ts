/**
 * Something in the content that an editor has to mend. `file` is as it was named, lines count from 1;
 * `other` is another file that has a part in it, and ends the message.
 */
export type Problem = { file: string; line: number; message: string; other?: string | undefined };

/** `content/news/a.md:4: published_date: expected a date, got "soon"` */
export function problemText({ file, line, message, other }: Problem): string {
  return `${file}:${line}: ${message}${other === undefined ? '' : ` ${other}`}`;
}
