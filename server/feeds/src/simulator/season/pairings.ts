/**
 * The pairings of a round of a double round robin (the circle method): each team meets each other twice in 2(n - 1)
 * rounds, once at home.
 *
 * @param teams an even number of them
 * @param round from 0 to 2(n - 1) - 1
 */
export function pairings<T>(teams: readonly T[], round: number): [home: T, away: T][] {
  const circle = teams.length - 1;
  const leg = round % circle;
  const isReturn = round >= circle;
  return Array.from({ length: teams.length / 2 }, (_, pair) => {
    const [first, second] = pair === 0 ? [circle, leg] : [(leg + pair) % circle, (leg - pair + circle) % circle];
    const isFirstAtHome = (pair === 0 ? leg % 2 === 0 : pair % 2 === 1) !== isReturn;
    return isFirstAtHome ? both(teams, first, second) : both(teams, second, first);
  });
}

function both<T>(teams: readonly T[], home: number, away: number): [T, T] {
  const [host, guest] = [teams[home], teams[away]];
  if (host === undefined || guest === undefined)
    throw new Error(`Expected an even number of teams, got ${teams.length}`);
  return [host, guest];
}

export function roundsOfSeason(teams: readonly unknown[]): number {
  return 2 * (teams.length - 1);
}
