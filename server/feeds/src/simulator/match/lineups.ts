import type { LineupPlayer, TeamLineup } from 'shared-kernel/entities/lineups';
import type { Position } from 'shared-kernel/entities/player';
import type { FeedLineups } from '../../feedRecords';
import type { Timeline } from '../../timeline/programme';
import { hasLuck, wholeBetween } from '../random/draw';
import { randomFrom } from '../random/random';
import type { PlannedMatch } from '../season/createSchedule';
import type { WorldCompetition, WorldTeam } from '../world/world';
import { coachOf, type Player, squadOf, startersOf, substitutesOf } from './squad';

const MINUTE = 60;

/** Before the kick-off an expectation is published, then the referee's sheet: in minutes, at different times. */
const EXPECTED_BEFORE = [70, 90] as const;
const CONFIRMED_BEFORE = [50, 65] as const;

/** Share of expectations that have one player wrong. */
const WRONG = 0.4;

const FORMATIONS = ['4-4-2', '4-3-3', '4-2-3-1', '3-4-3', '5-3-2', '3-5-2', '4-1-4-1'] as const;

/** The line-ups of a match through time; a match that is called off has none. */
export function lineupsTimeline({ fixture, outline }: PlannedMatch, seed: number): Timeline {
  const { id, kickoff, competition, home, away } = fixture;
  const isPlayed = outline.kind === 'played' || outline.kind === 'abandoned';
  const random = randomFrom(seed, id, 5);
  const before = ([least, most]: readonly [number, number]) => kickoff - wholeBetween(random, least, most) * MINUTE;
  const [expectedAt, confirmedAt] = [before(EXPECTED_BEFORE), before(CONFIRMED_BEFORE)];
  const isWrong = { home: hasLuck(random, WRONG), away: hasLuck(random, WRONG) };

  const of = (team: WorldTeam, isRight: boolean) => teamLineup(competition, team, seed, isRight);
  const lineupsAs = (is_confirmed: boolean): FeedLineups => ({
    match_id: id,
    is_confirmed,
    home: of(home, is_confirmed || !isWrong.home),
    away: of(away, is_confirmed || !isWrong.away),
  });

  return {
    nextAfter: (moment) => (isPlayed ? [expectedAt, confirmedAt].find((at) => at > moment) : undefined),
    at: (now) => (isPlayed && now >= expectedAt ? { lineups: [lineupsAs(now >= confirmedAt)] } : {}),
  };
}

/** @param isRight whether the players are those who play */
function teamLineup(competition: WorldCompetition, team: WorldTeam, seed: number, isRight: boolean): TeamLineup {
  const squad = squadOf(competition, team, seed);
  const [starters, bench] = [startersOf(squad), substitutesOf(squad)];
  const [last, first] = [starters.at(-1), bench.at(1)];
  const isSwapped = !isRight && last !== undefined && first !== undefined;
  const expected = isSwapped ? [...starters.slice(0, -1), first] : starters;
  const waiting = isSwapped ? bench.map((one) => (one === first ? last : one)) : bench;
  const formation = FORMATIONS[wholeBetween(randomFrom(seed, team.id, 5), 0, FORMATIONS.length - 1)] ?? FORMATIONS[0];
  const places = placesOf(formation);
  return {
    formation,
    coach: coachOf(competition, team, seed),
    starters: expected.map((player, index) => manOf(player, places[index])),
    bench: waiting.map((player, index) => manOf(player, index === 0 ? KEEPER : undefined)),
  };
}

type Place = { position: Position; grid?: [line: number, place: number] };

const KEEPER: Place = { position: 'G' };

/** The places of a formation, from the goalkeeper on. */
function placesOf(formation: string): readonly Place[] {
  const lines = formation.split('-').map(Number);
  const outfield = lines.flatMap((players, index) =>
    Array.from({ length: players }, (_, place): Place => {
      const position = index === 0 ? 'D' : index === lines.length - 1 ? 'F' : 'M';
      return { position, grid: [index + 2, place + 1] };
    }),
  );
  return [{ ...KEEPER, grid: [1, 1] }, ...outfield];
}

function manOf({ id, name, number }: Player, place: Place | undefined): LineupPlayer {
  return { id, name, number, position: place?.position, grid: place?.grid };
}
