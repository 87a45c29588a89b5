/**
 * An error in the content that an editor must fix. `file` is as the editor named it, lines count from 1; `other` is
 * another file involved, and ends the message.
 */
export type Problem = { file: string; line: number; message: string; other?: string | undefined };

/** `content/news/a.md:4: published_date: expected a date, got "soon"` */
export function problemText({ file, line, message, other }: Problem): string {
  return `${file}:${line}: ${message}${other === undefined ? '' : ` ${other}`}`;
}
