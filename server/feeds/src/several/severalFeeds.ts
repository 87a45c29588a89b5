import { type FeedConfig, VENDORS, type VendorConfig } from '../feedConfig';
import type { FeedProvider } from '../provider';
import { readNames } from './readNames';
import { type SeveralOptions, type SeveralProvider, severalProvider } from './severalProvider';

type Deps = Pick<SeveralOptions, 'clock' | 'report' | 'tell'> & { createFeed: (config: VendorConfig) => FeedProvider };

/**
 * Several feeds as `FEED` lists them.
 *
 * @throws VariableError when the table of names cannot be used
 */
export function severalFeeds(
  { feeds, silentSeconds, table }: Extract<FeedConfig, { kind: 'several' }>,
  { createFeed, ...rest }: Deps,
): SeveralProvider {
  const { names, hash } = readNames(table, VENDORS);
  const named = feeds.map((config) => ({ name: config.kind, provider: createFeed(config) }));
  return severalProvider({ ...rest, feeds: named, names, namesHash: hash, silentSeconds });
}
