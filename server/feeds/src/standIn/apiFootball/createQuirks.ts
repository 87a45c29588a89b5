import type { QuirkMatch } from './quirkMatch';

/** @param startedAt the middle of the stand-in's day, in unix seconds */
export function createQuirks(_startedAt: number): QuirkMatch[] {
  return [];
}
