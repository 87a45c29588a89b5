import path from 'node:path';
import { parseArgs } from 'node:util';
import { isNativeError } from 'node:util/types';
import { AdminError, findAdminEndpoint } from 'server-shared/admin/adminClient';
import { wantsHelp } from 'server-shared/commands/wantsHelp';
import { decoder } from 'shared-kernel/decode/decode';
import { advertReportSchema } from './adminRoutes';
import { reportTable } from './reportTable';

const MOST_DAYS = 400;

const USAGE = `ads:report                     what was seen and clicked of each advert, by place

--days <number>    of so many days, today included: 1 to ${MOST_DAYS} (7); days are those of Việt Nam
--data <folder>    the data folder of the running site (.data/, or DATA_DIR)
--help             shows this`;

/** Exit codes of the command. */
const EXIT = { done: 0, wrongUse: 2, refused: 3 } as const;

export type CommandContext = { cwd: string; dataDir: string; print: (line: string) => void };

/** `ads:report`. @returns the exit code */
export async function reportCommand(args: readonly string[], { cwd, dataDir, print }: CommandContext): Promise<number> {
  if (wantsHelp(args)) {
    print(USAGE);
    return EXIT.done;
  }
  const asked = readArgs(args);
  if (typeof asked === 'string') {
    print(`${asked}\n\n${USAGE}`);
    return EXIT.wrongUse;
  }
  try {
    const endpoint = await findAdminEndpoint(asked.data === undefined ? dataDir : path.resolve(cwd, asked.data));
    const report = await endpoint.get(`/adverts/report?days=${asked.days}`, decoder(advertReportSchema));
    for (const line of reportTable(report)) print(line);
    return EXIT.done;
  } catch (error) {
    if (!(error instanceof AdminError)) throw error;
    print(error.message);
    return EXIT.refused;
  }
}

/** @returns what is wrong with the arguments, in a sentence, when they are invalid */
function readArgs(args: readonly string[]): { days: number; data: string | undefined } | string {
  try {
    const options = { days: { type: 'string' }, data: { type: 'string' } } as const;
    const { values } = parseArgs({ args: [...args], options });
    const days = Number(values.days ?? 7);
    if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) {
      return `Expected a number of days from 1 to ${MOST_DAYS}, got ${values.days}`;
    }
    return { days, data: values.data };
  } catch (error) {
    return isNativeError(error) ? error.message : String(error);
  }
}
