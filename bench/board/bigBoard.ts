import type { MatchRecord } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { MatchUpdate } from 'shared-kernel/protocol/matchUpdate';
import { aCompetition, aMatchRecord, aTeam } from 'shared-kernel/testing/builders';

const MATCHES = 5000;
const LIVE = 400;
const ENDED = 1600;
const TEAMS = 200;
const COMPETITIONS = 60;

const { FirstHalf, Ended, NotStarted } = MatchStatus;

/**
 * The largest board of the interface, 5,000 matches of which 400 are live, all with ranks, cards and odds.
 *
 * @param periodStart of all live matches, in unix seconds: their minutes change in the same second
 */
export function bigBoard(periodStart: number) {
  const matches = Array.from({ length: MATCHES }, (_, at) => matchOf(at + 1, periodStart));
  const team = Array.from({ length: TEAMS }, (_, at) => aTeam({ id: at + 1, name: `Câu lạc bộ số ${at + 1}` }));
  const competition = Array.from({ length: COMPETITIONS }, (_, at) =>
    aCompetition({ id: at + 1, name: `Giải vô địch ${at + 1}`, short_name: `GVĐ ${at + 1}`, is_hot: false }),
  );
  return { data: matches, extra_data: { competition, country: [], team } };
}

export type BigBoard = ReturnType<typeof bigBoard>;

function matchOf(id: number, periodStart: number): MatchRecord & { id: number } {
  const status_id = id <= LIVE ? FirstHalf : id <= LIVE + ENDED ? Ended : NotStarted;
  const match = aMatchRecord({
    status_id,
    match_time: kickOff(id, status_id, periodStart),
    competition_id: 1 + (id % COMPETITIONS),
    home_team_id: 1 + (id % TEAMS),
    away_team_id: 1 + ((id + 7) % TEAMS),
    home_scores: [id % 4, id % 2, id % 9 === 0 ? 1 : 0, id % 3, id % 8],
    away_scores: [id % 3, 0, id % 11 === 0 ? 1 : 0, id % 4, id % 7],
    home_position: 1 + (id % 20),
    away_position: 1 + ((id + 3) % 20),
    odds: oddsText(id),
  });
  return status_id === FirstHalf
    ? { ...match, id, score: [id, status_id, match.home_scores, match.away_scores, periodStart] }
    : { ...match, id };
}

/** The board sorts these matches by id: upcoming and live ones by kick-off, ended ones newest first. */
function kickOff(id: number, status: MatchStatus, periodStart: number): number {
  switch (status) {
    case FirstHalf:
      return periodStart - LIVE + id;
    case Ended:
      return periodStart - id;
    default:
      return periodStart + 3600 + id;
  }
}

/** A hundred live matches: every fourth of the board, as from a feed, or its first hundred, with all visible rows. */
export type Hundred = 'spread' | 'top';

/** A change as the hub sends it, without the names. */
export type BoardChange = Pick<MatchUpdate, 'score' | 'incidents' | 'version'> & { match_id: number; odds: string };

/** The `turn`th change of a hundred live matches: all prices move, and every tenth match has a goal. */
export function hundredUpdates({ data }: BigBoard, which: Hundred, turn: number): BoardChange[] {
  const live = data.slice(0, LIVE);
  const chosen = which === 'top' ? live.slice(0, 100) : live.filter((_, at) => at % (LIVE / 100) === 0);
  return chosen.map((match, at) => {
    const home_scores = [...match.home_scores];
    home_scores[0] = (home_scores[0] ?? 0) + (at % 10 === 0 ? turn : 0);
    const start = match.score?.[4] ?? 0;
    return {
      match_id: match.id,
      score: [match.id, match.status_id, home_scores, match.away_scores, start],
      incidents: [],
      odds: oddsText(match.id + turn),
      version: (match.version ?? 1) + turn,
    };
  });
}

function oddsText(seed: number): string {
  const price = (base: number, step: number) => (base + ((seed * step) % 40) / 100).toFixed(2);
  const line = `0.5!${price(0.7, 3)}!!${price(0.7, 7)};2.5!${price(0.7, 11)}!2.5!${price(0.7, 13)}`;
  return `${line};${price(1.8, 3)}!${price(3, 7)}!${price(3.2, 11)}`;
}
