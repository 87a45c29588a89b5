import type { PageRequest } from 'shared-kernel/contract/serverEntry';
import { type EntryFile, fileKey } from './entryFile';

/**
 * Requests of one key share their HTML. It has all that a rendering may depend on, the path included: a visitor's odd
 * spelling of an address must not be in the HTML of the next. Time is not in it; site and zone do not change.
 */
export function renderKey(file: EntryFile, { part, path, params, search }: PageRequest): string {
  return JSON.stringify([fileKey(file), part, path, sorted(params), sorted(search)]);
}

function sorted(record: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}
