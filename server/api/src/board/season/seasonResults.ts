import type { SeasonResult } from './sumsOf';

/** In seconds. A season may pause for so long, and none begins sooner after the one before. */
const BREAK = 28 * 86_400;

/**
 * The results of the season that was played last. Feeds name no season; one begins after a pause, with a team that is not
 * among those of before, or with a match that these had played at that ground already.
 *
 * @param results of one competition, in any order
 * @param teams those of the present season, if somebody says which; matches of others do not count
 */
export function seasonResults(
  results: readonly SeasonResult[],
  teams: ReadonlySet<number> | undefined,
): readonly SeasonResult[] {
  const parts = partsOf(results);
  let season = parts.pop() ?? [];
  for (let part = parts.pop(); part && !isOfAnother(part, season, teams); part = parts.pop()) {
    season = [...part, ...season];
  }
  return teams ? season.filter(({ home, away }) => teams.has(home) && teams.has(away)) : season;
}

/** Runs of matches without a pause, in the order of time. */
function partsOf(results: readonly SeasonResult[]): SeasonResult[][] {
  const parts: SeasonResult[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const result of [...results].sort((one, other) => one.kickOff - other.kickOff)) {
    if (result.kickOff - last >= BREAK) parts.push([]);
    parts.at(-1)?.push(result);
    last = result.kickOff;
  }
  return parts;
}

function isOfAnother(
  part: readonly SeasonResult[],
  season: readonly SeasonResult[],
  teams: ReadonlySet<number> | undefined,
): boolean {
  const pairOf = ({ home, away }: SeasonResult) => `${home} ${away}`;
  const played = new Set(season.map(pairOf));
  if (part.some((result) => played.has(pairOf(result)))) return true;
  if (teams) return part.some(({ home, away }) => !(teams.has(home) && teams.has(away)));
  const before = teamsIn(part);
  return [...teamsIn(season)].some((team) => !before.has(team));
}

const teamsIn = (results: readonly SeasonResult[]) => new Set(results.flatMap(({ home, away }) => [home, away]));
