import { wantsHelp } from 'server-shared/commands/wantsHelp';
import { ReleaseError } from 'server-shared/releases/releaseError';
import type { RenderedPart } from 'shared-kernel/contract/serverEntry';
import { readConfig } from '../config/deliveryConfig';
import { askApi } from '../http/askApi';
import { cachedAsks } from '../http/cachedAsks';
import { readLastGood } from '../live/lastGood';
import { liveOf } from '../pointers/livePointers';
import { tryDrawing } from '../release/tryDrawing';
import { entryFileOf } from '../rendering/entryFileOf';
import { partRequest } from '../rendering/partRequest';
import { siteFolder } from '../siteFolder';
import { typed } from './arguments';
import { type CommandContext, dataDirOf, knownName } from './commandContext';

const USAGE = `node server/delivery/bin/tryDrawing.cjs <name>...    draws the live pages of these releases, as visitors would have them drawn

The environment is that of delivery: API_ORIGIN and SIGNATURE_SECRETS are needed.

--data <folder>    the data folder, in place of DATA_DIR`;

/**
 * Draws all that the live releases of these names draw, and prints a line for each drawing.
 *
 * @throws ReleaseError that says what a drawing lacks
 */
export async function tryDrawingCommand(
  args: readonly string[],
  context: CommandContext,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  if (wantsHelp(args)) return context.print(USAGE);
  const { values, positionals } = typed(args, { data: { type: 'string' } }, USAGE);
  const folder = siteFolder(dataDirOf(context, values.data));
  const config = readConfig(env);
  const report = (error: Error) => context.print(`  ${error.message}`);
  const good = await readLastGood(folder, report);
  const live = liveOf(good?.pointers ?? [], good?.unreadable ?? [], good?.moved ?? {}, 1);
  const ask = cachedAsks(askApi(config), report);
  const now = Math.floor(context.now().getTime() / 1000);
  const requestOf = (part: RenderedPart, path: string) => partRequest(part, path, config, now);
  const faults: string[] = [];
  for (const name of positionals.map((one) => knownName(one, []))) {
    const pointer = name === 'shell' ? live.shell : live.remotes.find(({ remote }) => remote === name);
    const file = pointer && entryFileOf(pointer, folder);
    if (!file) {
      context.print(`${name}: empty until its scripts run`);
      continue;
    }
    const trial = await tryDrawing(file, name === 'shell' ? live.own : pointer.live, live, { ask, requestOf });
    for (const line of trial.lines) context.print(line);
    faults.push(...trial.faults);
  }
  if (faults.length > 0) throw new ReleaseError(faults.join('\n'));
}
