import { AdminError, findAdminEndpoint } from 'server-shared/admin/adminClient';
import { wantsHelp } from 'server-shared/commands/wantsHelp';
import { decoder } from 'shared-kernel/decode/decode';
import { importedSchema, removedSchema } from '../adminRoutes';
import { ResultFileError } from '../read/foundResults';
import { readResultFile } from '../read/readResultFile';
import { importedLines, readLines } from './importReport';
import { type Asked, readArgs, USAGE } from './readArgs';

/** Exit codes of the command. */
const EXIT = { done: 0, wrongFile: 1, wrongUse: 2, refused: 3 } as const;

export type CommandContext = {
  /** Base of relative paths. */
  cwd: string;
  dataDir: string;
  /** Unix seconds. */
  now: number;
  print: (line: string) => void;
};

/** `history import` and `history remove`. @returns the exit code */
export async function historyCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const { print } = context;
  if (wantsHelp(args)) {
    print(USAGE);
    return EXIT.done;
  }
  const asked = readArgs(args, context);
  if (typeof asked === 'string') {
    print(`${asked}\n\n${USAGE}`);
    return EXIT.wrongUse;
  }
  try {
    return asked.kind === 'import' ? await importFile(asked, context) : await remove(asked, context);
  } catch (error) {
    if (!(error instanceof ResultFileError || error instanceof AdminError)) throw error;
    print(`Nothing was ${asked.kind === 'import' ? 'imported' : 'removed'}. ${error.message}`);
    return error instanceof AdminError ? EXIT.refused : EXIT.wrongFile;
  }
}

type AskedFor<Kind extends Asked['kind']> = Extract<Asked, { kind: Kind }>;

async function importFile(asked: AskedFor<'import'>, { now, print }: CommandContext): Promise<number> {
  const read = await readResultFile(asked.file, { place: asked.place, now });
  for (const line of readLines(read, asked.isAll)) print(line);
  if (read.results.length === 0) {
    print('Nothing was imported: there is no result in it');
    return EXIT.wrongFile;
  }
  const endpoint = await findAdminEndpoint(asked.dataDir);
  const source = asked.source ?? read.source;
  const body = { source, results: read.results };
  const imported = await endpoint.post('/history/import', body, decoder(importedSchema));
  for (const line of importedLines(source, imported, asked.isAll)) print(line);
  return EXIT.done;
}

async function remove({ source, dataDir }: AskedFor<'remove'>, { print }: CommandContext): Promise<number> {
  const endpoint = await findAdminEndpoint(dataDir);
  const { removed } = await endpoint.post('/history/remove', { source }, decoder(removedSchema));
  print(`Removed ${removed} results that were imported as ${source}`);
  return EXIT.done;
}
