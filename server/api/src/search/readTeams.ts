import { createRanks, NOT_FOUND, type Part, partOf, RANK } from './createRanks';
import type { Searched } from './searchWords';
import { sidesOf } from './sidesOf';

/** How well teams answer as the text, and matches of two of them: the smaller, the better; {@link NOT_FOUND} where not at all. */
export type ReadTeams<Team> = {
  rankOfTeam: (team: Team) => number;
  rankOfMatch: (home: Team, away: Team) => number;
};

/** For matches, teams with the words in their names are alike: a live one of each goes before next week's of another. */
const CLASS: ReadonlyMap<number, number> = new Map([
  [RANK.whole, 0],
  [RANK.start, 1],
  [RANK.words, 1],
  [RANK.within, 2],
  [RANK.typo, 3],
]);

const classOf = (rank: number | undefined) => CLASS.get(rank ?? NOT_FOUND) ?? NOT_FOUND;

/**
 * Reads a text as the name of a team, and as the names of two that meet: matches of the one, and of the two, whoever of them
 * is at home. Two teams answer as well as the worse of them.
 */
export function readTeams<Team extends { searched: Searched }>(
  teams: Iterable<Team>,
  words: readonly string[],
): ReadTeams<Team> {
  const parts: readonly Part[] = [partOf(words), ...sidesOf(words).flat()];
  const ranksOf = createRanks(words);
  const answers = new Map<Team, readonly number[]>();
  for (const team of teams) {
    const ranks = ranksOf(team.searched, parts);
    if (ranks) answers.set(team, ranks);
  }
  return {
    rankOfTeam: (team) => answers.get(team)?.[0] ?? NOT_FOUND,
    rankOfMatch(home, away) {
      const [one, other] = [answers.get(home), answers.get(away)];
      let best = Math.min(classOf(one?.[0]), classOf(other?.[0]));
      if (!one || !other) return best;
      for (let at = 1; at < parts.length; at += 2) {
        const together = Math.max(classOf(one[at]), classOf(other[at + 1]));
        const turned = Math.max(classOf(other[at]), classOf(one[at + 1]));
        best = Math.min(best, together, turned);
      }
      return best;
    },
  };
}
