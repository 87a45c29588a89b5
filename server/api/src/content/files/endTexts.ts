import { appendFile, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentFolders } from '../read/readers';

/** Gives each text that lacks it the newline at its end: writers' editors often leave it out, and others' then add it. */
export async function endTexts({ content, adverts }: ContentFolders): Promise<void> {
  for (const folder of [content, path.join(content, 'news'), path.join(content, 'previews'), adverts]) {
    for (const name of await readdir(folder).catch(() => [])) {
      const file = path.join(folder, name);
      // A folder that only can be read is only read.
      if (/\.(?:json|md|html)$/.test(name) && (await lacksEnd(file))) await appendFile(file, '\n').catch(() => {});
    }
  }
}

async function lacksEnd(file: string): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text !== '' && !text.endsWith('\n');
}
