import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const PAGE = join(import.meta.dirname, '../../docs/new-remote.md');

/** A block of code: its language, the file that it is, if it is one, and its lines. */
const BLOCK = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm;

/** What docs/new-remote.md asks a new team to write and to type. */
export type NewRemotePage = {
  /** Files by their path in the team's folder. */
  readonly files: ReadonlyMap<string, string>;
  /** Commands in their order, such as `npm run off -- mfe-tv`. */
  readonly commands: readonly string[];
};

export async function readNewRemotePage(): Promise<NewRemotePage> {
  const blocks = [...(await readFile(PAGE, 'utf8')).matchAll(BLOCK)];
  return {
    files: new Map(blocks.flatMap(([, , file, text = '']) => (file ? [[file, text]] : []))),
    commands: blocks.flatMap(([, language, , text = '']) => (language === 'sh' ? text.trim().split('\n') : [])),
  };
}
