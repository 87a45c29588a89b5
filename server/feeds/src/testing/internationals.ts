import { readFileSync } from 'node:fs';
import { sharedFile } from './readShared';

export type International = { date: string; home: string; away: string; goals: readonly [number, number] };

/** The matches of national teams in a tournament of a year, in order of time. */
export function internationals(tournament: string, year: number): International[] {
  const lines = readFileSync(sharedFile('internationals/results.csv'), 'utf8').split('\n');
  return lines
    .map((line) => line.split(','))
    .filter(([date = '', , , , , name]) => name === tournament && date.startsWith(String(year)))
    .map(([date = '', home = '', away = '', scored, conceded]) => ({
      date,
      home,
      away,
      goals: [Number(scored), Number(conceded)],
    }));
}

/**
 * The groups of a tournament in which each team plays three matches in its group first: the file names none.
 *
 * @returns the matches of each group
 */
export function groupsOfThreeMatches(matches: readonly International[]): International[][] {
  const counts = new Map<string, number>();
  const groups: International[][] = [];
  for (const match of matches) {
    const { home, away } = match;
    const before = [home, away].map((team) => counts.get(team) ?? 0);
    if (before.some((count) => count >= 3)) continue;
    for (const [index, team] of [home, away].entries()) counts.set(team, (before[index] ?? 0) + 1);
    const theirs = groups.filter((group) =>
      group.some((one) => [one.home, one.away].some((team) => team === home || team === away)),
    );
    for (const group of theirs) groups.splice(groups.indexOf(group), 1);
    groups.push([...theirs.flat(), match]);
  }
  return groups;
}
