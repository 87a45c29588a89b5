import { type PageClaim, pageClaims } from 'shared-kernel/contract/pageClaims';
import { resolveRoute } from 'shared-kernel/contract/resolveRoute';
import type { ListedAddress } from 'shared-kernel/contract/serverEntry';
import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import type { DeliveryConfig } from '../../config/deliveryConfig';
import type { Live } from '../../pointers/livePointers';
import { type EntryFile, entryFileOf, fileKey } from '../../rendering/entryFile';
import { type ListingDeps, listAddresses } from '../../rendering/listAddresses';
import { isAddressOfOurs } from '../../rendering/rendered';
import type { SiteFolder } from '../../siteFolder';
import { createTtlCache } from '../createTtlCache';

/** What a live release lists; `undefined` while that cannot be had. */
export type Listing = { readonly remote: string; readonly addresses: readonly ListedAddress[] | undefined };

export type Listings = (live: Live) => Promise<Listing[]>;

/** A list keeps `api` busy: it is made at most once in `FRESH_MS`, callers wait `PATIENCE_MS` at most. */
export const FRESH_MS = 60_000;
export const PATIENCE_MS = 10_000;

/** How long a list is the fallback for one that cannot be had. */
const STANDS_IN_MS = 60 * 60_000;

/** Remotes, of which there are few. */
const MAX = 100;

/** Longer ones are no addresses to search engines. */
const LONGEST_PATH = 2_000;

type Deps = Omit<ListingDeps, 'isFine'> & { readonly folder: SiteFolder; readonly report: Report };

/** Asks live releases for the addresses of their pages. One that fails costs no other. */
export function createListings({ site, publicUrl }: DeliveryConfig, { folder, report, ...deps }: Deps): Listings {
  const limits = { freshMs: FRESH_MS, waitMs: PATIENCE_MS, most: MAX };
  const memory = createTtlCache<readonly ListedAddress[]>(limits);
  const last = new Map<string, { readonly at: number; readonly addresses: readonly ListedAddress[] }>();

  async function list(file: EntryFile, live: Live): Promise<readonly ListedAddress[]> {
    const now = Math.floor(Date.now() / 1000);
    const request = { now, zone: 'Asia/Ho_Chi_Minh', site, publicUrl } as const;
    const isFine = ownAddresses(file.remote, live);
    const addresses = await listAddresses(file, request, { ...deps, isFine });
    last.set(file.remote, { at: performance.now(), addresses });
    return addresses;
  }

  function lastOf(remote: string): readonly ListedAddress[] | undefined {
    const known = last.get(remote);
    return known && performance.now() - known.at <= STANDS_IN_MS ? known.addresses : undefined;
  }

  async function listingOf(file: EntryFile, live: Live): Promise<Listing> {
    const { remote, release } = file;
    try {
      const addresses = await memory.get(fileKey(file), () => list(file, live));
      return { remote, addresses: addresses ?? lastOf(remote) };
    } catch (error) {
      report(new Error(`Listing the addresses of ${remote} ${release} failed: ${toError(error).message}`));
      return { remote, addresses: lastOf(remote) };
    }
  }

  return (live) => {
    const pointers = live.remotes.filter(({ state }) => state === 'on');
    const files = pointers.flatMap((pointer) => entryFileOf(pointer, folder) ?? []);
    return Promise.all(files.map((file) => listingOf(file, live)));
  };
}

/** A release lists pages of its own, by what all live releases claim. */
function ownAddresses(remote: string, { remotes, own }: Live): (path: string) => boolean {
  const claims: PageClaim[] = pageClaims(remotes, own);
  return (path) => {
    if (path.length > LONGEST_PATH || path.includes('#') || !isAddressOfOurs(path)) return false;
    const claim = resolveRoute(claims, path.replace(/\?.*$/, ''))?.claim;
    return claim?.owner === remote;
  };
}
