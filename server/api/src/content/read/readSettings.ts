import { readFile } from 'node:fs/promises';
import { DecodeError } from 'shared-kernel/decode/decode';
import { isMap, isScalar } from 'yaml';
import { decodeSetting } from '../kinds/settingKind';
import { parseLinedJson } from './linedJson';
import { type ReadKind, toReadItem } from './readItem';

/** `settings.json`: an object of settings. */
export async function readSettings(file: string): Promise<ReadKind | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { document, problems, lineAt } = parseLinedJson(file, text);
  if (problems.length > 0) return { items: [], pictures: [], problems };
  if (!isMap(document.contents)) {
    return { items: [], pictures: [], problems: [{ file, line: 1, message: 'expected an object of settings' }] };
  }
  const items = document.contents.items.flatMap(({ key }) => {
    const name = isScalar(key) ? String(key.value) : '';
    try {
      const item = decodeSetting({ name, value: document.toJS()[name] }, 'settings');
      return [toReadItem(name, name, item)];
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      const line = lineAt(isScalar(key) ? key.range?.[0] : undefined);
      problems.push({ file, line, message: error.message });
      return [];
    }
  });
  return { items, pictures: [], problems };
}
