import { readFile } from 'node:fs/promises';
import { DecodeError, decode } from 'shared-kernel/decode/decode';
import { toId } from 'shared-kernel/entities/id';
import * as v from 'valibot';
import { type ChannelItem, channelKey, channelsSchema, channelTitle } from '../kinds/channelKind';
import { parseLinedJson } from './linedJson';
import { type ReadItem, type ReadKind, toReadItem } from './readItem';
import { WRITTEN_ID, type WrittenKind, writtenId } from './writtenId';

/** The parts of the file. */
const PARTS: Readonly<Record<string, WrittenKind>> = { competitions: 'competition', matches: 'match' };

const partSchema = v.record(v.string(), v.unknown());

/** `channels.json`: who shows the matches of a competition, and who shows one match. */
export async function readChannels(file: string): Promise<ReadKind | undefined> {
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
      const channels = decode(channelsSchema, given, `${part}.${written}`);
      const item: ChannelItem = { of, id, channels };
      const key = channelKey(item);
      if (items.has(key)) refuse([part, written], `expected each ${of} once, got "${written}" for ${id} again`);
      items.set(key, toReadItem(key, channelTitle(channels), item));
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      const place = Array.isArray(given) ? given.findIndex((one) => !v.is(channelsSchema, [one])) : -1;
      refuse(place < 0 ? [part, written] : [part, written, place], error.message);
    }
  };

  if (problems.length > 0) return { items: [], pictures: [], problems };
  if (!v.is(partSchema, value) || Array.isArray(value)) refuse([], 'expected an object with competitions and matches');
  else
    for (const [part, entries] of Object.entries(value)) {
      const of = Object.hasOwn(PARTS, part) ? PARTS[part] : undefined;
      if (!of) refuse([part], `expected competitions or matches, got "${part}"`);
      else if (!v.is(partSchema, entries) || Array.isArray(entries))
        refuse([part], `expected an object: ids, each with its channels`);
      else for (const [written, channels] of Object.entries(entries)) addEntry(part, of, written, channels);
    }
  return { items: [...items.values()], pictures: [], problems };
}
