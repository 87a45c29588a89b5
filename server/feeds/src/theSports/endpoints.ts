/** Endpoints at which single records are asked for by their id. */
export const SINGLE = {
  match: 'match/recent/list',
  team: 'team/additional/list',
  competition: 'competition/additional/list',
  odds: 'odds/history',
  history: 'match/live/history',
  table: 'season/recent/table/detail',
  lineup: 'match/lineup/detail',
  coach: 'coach/list',
  squad: 'team/squad/list',
} as const;

/** Nothing waits for these, so one that fails must not hold up the others. */
export const SPARE: ReadonlySet<string> = new Set([SINGLE.squad]);
