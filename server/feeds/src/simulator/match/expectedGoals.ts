/** Goals of an average league match, including the home advantage. */
const AVERAGE = { home: 1.5, away: 1.15 } as const;

/** This many points of strength multiply one side's goals by e and divide the other's. */
const POINTS_OF_STRENGTH = 48;

/** The average goals of each side in 90 minutes. */
export function expectedGoals(homeStrength: number, awayStrength: number): { home: number; away: number } {
  const edge = Math.exp((homeStrength - awayStrength) / POINTS_OF_STRENGTH);
  return { home: Math.min(AVERAGE.home * edge, 4.5), away: Math.min(AVERAGE.away / edge, 4.5) };
}
