import type { AddressesRequest, Answer, Ask, ListedAddress } from 'shared-kernel/contract/serverEntry';
import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { noCounts } from './createRenderCounts';
import type { EntryFile } from './entryFile';
import { LIMITS, type Limits } from './limits';
import { makeInRounds } from './makeInRounds';
import { fitting, RenderFault } from './renderFault';
import { startRenderWorker } from './startRenderWorker';
import type { Order } from './worker/messages';

export type ListingDeps = {
  /** Requests our REST; `undefined` when it is down. */
  readonly ask: (ask: Ask) => Promise<Answer | undefined>;
  /** Whether an address may stand in the list. */
  readonly isFine: (path: string) => boolean;
  /** Of the worker, where they differ. */
  readonly limits?: Partial<Limits>;
  /** Of the whole list. */
  readonly most?: { readonly pages: number; readonly addresses: number; readonly ms: number };
};

/** An api with a hundred thousand articles is asked a thousand times for them. */
const MAX = { pages: 1_000, addresses: 100_000, ms: 60_000 };
const OF_LISTS = { answersMs: 5_000, overruns: Number.POSITIVE_INFINITY };

/**
 * All addresses that a release lists, each once; none where it has no list. A worker of its own makes the list and
 * leaves with it, so that one that hangs costs no page its HTML. What is beyond the limits is cut off.
 *
 * @throws RenderFault when the entry fails, an answer that it needs did not come, or the list takes too long
 */
export async function listAddresses(
  file: EntryFile,
  request: Omit<AddressesRequest, 'page'>,
  { ask, isFine, limits: given = {}, most = MAX }: ListingDeps,
): Promise<ListedAddress[]> {
  const limits = { ...LIMITS, ...OF_LISTS, ...given };
  let ended: RenderFault | undefined;
  const worker = startRenderWorker(file, limits, {
    onFault: (fault) => {
      ended = fault;
    },
    onComputed: () => {},
    onGone: () => {},
  });
  const compute = (order: Order) => worker.compute(order, noCounts());
  const byPath = new Map<string, ListedAddress>();
  const until = performance.now() + most.ms;
  try {
    for (let page = 1; page <= most.pages; page += 1) {
      const { made, hasAllAnswers } = await makeInRounds('addresses', { ...request, page }, { compute, ask, limits });
      if (made === undefined) return [];
      if (!hasAllAnswers) throw new RenderFault('lost', 'an answer that it needs did not come');
      const { addresses, hasMore } = decodeListed(made);
      for (const address of addresses) if (isFine(address.path)) byPath.set(address.path, address);
      if (performance.now() > until) throw new RenderFault('hung', `its list has no end after ${most.ms} ms`);
      if (!hasMore || byPath.size >= most.addresses) break;
    }
    return [...byPath.values()].slice(0, most.addresses);
  } catch (thrown) {
    // Why its worker was ended says more than that it was.
    throw ended ?? thrown;
  } finally {
    worker.end();
    await worker.gone;
  }
}

const date = v.pipe(
  text,
  v.check((given) => !Number.isNaN(Date.parse(given)), 'a date'),
  v.transform((given) => new Date(given).toISOString()),
);

const pageSchema = v.object({
  addresses: v.array(v.unknown(), 'a list'),
  hasMore: v.optional(v.boolean('true or false'), false),
});

const addressSchema = v.object({
  path: text,
  changed: v.exactOptional(date),
  news: v.exactOptional(v.object({ title: text, published: date })),
});

/** Dates in ISO 8601. */
type ListedPage = { readonly addresses: readonly ListedAddress[]; readonly hasMore: boolean };

/**
 * One page of a list. An address that cannot be read costs no other.
 *
 * @throws RenderFault when it is no list
 */
function decodeListed(raw: unknown): ListedPage {
  const { addresses, hasMore } = fitting(() => decode(pageSchema, raw, 'addresses'));
  return { addresses: addresses.flatMap((one) => readAddress(one)), hasMore };
}

function readAddress(raw: unknown): ListedAddress[] {
  const read = v.safeParse(addressSchema, raw);
  return read.success ? [read.output] : [];
}
