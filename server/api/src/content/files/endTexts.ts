import { appendFile, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentFolders } from '../read/readers';

/** Gives each text that lacks it the newline at its end: writers' editors often leave it out, and others' then add it. */
export async function endTexts({ content, adverts }: ContentFolders): Promise<void> {
  const ofArticles = ['news', 'previews'].map((kind) => path.join(content, kind));
  const files = [
    path.join(content, 'settings.json'),
    ...(await filesIn(adverts, { recursive: false })),
    ...(await Promise.all(ofArticles.map((folder) => filesIn(folder, { recursive: true })))).flat(),
  ];
  for (const file of files) {
    // A folder that only can be read is only read.
    if (/\.(?:json|md|html)$/.test(file) && (await lacksEnd(file))) await appendFile(file, '\n').catch(() => {});
  }
}

async function filesIn(folder: string, how: { recursive: boolean }): Promise<string[]> {
  return (await readdir(folder, how).catch(() => [])).map((name) => path.join(folder, name));
}

async function lacksEnd(file: string): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text !== '' && !text.endsWith('\n');
}
