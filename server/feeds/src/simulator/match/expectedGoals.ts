/** Goals of an average league match, the home side's advantage included. */
const AVERAGE = { home: 1.5, away: 1.15 } as const;

/** So many points of strength multiply the goals of one side by e and divide the other's. */
const POINTS_OF_STRENGTH = 48;

/** How many goals each side scores on average in 90 minutes. */
export function expectedGoals(homeStrength: number, awayStrength: number): { home: number; away: number } {
  const edge = Math.exp((homeStrength - awayStrength) / POINTS_OF_STRENGTH);
  return { home: Math.min(AVERAGE.home * edge, 4.5), away: Math.min(AVERAGE.away / edge, 4.5) };
}
