import { readFile, writeFile } from 'node:fs/promises';
import { withoutWord } from 'server-shared/html/withoutWord';
import { readFrontMatter } from '../read/frontMatter';

/** Takes what Word leaves out of an article's HTML. @returns what it took, or that there was nothing: the file is then as it was */
export async function cleanFile(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  const { body } = readFrontMatter(text);
  const { html, counts } = withoutWord(body);
  if (counts.size === 0) return 'nothing of Word in it';
  await writeFile(file, text.slice(0, text.length - body.length) + html);
  return `taken away: ${[...counts].map(([kind, count]) => `${count} ${kind}`).join(', ')}`;
}
