import type { FeedSquad } from '../feedRecords';
import type { FeedBatch } from '../provider';
import { simulatorProgramme } from '../simulator/simulatorProgramme';
import { world } from '../simulator/world/world';
import { mergeBatches } from '../timeline/batches';
import type { Timeline } from '../timeline/programme';

const DAY = 86_400;

export type FootballDayOptions = {
  seed: number;
  /** Unix seconds: the middle of the day. */
  startedAt: number;
  /** How many worlds play at once; each beyond the first has ids, names and dice of its own. */
  worlds?: number;
  /** Plays only the first so many competitions, for a quick test. */
  leagues?: number;
};

/** A scripted day: what a stand-in of a vendor plays, and what the board must show when it is over. */
export type FootballDay = {
  /** Countries, competitions and teams. */
  readonly catalogue: FeedBatch;
  /** Its matches with their markets, line-ups, places and referees, the nearest to the middle of the day first. */
  readonly matches: readonly Timeline[];
  /** The squads of all teams. */
  readonly squads: readonly FeedSquad[];
  /** All matches and tables at a moment. */
  at(now: number): Required<Pick<FeedBatch, 'matches' | 'standings'>>;
};

/** A day of the simulator, as a script: it depends on its options and the time alone. */
export function createFootballDay({ seed, startedAt, worlds = 1, leagues }: FootballDayOptions): FootballDay {
  const all = Array.from({ length: worlds }, (_, index) => aWorld(seed + index, startedAt, index, leagues));
  const matches = all.flatMap(({ matches }) => matches);
  const tables = all.flatMap(({ tables }) => tables);
  return {
    catalogue: mergeBatches(all.map(({ catalogue }) => catalogue)),
    matches,
    squads: all.flatMap(({ squads }) => squads),
    at(now) {
      const { matches: shown = [], standings = [] } = mergeBatches([...matches, ...tables].map((one) => one.at(now)));
      return { matches: shown, standings };
    },
  };
}

function aWorld(seed: number, startedAt: number, index: number, leagues: number | undefined) {
  const played = { ...world, competitions: world.competitions.slice(0, leagues), cups: [] };
  const programme = simulatorProgramme(played, { seed, startedAt });
  const tables: Timeline[] = [];
  const squads: FeedSquad[] = [];
  const matches = new Map<number, Timeline>();
  // Tables come first, then the matches, the nearest to the start of the run first, then what is told beside them, and
  // last the prices until now, which no vendor tells.
  for (const timeline of programme.opening(startedAt)) {
    const { standings, matches: [match] = [], squads: told = [], earlierPrices } = timeline.at(startedAt);
    if (earlierPrices) break;
    squads.push(...told);
    const later = match || standings ? {} : timeline.at(startedAt + 2 * DAY);
    const beside = later.lineups?.[0] ?? later.info?.[0];
    const known = beside && matches.get(beside.match_id);
    if (standings) tables.push(timeline);
    else if (match && Math.abs(match.match_time - startedAt) < DAY) matches.set(match.id, timeline);
    else if (beside && known) matches.set(beside.match_id, together(known, timeline));
  }
  const shown = (timelines: Iterable<Timeline>) => [...timelines].map((one) => remembered(shifted(one, index)));
  const { squads: theirs = [] } = moved({ squads }, index);
  const catalogue = moved(programme.catalogue, index);
  return { catalogue, matches: shown(matches.values()), tables: shown(tables), squads: theirs };
}

function together(match: Timeline, beside: Timeline): Timeline {
  return {
    nextAfter(moment) {
      const next = Math.min(match.nextAfter(moment) ?? Infinity, beside.nextAfter(moment) ?? Infinity);
      return Number.isFinite(next) ? next : undefined;
    },
    at: (now) => ({ ...match.at(now), ...beside.at(now) }),
  };
}

/** A stand-in asks for all states with each request, and few have changed since the last one. */
function remembered({ nextAfter, at }: Timeline): Timeline {
  let last = { from: Number.POSITIVE_INFINITY, until: 0, state: {} };
  return {
    nextAfter,
    at(now) {
      if (now < last.from || now >= last.until) {
        last = { from: now, until: nextAfter(now) ?? Number.POSITIVE_INFINITY, state: at(now) };
      }
      return last.state;
    },
  };
}

/** Larger than any id of a world. */
const WORLD_SIZE = 1_000_000_000_000;

function shifted(timeline: Timeline, index: number): Timeline {
  return index === 0 ? timeline : { nextAfter: timeline.nextAfter, at: (now) => moved(timeline.at(now), index) };
}

/** The same records as those of another world: with ids and names of their own. */
function moved(batch: FeedBatch, index: number): FeedBatch {
  if (index === 0) return batch;
  const to = (id: number) => id + index * WORLD_SIZE;
  const renamed = <T extends { id: number; name: string }>(one: T) => ({
    ...one,
    id: to(one.id),
    name: `${one.name} ${index + 1}`,
  });
  const { countries = [], competitions = [], teams = [], standings = [], matches = [] } = batch;
  const { lineups, info, markets, squads } = batch;
  return {
    countries: countries.map(renamed),
    competitions: competitions.map(renamed),
    teams: teams.map(renamed),
    standings: standings.map(({ competition_id, rows }) => ({
      competition_id: to(competition_id),
      rows: rows.map((row) => ({ ...row, team_id: to(row.team_id) })),
    })),
    ...(info && { info: info.map((one) => ({ ...one, match_id: to(one.match_id) })) }),
    ...(markets && { markets: markets.map((one) => ({ ...one, match_id: to(one.match_id) })) }),
    ...(squads && { squads: squads.map((one) => ({ ...one, team_id: to(one.team_id) })) }),
    ...(lineups && { lineups: lineups.map((one) => ({ ...one, match_id: to(one.match_id) })) }),
    matches: matches.map((match) => ({
      ...match,
      id: to(match.id),
      competition_id: to(match.competition_id),
      country_id: match.country_id === undefined ? undefined : to(match.country_id),
      home_team_id: to(match.home_team_id),
      away_team_id: to(match.away_team_id),
      stats: match.stats.map((line) => ({ ...line, team_id: to(Number(line.team_id)) })),
    })),
  };
}
