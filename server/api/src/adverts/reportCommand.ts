import path from 'node:path';
import { isNativeError } from 'node:util/types';
import { AdminError, findAdminEndpoint } from 'server-shared/admin/adminClient';
import { parseTyped } from 'server-shared/commands/parseTyped';
import { wantsHelp } from 'server-shared/commands/wantsHelp';
import { decoder } from 'shared-kernel/decode/decode';
import { COUNTED_BY } from '../store/advertCounts';
import { advertReportSchema } from './adminRoutes';
import { reportCsv, reportTable } from './reportTable';

const MAX_DAYS = 400;

const USAGE = `ads:report                     what was seen and clicked of each advert, by place

--days <number>    of so many days, today included: 1 to ${MAX_DAYS} (7); days are those of Việt Nam
--by <list>        told apart by day, page and device, or some of them: --by day,device
--csv              as comma-separated values, for a spreadsheet
--data <folder>    the data folder of the running site (.data/, or DATA_DIR)
--help             shows this`;

/** What is typed, by what it is called here. */
const BY: Readonly<Record<string, (typeof COUNTED_BY)[number]>> = { day: 'day', page: 'route', device: 'device' };

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
    const query = new URLSearchParams({ days: String(asked.days), by: asked.by.join(',') });
    const report = await endpoint.get(`/adverts/report?${query}`, decoder(advertReportSchema));
    for (const line of asked.isCsv ? reportCsv(report) : reportTable(report)) print(line);
    return EXIT.done;
  } catch (error) {
    if (!(error instanceof AdminError)) throw error;
    print(error.message);
    return EXIT.refused;
  }
}

type Asked = { days: number; by: readonly string[]; isCsv: boolean; data: string | undefined };

/** @returns what is wrong with the arguments, in a sentence, when they are invalid */
function readArgs(args: readonly string[]): Asked | string {
  try {
    const options = {
      days: { type: 'string' },
      by: { type: 'string' },
      csv: { type: 'boolean' },
      data: { type: 'string' },
    } as const;
    const { values } = parseTyped({ args: [...args], options });
    const days = Number(values.days ?? 7);
    if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) {
      return `Expected a number of days from 1 to ${MAX_DAYS}, got ${values.days}`;
    }
    const words = (values.by ?? '').split(',').filter(Boolean);
    const wrong = words.find((word) => !Object.hasOwn(BY, word));
    if (wrong !== undefined) return `Expected --by with ${Object.keys(BY).join(', ')}, got ${wrong}`;
    const by = COUNTED_BY.filter((one) => words.some((word) => BY[word] === one));
    return { days, by, isCsv: values.csv ?? false, data: values.data };
  } catch (error) {
    return isNativeError(error) ? error.message : String(error);
  }
}
