import { DecodeError, type Decoder, decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';

const name = v.pipe(
  text,
  v.check((given) => given.trim() !== '', 'a name'),
);
const names = v.optional(v.array(name, 'a list of names'), []);

/** A misspelt key would silently do nothing. */
function only<E extends v.ObjectEntries>(entries: E) {
  const keys = Object.keys(entries).join(', ');
  return v.strictObject(entries, ({ expected, message }) =>
    expected === 'never' ? `no other key than ${keys}` : message,
  );
}

const list = <T extends v.GenericSchema>(item: T) => v.optional(v.array(item, 'a list'), []);

const schema = only({
  countries: list(only({ name, also: names, within: names })),
  competitions: list(only({ name, country: name, also: names, feeds: names })),
  teams: list(only({ name, country: name, also: names })),
});

/**
 * Names that mean the same in two feeds, and the order of feeds of a competition. `within` are the areas whose
 * competitions have teams of the country, such as Europe.
 */
export type FeedTable = v.InferOutput<typeof schema>;

/** @throws DecodeError that names the path, what was expected and what came */
export const decodeFeedTable: Decoder<FeedTable> = (raw) => {
  // A list has none of the keys, and all of them may be absent.
  if (Array.isArray(raw)) throw new DecodeError('At the top: expected an object, got a list');
  return decode(schema, raw);
};
