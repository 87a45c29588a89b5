import { type FeedConfig, VENDORS, type VendorConfig } from '../feedConfig';
import type { FeedProvider } from '../provider';
import { namesOf, readNames } from './readNames';
import { type SeveralOptions, severalProvider } from './severalProvider';

type Deps = Pick<SeveralOptions, 'clock' | 'report' | 'notify'> & {
  createVendor: (config: VendorConfig) => FeedProvider;
  /** Content of the table of names, instead of the file. */
  table: string | undefined;
};

/**
 * Several feeds as `FEED` lists them.
 *
 * @throws VariableError when the table of names cannot be used
 */
export function severalFeeds(
  { feeds, silentSeconds, table: file }: Extract<FeedConfig, { kind: 'several' }>,
  { createVendor, table, ...rest }: Deps,
): FeedProvider {
  const { names, hash } =
    table === undefined
      ? readNames(file, VENDORS)
      : namesOf({ file: file ?? 'the recorded table', text: table }, VENDORS);
  const named = feeds.map((config) => ({ name: config.kind, provider: createVendor(config) }));
  return severalProvider({ ...rest, feeds: named, names, namesHash: hash, silentSeconds });
}
