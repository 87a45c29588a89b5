import type { FeedConfig } from './feedConfig';
import { footballDataProvider } from './footballData/footballDataProvider';
import { openLigaDbProvider } from './openligadb/openLigaDbProvider';
import type { FeedProvider } from './provider';
import { replayProvider } from './replay/replayProvider';
import { simulatorProvider } from './simulator/simulatorProvider';
import { subscribeMqtt } from './theSports/subscribeMqtt';
import { theSportsProvider } from './theSports/theSportsProvider';
import type { PlayerOptions } from './timeline/player';
import { machineClock } from './timeline/wallClock';

type Deps = Pick<PlayerOptions, 'report'> & Partial<Pick<PlayerOptions, 'clock'>> & { random?: () => number };

/**
 * The configured feed; `undefined` when this node does not feed.
 *
 * @throws VariableError in one line when its file or day cannot be used
 */
export function createProvider(
  config: FeedConfig,
  { clock = machineClock, random = Math.random, report }: Deps,
): FeedProvider | undefined {
  switch (config.kind) {
    case 'none':
      return undefined;
    case 'replay':
      return replayProvider(config, { clock, report });
    case 'simulator':
      return simulatorProvider(config.seed, { clock, report });
    case 'openligadb':
      return openLigaDbProvider(config, { clock, random, report });
    case 'football-data':
      return footballDataProvider(config, { clock, random, report });
    case 'thesports':
      return theSportsProvider(config, { clock, random, report, fetch, subscribe: subscribeMqtt });
  }
}
