import type { LineupPlayer, TeamLineup } from 'shared-kernel/entities/lineups';
import type { FeedLineups } from '../../feedRecords';
import type { VendorMatch } from './createVendorDay';
import { vendorIdOf } from './vendorId';

/** `data/update` tells changes for so many seconds. */
const TOLD_FOR = 120;

/** The changes of line-ups that `data/update` tells. */
export function changedLineups(matches: readonly VendorMatch[], now: number) {
  return matches
    .filter(({ lineups, lineupsAt }) => lineups && now - lineupsAt < TOLD_FOR)
    .map(({ listed, lineupsAt }) => ({ match_id: listed.id, update_time: Math.floor(lineupsAt) }));
}

/** The answer of `match/lineup/detail`: without anything until a line-up is there. */
export function lineupOf(lineups: FeedLineups | undefined) {
  if (!lineups) return {};
  const { is_confirmed, home, away } = lineups;
  return {
    confirmed: is_confirmed ? 1 : 0,
    home_formation: home?.formation ?? '',
    away_formation: away?.formation ?? '',
    coach_id: { home: coachId(home), away: coachId(away) },
    lineup: { home: menOf(home), away: menOf(away) },
    injury: { home: [], away: [] },
  };
}

/** The coaches of all line-ups, as `coach/list` has them. */
export function coachesOf(matches: Iterable<VendorMatch>) {
  const teams = [...matches].flatMap(({ lineups }) => [lineups?.home, lineups?.away]);
  const names = new Set(teams.flatMap((team) => team?.coach ?? []));
  return [...names].map((name) => ({ id: idOfCoach(name), name, short_name: '', logo: '', type: 1 }));
}

function coachId(team: TeamLineup | undefined): string {
  return team?.coach === undefined ? '' : idOfCoach(team.coach);
}

/** Coaches have no number in the script. */
function idOfCoach(name: string): string {
  return vendorIdOf(
    'coach',
    [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 40, 7),
  );
}

/** Starters come after the bench, and not in the order of their places. */
function menOf(team: TeamLineup | undefined) {
  if (!team) return [];
  const starters = [...team.starters].sort((a, b) => (b.number ?? 0) - (a.number ?? 0));
  return [
    ...team.bench.map((player) => manOf(player, 0, [0, 0])),
    ...starters.map((player) => manOf(player, 1, pointOf(player, team))),
  ];
}

/** `x` from the team's right and `y` from its goal, each of 100. */
function pointOf({ grid }: LineupPlayer, { starters }: TeamLineup): [x: number, y: number] {
  const [line = 1, place = 1] = grid ?? [];
  const inLine = starters.filter((one) => one.grid?.[0] === line).length;
  const lines = Math.max(...starters.map((one) => one.grid?.[0] ?? 1));
  return [Math.round((100 * (inLine - place + 0.5)) / inLine), Math.round((90 * (line - 0.5)) / lines)];
}

function manOf({ id, name, number, position }: LineupPlayer, first: 0 | 1, [x, y]: readonly [number, number]) {
  return {
    ...{ id: `p${id}`, first, captain: 0, name, logo: '', shirt_number: number ?? 0, position: position ?? '' },
    ...{ x, y, rating: '0.0' },
  };
}
