import { readFile } from 'node:fs/promises';
import { DecodeError } from 'shared-kernel/decode/decode';
import * as v from 'valibot';
import { decodeSetting } from '../kinds/settingKind';
import { parseLinedJson } from './linedJson';
import { type ReadKind, toReadItem } from './readItem';

const settingsSchema = v.record(v.string(), v.unknown());

/** `settings.json`: an object of settings. */
export async function readSettings(file: string): Promise<ReadKind | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { value, problems, lineOf } = parseLinedJson(file, text);
  if (problems.length > 0) return { items: [], pictures: [], problems };
  if (!v.is(settingsSchema, value) || Array.isArray(value)) {
    return { items: [], pictures: [], problems: [{ file, line: 1, message: 'expected an object of settings' }] };
  }
  const items = Object.entries(value).flatMap(([name, setting]) => {
    try {
      const item = decodeSetting({ name, value: setting }, 'settings');
      return [toReadItem(name, name, item)];
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      problems.push({ file, line: lineOf([name]), message: error.message });
      return [];
    }
  });
  return { items, pictures: [], problems };
}
