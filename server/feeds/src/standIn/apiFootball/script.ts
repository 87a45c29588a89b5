import type { FeedInfo, FeedLineups, FeedMarkets, FeedMatch, FeedSquad } from '../../feedRecords';
import type { StandingsTable } from '../../provider';
import type { Timeline } from '../../timeline/programme';
import { createFootballDay, type FootballDay } from '../createFootballDay';
import { leagueIdOf } from './leagueIds';

/** A match of the script, whose league has the stand-in's id. */
export type ScriptedMatch = {
  id: number;
  kickoff: number;
  league: number;
  at(now: number): FeedMatch;
  /** The official ones; none before. */
  lineupsAt(now: number): FeedLineups | undefined;
  infoAt(now: number): FeedInfo | undefined;
  marketsAt(now: number): FeedMarkets | undefined;
};

/** A day as this vendor tells it. */
export type Script = {
  matches: readonly ScriptedMatch[];
  names: { league(id: number): string; country(league: number): string; team(id: number): string };
  squadOf(team: number): FeedSquad | undefined;
  /** A table may be some minutes old, as the vendor's are. */
  standings(league: number, now: number): readonly StandingsTable[];
};

export type ScriptOptions = {
  seed: number;
  /** The middle of the day, in unix seconds. */
  startedAt: number;
  worlds?: number;
  /** Plays only the first so many competitions, for a quick test. */
  leagues?: number;
  /** How much faster than life it is played. */
  speed?: number;
};

/** Moments of life and of the script, which meets it at its start. */
type Pace = { toScript(moment: number): number; fromScript(moment: number): number };

/** A day of the simulator, with the vendor's ids for leagues that both know. */
export function createScript({ speed = 1, ...options }: ScriptOptions): Script {
  const day = createFootballDay(options);
  const { startedAt } = options;
  const pace: Pace = {
    toScript: (moment) => startedAt + (moment - startedAt) * speed,
    fromScript: (moment) => startedAt + (moment - startedAt) / speed,
  };
  const leagues = new Map(day.catalogue.competitions?.map(({ id, name }) => [leagueIdOf(id), { id, name }]));
  const matches = day.matches.flatMap((timeline) => scripted(timeline, startedAt, pace));
  const countryOf = new Map(matches.map(({ league, at }) => [league, at(startedAt).country_id]));
  const countries = namesIn(day.catalogue.countries);
  const tablesAt = tablesOf(day);
  const squads = new Map(day.squads.map((squad) => [squad.team_id, squad]));
  return {
    matches,
    names: {
      league: (id) => leagues.get(id)?.name ?? '',
      country: (league) => countries(countryOf.get(league) ?? 0),
      team: namesIn(day.catalogue.teams),
    },
    squadOf: (team) => squads.get(team),
    standings: (league, now) =>
      tablesAt(pace.toScript(now)).filter(({ competition_id }) => competition_id === leagues.get(league)?.id),
  };
}

function namesIn(records: readonly { id: number; name: string }[] = []): (id: number) => string {
  const names = new Map(records.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? '';
}

function scripted(timeline: Timeline, startedAt: number, { toScript, fromScript }: Pace): ScriptedMatch[] {
  const [first] = timeline.at(startedAt).matches ?? [];
  if (!first) return [];
  let known: { match: FeedMatch; from: number; until: number } | undefined;
  /** A match stays as it is until its timeline's next moment. */
  const inScript = (moment: number): FeedMatch => {
    if (known && moment >= known.from && moment < known.until) return known.match;
    const match = timeline.at(moment).matches?.[0] ?? first;
    known = { match, from: moment, until: timeline.nextAfter(moment) ?? Number.POSITIVE_INFINITY };
    return match;
  };
  /** A period began so long ago that its minute is that of the script. */
  const at = (now: number): FeedMatch => {
    const match = inScript(toScript(now));
    const start = match.period_start && Math.round(now - (toScript(now) - match.period_start));
    return { ...match, match_time: Math.round(fromScript(match.match_time)), period_start: start };
  };
  const lineupsAt = (now: number) =>
    timeline.at(toScript(now)).lineups?.find(({ is_confirmed }: FeedLineups) => is_confirmed);
  const infoAt = (now: number) => timeline.at(toScript(now)).info?.[0];
  const marketsAt = (now: number) => timeline.at(toScript(now)).markets?.[0];
  const kickoff = Math.round(fromScript(first.match_time));
  return [{ id: first.id, kickoff, league: leagueIdOf(first.competition_id), at, lineupsAt, infoAt, marketsAt }];
}

/** Seconds for which tables are kept: reckoning all of them takes a while. */
const KEPT = 600;

function tablesOf(day: FootballDay): (moment: number) => readonly StandingsTable[] {
  let known: { standings: readonly StandingsTable[]; slot: number } | undefined;
  return (moment) => {
    const slot = Math.floor(moment / KEPT);
    if (known?.slot !== slot) known = { standings: day.at(moment).standings, slot };
    return known.standings;
  };
}
