import { isOpenPattern, isParameter, segmentsOf } from './matchPattern';
import type { Claim } from './resolveRoute';

/**
 * Whether two claims have equal right to the same addresses, so that only the names of their owners would decide
 * between them.
 */
export function areEqualClaims(one: Claim, other: Claim): boolean {
  return one.priority === other.priority && shapeOf(one.pattern) === shapeOf(other.pattern);
}

/** A pattern without the names of its parameters. */
function shapeOf(pattern: string): string {
  const words = segmentsOf(pattern).map((segment) => (isParameter(segment) ? ':' : segment.toLowerCase()));
  return words.join('/') + (isOpenPattern(pattern) ? '/*' : '');
}
