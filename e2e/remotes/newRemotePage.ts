import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const PAGE = join(import.meta.dirname, '../../docs/new-remote.md');

/** A block of code: its language, the file that it is, if it is one, and its lines. */
const BLOCK = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm;

/** Where the part for teams of other repositories begins, the last one. */
const ELSEWHERE = /^## From another repository$/m;

/** What a part of docs/new-remote.md asks a new team to write and to type. */
export type NewRemotePage = {
  /** Files by their path in the team's folder. */
  readonly files: ReadonlyMap<string, string>;
  /** Commands in their order, such as `npm run off -- mfe-tv`. */
  readonly commands: readonly string[];
};

/** @returns what it asks a team of this repository, and what one of another repository has in place of that */
export async function readNewRemotePage(): Promise<{ here: NewRemotePage; elsewhere: NewRemotePage }> {
  const [here = '', elsewhere = ''] = (await readFile(PAGE, 'utf8')).split(ELSEWHERE);
  return { here: partOf(here), elsewhere: partOf(elsewhere) };
}

function partOf(text: string): NewRemotePage {
  const blocks = [...text.matchAll(BLOCK)];
  return {
    files: new Map(blocks.flatMap(([, , file, text = '']) => (file ? [[file, text]] : []))),
    commands: blocks.flatMap(([, language, , text = '']) => (language === 'sh' ? text.trim().split('\n') : [])),
  };
}
