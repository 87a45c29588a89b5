import type { ListedAddress } from 'shared-kernel/contract/serverEntry';
import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { fitting } from './fitting';

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
export type ListedPage = { readonly addresses: readonly ListedAddress[]; readonly hasMore: boolean };

/**
 * One page of a list. An address that cannot be read costs no other.
 *
 * @throws RenderFault when it is no list
 */
export function decodeListed(raw: unknown): ListedPage {
  const { addresses, hasMore } = fitting(() => decode(pageSchema, raw, 'addresses'));
  return { addresses: addresses.flatMap((one) => readAddress(one)), hasMore };
}

function readAddress(raw: unknown): ListedAddress[] {
  const read = v.safeParse(addressSchema, raw);
  return read.success ? [read.output] : [];
}
