import { wantsHelp } from 'server-shared/commands/wantsHelp';
import { ReleaseError } from 'server-shared/releases/releaseError';
import type { RenderedPart } from 'shared-kernel/contract/serverEntry';
import { readConfig } from '../config/deliveryConfig';
import { askApi, cachedAsks } from '../http/askApi';
import { readLastGood } from '../live/lastGood';
import { liveOf } from '../pointers/livePointers';
import { tryRendering } from '../release/tryRendering';
import { entryFileOf } from '../rendering/entryFile';
import { partRequest } from '../rendering/partRequest';
import { siteFolder } from '../siteFolder';
import { type CommandContext, dataDirOf, knownName, typed } from './commandContext';

const USAGE = `node server/delivery/bin/tryRendering.cjs <name>...    renders the live pages of these releases, as visitors would have them rendered

The environment is that of delivery: API_ORIGIN and SIGNATURE_SECRETS are needed.

--data <folder>    the data folder, in place of DATA_DIR`;

/**
 * Renders all that the live releases of these names render, and prints a line for each rendering.
 *
 * @throws ReleaseError that says what a rendering lacks
 */
export async function tryRenderingCommand(
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
    const trial = await tryRendering(file, name === 'shell' ? live.own : pointer.live, live, { ask, requestOf });
    for (const line of trial.lines) context.print(line);
    faults.push(...trial.faults);
  }
  if (faults.length > 0) throw new ReleaseError(faults.join('\n'));
}
