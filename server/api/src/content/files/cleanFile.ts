import { readFile, writeFile } from 'node:fs/promises';
import { withoutWord } from 'server-shared/html/withoutWord';
import { readFrontMatter } from '../read/frontMatter';

/**
 * Takes what Word leaves out of an article's HTML. @returns what it took, or that there was nothing: the file is then as it was;
 * `undefined` when the bytes are no text in the file's encoding, and nothing was changed
 */
export async function cleanFile(file: string): Promise<string | undefined> {
  const bytes = await readFile(file);
  const encoding = encodingOf(bytes);
  const text = textOf(bytes, encoding);
  if (text === undefined) return undefined;
  const { body } = readFrontMatter(text);
  const { html, counts } = withoutWord(body);
  const isOther = encoding.toLowerCase() !== 'utf-8';
  if (counts.size === 0 && !isOther) return 'nothing of Word in it';
  await writeFile(file, text.slice(0, text.length - body.length) + html);
  const taken = [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ') || 'nothing';
  return `taken away: ${taken}${isOther ? `; it was ${encoding} and is UTF-8 now` : ''}`;
}

/** Word writes HTML in the encoding of the machine, and says which. */
function encodingOf(bytes: Buffer): string {
  return /<meta[^>]+charset=["']?([\w-]+)/i.exec(bytes.toString('latin1'))?.[1] ?? 'utf-8';
}

function textOf(bytes: Buffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
