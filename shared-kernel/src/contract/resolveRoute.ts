import { isOpenPattern, isParameter, matchPattern, type PathParams, segmentsOf } from './matchPattern';

/** One pattern of addresses that a release claims. */
export type Claim = {
  /** The name of the remote, or `shell`. */
  readonly owner: string;
  readonly pattern: string;
  /** Decides between equally specific patterns; the higher one wins. */
  readonly priority: number;
  /** A release that is switched off keeps only what nobody else claims. */
  readonly isOn: boolean;
};

export type Route<C extends Claim> = { readonly claim: C; readonly params: PathParams };

/**
 * Who owns an address. `delivery`, the shell and the measurements all ask here, so that they cannot disagree. The more
 * specific pattern wins, segment by segment from the left: a text before a parameter, a parameter before `/*`. Then the
 * higher priority wins. The order of the claims never counts: what is still equal is decided by name, although a release
 * that makes two claims equal is refused.
 *
 * @param pathname without the base path
 */
export function resolveRoute<C extends Claim>(claims: readonly C[], pathname: string): Route<C> | undefined {
  const fitting = claims.flatMap((claim) => {
    const params = matchPattern(claim.pattern, pathname);
    return params ? [{ claim, params }] : [];
  });
  return fitting.sort((one, other) => compareClaims(one.claim, other.claim))[0];
}

function compareClaims(one: Claim, other: Claim): number {
  return (
    Number(other.isOn) - Number(one.isOn) ||
    compareTexts(rankOf(one.pattern), rankOf(other.pattern)) ||
    other.priority - one.priority ||
    compareTexts(one.owner, other.owner) ||
    compareTexts(one.pattern, other.pattern)
  );
}

/** A text whose order is that of the patterns: `/news/:id` is `001`, `/news/*` is `002`. */
function rankOf(pattern: string): string {
  const ranks = segmentsOf(pattern).map((segment) => (isParameter(segment) ? '1' : '0'));
  return ranks.join('') + (isOpenPattern(pattern) ? '2' : '');
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

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
