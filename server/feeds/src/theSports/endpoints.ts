/** Where single records are asked for by their id. */
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
