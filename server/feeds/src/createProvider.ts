import { VariableError } from 'server-shared/config/environment';
import { apiFootballProvider } from './apiFootball/apiFootballProvider';
import type { FeedConfig, VendorConfig } from './feedConfig';
import { footballDataProvider } from './footballData/footballDataProvider';
import { openLigaDbProvider } from './openligadb/openLigaDbProvider';
import type { FeedProvider } from './provider';
import { recordedProvider } from './recorded/recordedProvider';
import { severalFeeds } from './several/severalFeeds';
import { simulatorProvider } from './simulator/simulatorProvider';
import { subscribeMqtt } from './theSports/subscribeMqtt';
import { theSportsProvider } from './theSports/theSportsProvider';
import type { PlayerOptions } from './timeline/player';
import { machineClock } from './timeline/wallClock';
import type { VendorEdge } from './vendorEdge';

type Deps = Pick<PlayerOptions, 'report'> &
  Partial<Pick<PlayerOptions, 'clock'>> & {
    random?: () => number;
    /** Receives what an operator wants to know and is no failure, in words. */
    notify?: (words: string) => void;
    /** Puts something between a feed, named as in `FEED`, and the world: a recorder, or a recording. */
    edgeOf?: (feed: string, edge: VendorEdge) => VendorEdge;
    /** Content of a table of names, instead of the file that is configured. */
    table?: string | undefined;
    /** The recording that is played when the configuration names none. */
    recording?: string;
  };

/**
 * The configured feed; `undefined` when this node does not feed.
 *
 * @throws VariableError in one line when its file cannot be used
 */
export function createProvider(
  config: FeedConfig,
  {
    clock = machineClock,
    random = Math.random,
    report,
    notify = () => {},
    edgeOf = (_, edge) => edge,
    table,
    recording,
  }: Deps,
): FeedProvider | undefined {
  const createVendor = (one: VendorConfig) =>
    vendorProvider(one, edgeOf(one.kind, { clock, random, report, fetch, subscribe: subscribeMqtt }));
  switch (config.kind) {
    case 'none':
      return undefined;
    case 'replay': {
      const file = config.file ?? recording;
      if (file === undefined) throw new VariableError('REPLAY_FILE: expected a recording, got nothing');
      return recordedProvider({ file, speed: config.speed }, { createFeed: createProvider, clock, report, notify });
    }
    case 'simulator':
      return simulatorProvider(config.seed, { clock, report });
    case 'several':
      return severalFeeds(config, { createVendor, clock, report, notify, table });
    default:
      return createVendor(config);
  }
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
