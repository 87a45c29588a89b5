import type { FeedConfig, VendorConfig } from './feedConfig';
import { footballDataProvider } from './footballData/footballDataProvider';
import { machineEdge } from './machineEdge';
import { openLigaDbProvider } from './openligadb/openLigaDbProvider';
import type { FeedProvider } from './provider';
import { replayProvider } from './replay/replayProvider';
import { severalFeeds } from './several/severalFeeds';
import { simulatorProvider } from './simulator/simulatorProvider';
import type { PlayerOptions } from './timeline/player';
import { machineClock } from './timeline/wallClock';
import type { VendorEdge } from './vendorEdge';

type Deps = Pick<PlayerOptions, 'report'> &
  Partial<Pick<PlayerOptions, 'clock'>> & {
    random?: () => number;
    /** Receives what an operator wants to know and is no failure, in words. */
    tell?: (words: string) => void;
  };

/**
 * The configured feed; `undefined` when this node does not feed.
 *
 * @throws VariableError in one line when its file or day cannot be used
 */
export function createProvider(
  config: FeedConfig,
  { clock = machineClock, random = Math.random, report, tell = () => {} }: Deps,
): FeedProvider | undefined {
  const edge = machineEdge({ clock, random, report });
  switch (config.kind) {
    case 'none':
      return undefined;
    case 'replay':
      return replayProvider(config, { clock, report });
    case 'simulator':
      return simulatorProvider(config.seed, { clock, report });
    case 'several':
      return severalFeeds(config, { createFeed: (one) => vendorProvider(one, edge), clock, report, tell });
    default:
      return vendorProvider(config, edge);
  }
}

function vendorProvider(config: VendorConfig, edge: VendorEdge): FeedProvider {
  switch (config.kind) {
    case 'openligadb':
      return openLigaDbProvider(config, edge);
    case 'football-data':
      return footballDataProvider(config, edge);
  }
}
