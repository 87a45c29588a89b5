/** Fetches what only the detail needs. */
export function loadDetail() {
  return import('./MatchDetail');
}
