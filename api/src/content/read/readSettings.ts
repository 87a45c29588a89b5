import { readFile } from 'node:fs/promises';
import { DecodeError } from 'shared-kernel/decode/decode';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { decodeSetting } from '../kinds/settingKind';
import type { Problem } from './problem';
import { type ReadKind, toReadItem } from './readItem';

/** `settings.json`: an object of settings. JSON is read as YAML, which it is, because that knows lines. */
export async function readSettings(file: string): Promise<ReadKind | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineOf = (offset = 0) => lines.linePos(offset).line;
  const problems: Problem[] = document.errors.map(({ message, pos }) => ({ file, line: lineOf(pos[0]), message }));
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
      const line = lineOf(isScalar(key) ? key.range?.[0] : undefined);
      problems.push({ file, line, message: error.message });
      return [];
    }
  });
  return { items, pictures: [], problems };
}
