import { execFile } from 'node:child_process';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const PROJECT = join(import.meta.dirname, '../..');

/** A copy of the content, for one test's changes. */
export async function contentFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tyso-content-'));
  await cp(join(PROJECT, 'content'), folder, { recursive: true });
  return folder;
}

/** Publishes the news of a folder, as an editor does. @returns what the command says */
export async function publishNews(folder: string, { dataDir }: { dataDir: string }): Promise<string> {
  const tool = join(PROJECT, 'server/api/dist/bin/content.js');
  const args = [tool, 'publish', 'news', '--take-down', '--from', folder, '--data', dataDir];
  return (await promisify(execFile)(process.execPath, args)).stdout;
}

/** A file of `news/`, as an editor writes it. */
export function newsFile(name: string, body: string): string {
  return `---\nname: ${name}\nstatus: Published\npublished_date: now\ndescription: Vừa xong.\n---\n${body}\n`;
}
