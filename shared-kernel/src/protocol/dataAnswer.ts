import * as v from 'valibot';
import { type Decoder, decode, decodeList, type Report } from '../decode/decode';
import { oncePerField } from '../decode/oncePerField';

const envelope = v.object({ data: v.optional(v.unknown()) });

/** Decoder of `{data: [...]}`; a bad item is left out and reported. */
export function listAnswer<T>(schema: v.GenericSchema<unknown, T>, report: Report): Decoder<T[]> {
  return (raw) => decodeList(schema, decode(envelope, raw).data, 'data', oncePerField(report));
}

/** Decoder of `{data: {...}}`; `data: null` means that there is no such record. */
export function recordAnswer<T>(schema: v.GenericSchema<unknown, T>, report: Report): Decoder<T | undefined> {
  return (raw) => {
    const { data } = decode(envelope, raw);
    return data === null || data === undefined ? undefined : decode(schema, data, 'data', report);
  };
}

/**
 * Decoder of one page of a list. `size` counts bad items too: whether there are more pages depends on what the server
 * sent, not on what we could read.
 */
export function pageAnswer<T>(
  schema: v.GenericSchema<unknown, T>,
  report: Report,
): Decoder<{ items: T[]; size: number }> {
  const itemsOf = listAnswer(schema, report);
  const sizeOf = listAnswer(v.unknown(), report);
  return (raw) => ({ items: itemsOf(raw), size: sizeOf(raw).length });
}
