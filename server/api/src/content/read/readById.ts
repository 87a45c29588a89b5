import { readFile } from 'node:fs/promises';
import { DecodeError, decode } from 'shared-kernel/decode/decode';
import { toId } from 'shared-kernel/entities/id';
import * as v from 'valibot';
import { parseLinedJson } from './linedJson';
import { type ReadItem, type ReadKind, toReadItem } from './readItem';
import { WRITTEN_ID, type WrittenKind, writtenId } from './writtenId';

type Options<Listed> = {
  /** The parts of the file, and whose ids stand in each. */
  parts: Readonly<Record<string, WrittenKind>>;
  /** What is listed behind an id: `channels`. */
  what: string;
  schema: v.GenericSchema<unknown, Listed[]>;
  toItem: (of: WrittenKind, id: number, listed: Listed[]) => { key: string; title: string; item: unknown };
};

const partSchema = v.record(v.string(), v.unknown());

/** A file whose parts have a list for each match or competition, and each list is an item; `undefined` where there is none. */
export async function readById<Listed>(
  file: string,
  { parts, what, schema, toItem }: Options<Listed>,
): Promise<ReadKind | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { value, problems, lineOf } = parseLinedJson(file, text);
  const items = new Map<string, ReadItem>();
  const refuse = (location: readonly (string | number)[], message: string) =>
    problems.push({ file, line: lineOf(location), message });

  const addEntry = (part: string, of: WrittenKind, written: string, given: unknown) => {
    const id = toId(writtenId(of, written));
    if (typeof id !== 'number') {
      refuse([part, written], `expected ${WRITTEN_ID[of]}, got "${written}"`);
      return;
    }
    try {
      const { key, title, item } = toItem(of, id, decode(schema, given, `${part}.${written}`));
      if (items.has(key)) refuse([part, written], `expected each ${of} once, got "${written}" for ${id} again`);
      items.set(key, toReadItem(key, title, item));
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      const place = Array.isArray(given) ? given.findIndex((one) => !v.is(schema, [one])) : -1;
      refuse(place < 0 ? [part, written] : [part, written, place], error.message);
    }
  };

  if (problems.length > 0) return { items: [], pictures: [], problems };
  const names = Object.keys(parts);
  if (!v.is(partSchema, value) || Array.isArray(value)) refuse([], `expected an object with ${names.join(' and ')}`);
  else
    for (const [part, entries] of Object.entries(value)) {
      const of = Object.hasOwn(parts, part) ? parts[part] : undefined;
      if (!of) refuse([part], `expected ${names.join(' or ')}, got "${part}"`);
      else if (!v.is(partSchema, entries) || Array.isArray(entries))
        refuse([part], `expected an object: ids, each with its ${what}`);
      else for (const [written, listed] of Object.entries(entries)) addEntry(part, of, written, listed);
    }
  return { items: [...items.values()], pictures: [], problems };
}
