import { listingOf } from 'shared-kernel/entities/listing';
import { ScoreIndex } from 'shared-kernel/entities/liveScore';
import type { Lane, WireParts } from 'shared-kernel/protocol/lanes';
import type { BoardMatch } from '../board/createBoard';
import { periodStart, recordOf, type SentMatch } from '../board/recordOf';
import type { References } from '../board/references';

/** The parts of a match that change by themselves; `names` go with what a page announces. */
export type Part = keyof WireParts;

export const PARTS: Readonly<Record<Lane, readonly Part[]>> = {
  football: ['score', 'incidents', 'match_time', 'names', 'listing'],
  prices: ['odds', 'suspended_odds', 'stats'],
};

const scorePart = (match: SentMatch) =>
  [match.status_id, match.home_scores, match.away_scores, periodStart(match)] as const;

const ANNOUNCED = [ScoreIndex.regular, ScoreIndex.red, ScoreIndex.afterExtraTime, ScoreIndex.shootout];

/** Goals and red cards: what pages announce. */
const announced = ({ home_scores, away_scores }: SentMatch) =>
  ANNOUNCED.map((at) => [home_scores[at] ?? 0, away_scores[at] ?? 0]);

/** Said also when there are none, or pages would keep those of before. */
const suspended = ({ suspended_odds = '' }: SentMatch) => suspended_odds;

const READ: Readonly<Record<Part, (match: SentMatch) => unknown>> = {
  score: scorePart,
  incidents: ({ incidents }) => incidents,
  match_time: ({ match_time }) => match_time,
  names: announced,
  listing: listingOf,
  odds: ({ odds }) => odds,
  suspended_odds: suspended,
  stats: ({ stats }) => stats,
};

/** The parts that differ between two states of a match. */
export function changedParts(before: SentMatch, after: SentMatch): Part[] {
  return [...PARTS.football, ...PARTS.prices].filter((part) => {
    return JSON.stringify(READ[part](before)) !== JSON.stringify(READ[part](after));
  });
}

/** How many incidents two lists begin with in common. */
export function commonIncidents({ incidents: before }: SentMatch, { incidents: after }: SentMatch): number {
  const differs = after.findIndex((incident, at) => JSON.stringify(incident) !== JSON.stringify(before[at]));
  return differs === -1 ? Math.min(before.length, after.length) : differs;
}

/**
 * The given parts of a match as they are now.
 *
 * @param from the incidents before it are known
 */
export function wireParts(
  board: BoardMatch,
  { teams, competitions }: References,
  parts: ReadonlySet<Part>,
  from: number,
): WireParts {
  const match = recordOf(board);
  const start = Math.min(from, match.incidents.length);
  const names = [
    teams.get(board.home_team_id)?.name ?? '',
    teams.get(board.away_team_id)?.name ?? '',
    competitions.get(board.competition_id)?.name ?? '',
  ] as const;
  const stats = match.stats.map(
    (line) =>
      [
        ...([line.team_id, line.ball_possession, line.shots_on_target] as const),
        ...([line.yellow_cards, line.red_cards] as const),
      ] as const,
  );
  return {
    ...(parts.has('score') && { score: scorePart(match) }),
    ...(parts.has('incidents') && { incidents: { from: start, add: match.incidents.slice(start) } }),
    ...(parts.has('match_time') && { match_time: match.match_time }),
    ...(parts.has('names') && { names }),
    ...(parts.has('listing') && { listing: listingOf(match) }),
    ...(parts.has('odds') && { odds: match.odds }),
    ...(parts.has('suspended_odds') && { suspended_odds: suspended(match) }),
    ...(parts.has('stats') && { stats }),
  };
}
