import type { Ask, Drawn } from 'shared-kernel/contract/serverEntry';
import { decode } from 'shared-kernel/decode/decode';
import * as v from 'valibot';
import { DrawingFault } from './drawingFault';

const drawnSchema = v.object({
  html: v.string('a text'),
  css: v.string('a text'),
  robots: v.exactOptional(v.literal('noindex', 'noindex')),
});

const valueSchema = v.union([v.string(), v.number()], 'a text or a number');

const askSchema = v.object({
  key: v.pipe(v.string('a text'), v.maxLength(200, 'at most 200 characters')),
  path: v.pipe(v.string('a text'), v.check(isPathOfOurs, 'a path of our REST')),
  query: v.exactOptional(v.record(v.string(), v.union([valueSchema, v.array(valueSchema)], 'values'), 'parameters')),
});

/** @throws DrawingFault when it is no picture. The worker has checked HTML, styles and sizes. */
export function decodeDrawn(raw: unknown): Drawn {
  return fitting(() => decode(drawnSchema, raw, 'drawn'));
}

/** @throws DrawingFault when it is no list of requests to our REST */
export function decodeAsks(raw: unknown): Ask[] {
  return fitting(() => decode(v.array(askSchema, 'a list'), raw, 'asks'));
}

function fitting<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new DrawingFault('unfit', error instanceof Error ? error.message : String(error));
  }
}

/** An address of another origin, one that climbs, or one with a query of its own is read as another path. */
function isPathOfOurs(path: string): boolean {
  const base = 'http://ours.invalid';
  return URL.canParse(path, base) && new URL(path, base).href === base + path && !/[?#]/.test(path);
}
