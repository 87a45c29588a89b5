/** Việt Nam has no daylight saving time. */
const AHEAD_SECONDS = 7 * 3600;

/** The current day in Việt Nam, where the team reads its reports: `2026-11-20`. @param now unix seconds */
export function dayInVietnam(now: number): string {
  return new Date((now + AHEAD_SECONDS) * 1000).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
