import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';

export const ROOT = join(import.meta.dirname, '../..');

/** `from` is the stage of the files; absent for the project itself. */
type Copy = { readonly from: string | undefined; readonly sources: readonly string[] };

/** One stage of the Dockerfile, with what it has from the stages of ours below it. */
export type Stage = {
  readonly name: string;
  readonly user: string | undefined;
  readonly labels: string;
  readonly runs: readonly string[];
  readonly copies: readonly Copy[];
  readonly command: readonly string[];
  readonly health: readonly string[];
};

/** The stages of our Dockerfile by name. */
export function readStages(): ReadonlyMap<string, Stage> {
  const file = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n */g, '');
  const stages = new Map<string, Stage>();
  for (const [, from = '', name = '', body = ''] of file.matchAll(/^FROM (\S+) AS (\S+)\n((?:(?!FROM ).*\n?)*)/gm)) {
    const below = stages.get(from);
    const all = (keyword: string) =>
      [...body.matchAll(new RegExp(`^${keyword} (.*)$`, 'gm'))].map(([, words = '']) => words);
    stages.set(name, {
      name,
      user: all('USER').at(-1) ?? below?.user,
      labels: [below?.labels, ...all('LABEL')].join('\n'),
      runs: all('RUN'),
      copies: all('COPY').map(copyOf),
      command: listOf(all('CMD').at(-1)),
      health: listOf(all('HEALTHCHECK').at(-1)?.split(' CMD ')[1]),
    });
  }
  return stages;
}

/** @throws Error when there is no such stage */
export function stageNamed(name: string): Stage {
  const stage = readStages().get(name);
  if (stage) return stage;
  throw new Error(`The Dockerfile has no stage ${name}`);
}

function copyOf(words: string): Copy {
  const [, from, files = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(words) ?? [];
  return { from, sources: files.split(' ').slice(0, -1) };
}

/** A command in exec form, which needs no shell. */
function listOf(json: string | undefined): string[] {
  return json === undefined ? [] : decode(v.array(text), JSON.parse(json));
}
