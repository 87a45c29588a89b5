import type { FeedMatch } from '../../feedRecords';
import type { FeedBatch } from '../../provider';
import type { Timeline } from '../../timeline/programme';
import { createFootballDay } from '../createFootballDay';
import { leagueIdOf } from './leagueIds';

/** A match of the script, whose ids are those of the stand-in. */
export type ScriptedMatch = {
  id: number;
  kickoff: number;
  league: number;
  at(now: number): FeedMatch;
};

/** A day as this vendor tells it. */
export type Script = {
  matches: readonly ScriptedMatch[];
  names: { league(id: number): string; country(league: number): string; team(id: number): string };
  standings(league: number, now: number): FeedBatch['standings'];
};

/**
 * A day of the simulator, with the vendor's ids for leagues that both know.
 *
 * @param startedAt the middle of the day, in unix seconds
 */
export function createScript(options: { seed: number; startedAt: number; worlds?: number }): Script {
  const day = createFootballDay(options);
  const nameOf = namesIn([...(day.catalogue.teams ?? [])]);
  const leagues = new Map(day.catalogue.competitions?.map(({ id, name }) => [leagueIdOf(id), { id, name }]));
  const countries = namesIn([...(day.catalogue.countries ?? [])]);
  const matches = day.matches.flatMap((timeline) => scripted(timeline, options.startedAt));
  const tables = new Map(day.tables.flatMap((timeline) => keyed(timeline, options.startedAt)));
  const countryOf = new Map(matches.map(({ league, at }) => [league, at(options.startedAt).country_id]));
  return {
    matches,
    names: {
      league: (id) => leagues.get(id)?.name ?? '',
      country: (league) => countries(countryOf.get(league) ?? 0),
      team: nameOf,
    },
    standings: (league, now) => tables.get(league)?.at(now).standings,
  };
}

function keyed(table: Timeline, now: number): [number, Timeline][] {
  const [first] = table.at(now).standings ?? [];
  return first ? [[leagueIdOf(first.competition_id), table]] : [];
}

function namesIn(records: readonly { id: number; name: string }[]): (id: number) => string {
  const names = new Map(records.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? '';
}

function scripted(timeline: Timeline, startedAt: number): ScriptedMatch[] {
  const [first] = timeline.at(startedAt).matches ?? [];
  if (!first) return [];
  let known: { match: FeedMatch; from: number; until: number } | undefined;
  /** A match stays as it is until its timeline's next moment. */
  const at = (now: number): FeedMatch => {
    if (known && now >= known.from && now < known.until) return known.match;
    const match = timeline.at(now).matches?.[0] ?? first;
    known = { match, from: now, until: timeline.nextAfter(now) ?? Number.POSITIVE_INFINITY };
    return match;
  };
  return [{ id: first.id, kickoff: first.match_time, league: leagueIdOf(first.competition_id), at }];
}
