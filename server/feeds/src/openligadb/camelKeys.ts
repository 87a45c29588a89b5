/**
 * Writes all keys of a JSON value with a small first letter: the site's older address sends `MatchID` and `Team1`, the
 * newer one `matchID` and `team1`.
 */
export function camelKeys(raw: unknown): unknown {
  if (Array.isArray(raw)) return raw.map(camelKeys);
  if (raw === null || typeof raw !== 'object') return raw;
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [name.charAt(0).toLowerCase() + name.slice(1), camelKeys(value)]),
  );
}
