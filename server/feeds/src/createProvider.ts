import { apiFootballProvider } from './apiFootball/apiFootballProvider';
import type { FeedConfig, VendorConfig } from './feedConfig';
import { footballDataProvider } from './footballData/footballDataProvider';
import { machineEdge } from './machineEdge';
import { openLigaDbProvider } from './openligadb/openLigaDbProvider';
import type { FeedProvider } from './provider';
import { isFeedRecording } from './recorded/readFeedRecording';
import { recordedProvider } from './recorded/recordedProvider';
import { replayProvider } from './replay/replayProvider';
import { severalFeeds } from './several/severalFeeds';
import { simulatorProvider } from './simulator/simulatorProvider';
import { theSportsProvider } from './theSports/theSportsProvider';
import type { PlayerOptions } from './timeline/player';
import { machineClock } from './timeline/wallClock';
import type { VendorEdge } from './vendorEdge';

type Deps = Pick<PlayerOptions, 'report'> &
  Partial<Pick<PlayerOptions, 'clock'>> & {
    random?: () => number;
    /** Receives what an operator wants to know and is no failure, in words. */
    tell?: (words: string) => void;
    /** Puts something between a feed, named as in `FEED`, and the world: a recorder, or a recording. */
    edgeOf?: (feed: string, edge: VendorEdge) => VendorEdge;
    /** Content of a table of names, instead of the file that is configured. */
    table?: string | undefined;
  };

/**
 * The configured feed; `undefined` when this node does not feed.
 *
 * @throws VariableError in one line when its file or day cannot be used
 */
export function createProvider(
  config: FeedConfig,
  { clock = machineClock, random = Math.random, report, tell = () => {}, edgeOf = (_, edge) => edge, table }: Deps,
): FeedProvider | undefined {
  const createVendor = (one: VendorConfig) =>
    vendorProvider(one, edgeOf(one.kind, machineEdge({ clock, random, report })));
  switch (config.kind) {
    case 'none':
      return undefined;
    case 'replay':
      if (isOfFeed(config)) return recordedProvider(config, { createFeed: createProvider, clock, report, tell });
      return replayProvider(config, { clock, report });
    case 'simulator':
      return simulatorProvider(config.seed, { clock, report });
    case 'several':
      return severalFeeds(config, { createVendor, clock, report, tell, table });
    default:
      return createVendor(config);
  }
}

type ReplayConfig = Extract<FeedConfig, { kind: 'replay' }>;

/** Whether the file holds what a feed sent, rather than matches. */
function isOfFeed(config: ReplayConfig): config is ReplayConfig & { file: string } {
  return config.file !== undefined && isFeedRecording(config.file);
}

function vendorProvider(config: VendorConfig, edge: VendorEdge): FeedProvider {
  switch (config.kind) {
    case 'openligadb':
      return openLigaDbProvider(config, edge);
    case 'football-data':
      return footballDataProvider(config, edge);
    case 'api-football':
      return apiFootballProvider(config, edge);
    case 'thesports':
      return theSportsProvider(config, edge);
  }
}
