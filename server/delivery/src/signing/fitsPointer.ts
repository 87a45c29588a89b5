import { isDeepStrictEqual } from 'node:util';
import type { RemoteRelease, ShellRelease } from 'shared-kernel/contract/pointer';
import { decodePointer, type Pointer } from '../pointers/pointerFile';
import type { Build } from '../release/buildFolder';
import { pointerTo } from '../release/nextPointer';
import { ReleaseError } from '../release/releaseError';

/** What a pointer says of a release. */
export type Entry = RemoteRelease | ShellRelease;

/** What decoders put where a page says nothing. */
const DEFAULTS: Readonly<Record<string, unknown>> = { needsLazyFiles: false, isInSitemap: true };

/**
 * Checks that what a pointer says of a release follows from the release's own files: scripts and their checks, pages,
 * their texts and parameters, slots, contract. A pointer is not signed; so this is what a signature of the files is worth.
 *
 * @returns the fields that it lacks, for who takes them from the release: it was written before there were such, or
 * edited by hand
 * @throws ReleaseError that names a field which says something else
 */
export function checkFits({ remote }: Pick<Pointer, 'remote'>, entry: Entry, build: Build): string[] {
  const own = pointerTo(undefined, build, new Date(0).toISOString());
  // As it is read from its file.
  const { live } = decodePointer(remote, JSON.stringify(own));
  const found = compare(entry, live, '');
  const [wrong] = found.filter(({ said }) => said !== undefined);
  if (!wrong) return found.map(({ field }) => field);
  throw new ReleaseError(
    `The pointer of ${remote} does not fit ${entry.release}: expected ${words(wrong.own)} as its ${wrong.field}, got ${words(wrong.said)}.`,
  );
}

/** `said` is `undefined` where the pointer says nothing. */
type Difference = { readonly field: string; readonly own: unknown; readonly said: unknown };

function compare(said: unknown, own: unknown, field: string): Difference[] {
  if (isDeepStrictEqual(said, own)) return [];
  if (said === undefined || said === DEFAULTS[field.split('.').at(-1) ?? '']) return [{ field, own, said: undefined }];
  if (Array.isArray(said) && Array.isArray(own)) return compareLists(said, own, field);
  if (isRecord(said) && isRecord(own)) {
    const names = [...new Set([...Object.keys(said), ...Object.keys(own)])];
    return names.flatMap((name) => compare(said[name], own[name], field === '' ? name : `${field}.${name}`));
  }
  return [{ field, own, said }];
}

/** Items of both by what they are called; more than its own is something else, fewer is a lack. */
function compareLists(said: readonly unknown[], own: readonly unknown[], field: string): Difference[] {
  const stranger = said.find((item) => !own.some((one) => nameOf(one) === nameOf(item)));
  if (stranger !== undefined) return [{ field, own, said: stranger }];
  const differences = own.flatMap((one) => {
    const same = said.find((item) => nameOf(item) === nameOf(one));
    return same === undefined ? [{ field, own: one, said: undefined }] : compare(same, one, field);
  });
  const isTwice = new Set(said.map(nameOf)).size < said.length;
  return isTwice ? [...differences, { field, own, said }] : differences;
}

/** A page's path, a script's address, or the item itself. */
function nameOf(item: unknown): unknown {
  return isRecord(item) ? (item.path ?? item.src) : item;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function words(value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => String(nameOf(item))).join(' ') || 'none';
  if (isRecord(value)) return String(nameOf(value) ?? JSON.stringify(value));
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
}
