import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';

export const ROOT = join(import.meta.dirname, '../..');

/** One stage of the Dockerfile, with what it has from the stages of ours below it. */
export type Stage = {
  readonly name: string;
  /** Its base: another stage, or a public image. */
  readonly from: string;
  readonly image: string;
  readonly user: string | undefined;
  readonly env: Readonly<Record<string, string>>;
  readonly labels: string;
  readonly runs: readonly string[];
  readonly copies: readonly Copy[];
  readonly entrypoint: readonly string[];
  /** The arguments after the entry point, by default. */
  readonly command: readonly string[];
  readonly health: readonly string[] | undefined;
};

/** `from` is the stage of the files; absent for the project itself. */
export type Copy = { readonly from: string | undefined; readonly sources: readonly string[]; readonly target: string };

type Instruction = ReturnType<ReturnType<typeof DockerfileParser.parse>['getInstructions']>[number];

/** The stages of our Dockerfile by name. */
export function readStages(): ReadonlyMap<string, Stage> {
  const stages = new Map<string, Stage>();
  let lines: Instruction[] = [];
  const close = () => {
    if (lines.length === 0) return;
    const stage = stageOf(lines, stages);
    stages.set(stage.name, stage);
  };
  for (const line of DockerfileParser.parse(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')).getInstructions()) {
    if (line.getKeyword() === 'FROM') {
      close();
      lines = [];
    }
    lines.push(line);
  }
  close();
  return stages;
}

/** @throws Error when there is no such stage */
export function stageNamed(name: string): Stage {
  const stage = readStages().get(name);
  if (stage) return stage;
  throw new Error(`The Dockerfile has no stage ${name}`);
}

function stageOf([head, ...lines]: readonly Instruction[], known: ReadonlyMap<string, Stage>): Stage {
  const [from = '', , name = ''] = wordsOf(head);
  const below = known.get(from);
  const of = (keyword: string) => lines.filter((line) => line.getKeyword() === keyword);
  const last = (keyword: string) => of(keyword).at(-1);
  const pairs = of('ENV').flatMap((line) => wordsOf(line).map((word) => word.split('=')));
  const health = textOf(last('HEALTHCHECK')).split('CMD ')[1];
  return {
    ...{ name, from, image: below?.image ?? from },
    user: wordsOf(last('USER'))[0] ?? below?.user,
    env: { ...below?.env, ...Object.fromEntries(pairs.map(([key, ...value]) => [key, value.join('=')])) },
    labels: [below?.labels, ...of('LABEL').map(textOf)].join('\n'),
    runs: of('RUN').map(textOf),
    copies: of('COPY').map(copyOf),
    entrypoint: listOf(textOf(last('ENTRYPOINT'))),
    command: listOf(textOf(last('CMD'))),
    health: health === undefined ? below?.health : listOf(health),
  };
}

function copyOf(line: Instruction): Copy {
  const words = wordsOf(line);
  return {
    from: /--from=(\S+)/.exec(line.toString())?.[1],
    sources: words.slice(0, -1),
    target: words.at(-1) ?? '',
  };
}

function wordsOf(line: Instruction | undefined): string[] {
  return line?.getArguments().map((argument) => argument.getValue()) ?? [];
}

function textOf(line: Instruction | undefined): string {
  return line?.getArgumentsContent()?.replaceAll(/\\\n/g, '') ?? '';
}

/** A command in exec form, which needs no shell. */
function listOf(json: string): string[] {
  return json === '' ? [] : decode(v.array(text), JSON.parse(json));
}
