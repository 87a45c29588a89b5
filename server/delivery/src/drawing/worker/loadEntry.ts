import type { WorkerData } from './messages';
import type { Realm } from './openRealm';

/** What a file exports that has the two functions; what they take and give is the world's own. */
export type Entry = {
  needs(...given: unknown[]): unknown;
  draw(...given: unknown[]): unknown;
  /** Missing where it lists none. */
  readonly addresses: { needs(...given: unknown[]): unknown; list(...given: unknown[]): unknown } | undefined;
};

/**
 * Runs the file of a release, if it is the released one. It exports `needs` and `draw`, or has them as its default.
 *
 * It is passed to the worker as text, so it may use nothing from outside of itself.
 *
 * @throws Error, or whatever the file throws
 */
export function loadEntry(realm: Realm, { file, files, integrity, sizes }: WorkerData): Entry {
  const { createHash } = process.getBuiltinModule('node:crypto');
  const { readFileSync, statSync } = process.getBuiltinModule('node:fs');

  // A pipe in its place would never end.
  const found = statSync(file);
  if (!found.isFile()) throw new Error(`expected the file ${file}, got something else`);
  if (found.size > sizes.file) throw new Error(`expected at most ${sizes.file} bytes of code, got ${found.size}`);
  const bytes = readFileSync(file);
  const hash = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (hash !== integrity) throw new Error(`expected the released file ${integrity}, got ${hash}`);

  // Node itself reads its globals when it reports an error: they go, but its own modules keep theirs.
  leaveLanguageAlone();
  const exported = Object(realm.run(bytes.toString(), files));
  const entry = Object(exported.default ?? exported);
  const { needs, draw } = entry;
  if (typeof needs !== 'function' || typeof draw !== 'function')
    throw new Error('expected the functions needs and draw to be exported');
  return {
    needs: (...given) => needs.call(entry, ...given),
    draw: (...given) => draw.call(entry, ...given),
    addresses: addressesOf(entry.addresses),
  };

  function addressesOf(list: unknown): Entry['addresses'] {
    if (list === undefined) return undefined;
    const { needs, list: listed } = Object(list);
    if (typeof needs !== 'function' || typeof listed !== 'function')
      throw new Error('expected addresses to have the functions needs and list');
    return { needs: (...given) => needs.call(list, ...given), list: (...given) => listed.call(list, ...given) };
  }

  /** Whoever climbs out of the entry's world finds the language, and no process. */
  function leaveLanguageAlone(): void {
    const { runInNewContext } = process.getBuiltinModule('node:vm');
    const language = new Set<string>(runInNewContext('Object.getOwnPropertyNames(globalThis)'));
    for (const name of Object.getOwnPropertyNames(globalThis))
      if (!language.has(name)) Reflect.deleteProperty(globalThis, name);
  }
}
