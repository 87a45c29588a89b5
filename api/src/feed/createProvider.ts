import type { FeedConfig } from './feedConfig';
import type { FeedProvider } from './provider';
import { replayProvider } from './replay/replayProvider';
import { simulatorProvider } from './simulator/simulatorProvider';
import type { PlayerOptions } from './timeline/player';
import { machineClock } from './timeline/wallClock';

/**
 * The feed an operator chose; `undefined` where this node does not feed.
 *
 * @throws VariableError in one line when its file or day cannot be used
 */
export function createProvider(
  config: FeedConfig,
  { clock = machineClock, report }: { clock?: PlayerOptions['clock']; report: PlayerOptions['report'] },
): FeedProvider | undefined {
  switch (config.kind) {
    case 'none':
      return undefined;
    case 'replay':
      return replayProvider(config, { clock, report });
    case 'simulator':
      return simulatorProvider(config.seed, { clock, report });
  }
}
