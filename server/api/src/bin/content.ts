import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { commandPlace } from 'server-shared/commands/commandPlace';
import { sitePlaceIn } from 'server-shared/previews/previewLink';
import { contentCommand } from '../content/command/contentCommand';

const { root, ...place } = commandPlace(import.meta.url);

process.exitCode = await contentCommand(process.argv.slice(2), {
  ...place,
  folders: { content: path.join(root, 'content'), adverts: path.join(root, 'mfe-ads/content') },
  site: sitePlaceIn(process.env),
  print: console.log,
  ask: process.stdin.isTTY && process.stdout.isTTY ? ask : undefined,
});

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question).finally(() => terminal.close());
  return /^(?:y|yes|có)$/i.test(answer.trim());
}
