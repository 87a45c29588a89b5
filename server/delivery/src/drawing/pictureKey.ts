import type { PageRequest } from 'shared-kernel/contract/serverEntry';
import { type DrawingFile, fileKey } from './drawingFile';

/**
 * Requests of one key share a picture. It has all that a drawing may depend on, the path included: a visitor's odd
 * spelling of an address must not stand in the picture of the next. Time is not in it; site and zone do not change.
 */
export function pictureKey(file: DrawingFile, { part, path, params, search }: PageRequest): string {
  return JSON.stringify([fileKey(file), part, path, sorted(params), sorted(search)]);
}

function sorted(record: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}
