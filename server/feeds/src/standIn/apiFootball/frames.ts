import type { FeedMatch } from '../../feedRecords';
import type { QuirkMatch } from './quirkMatch';
import { type Detail, type Json, SEASON } from './vendorFixture';

type Stage = readonly [home: Json, away: Json];

/** What the vendor says of a match from a minute after its kick-off on. */
export type Frame = {
  from: number;
  short: string;
  /** Seconds after the kick-off at which the half began, for the vendor's minute; without it there is none. */
  half?: number;
  second?: number | null;
  goals?: Stage;
  halftime?: Stage;
  fulltime?: Stage;
  extratime?: Stage;
  penalty?: Stage;
  events?: Json;
  statistics?: Json;
  /** Other fields in place of those above. */
  odd?: { readonly [name: string]: Json };
};

const LIVE: ReadonlySet<string> = new Set(['1H', 'HT', '2H', 'ET', 'BT', 'P', 'LIVE', 'INT', 'SUSP']);

/** The league of the matches that are written by hand: V.League 2. */
const LEAGUE = 637;

type Given = {
  id: number;
  name: string;
  kickoff: number;
  frames: readonly Frame[];
  final: Partial<FeedMatch>;
  /** How often an answer lists it. */
  times?: number;
  oddsAt?: (now: number) => Json[];
};

/** A match from its frames, which are in order of time. */
export function framed({ id, name, kickoff, frames, final, times = 1, oddsAt }: Given): QuirkMatch {
  return {
    ...{ id, name, league: LEAGUE, kickoff, final },
    ...(oddsAt && { oddsAt }),
    at(now, detail) {
      const frame = frames.findLast(({ from }) => kickoff + from * 60 <= now) ?? NOT_STARTED;
      if (detail === 'live' && !LIVE.has(frame.short)) return [];
      return Array.from({ length: times }, () => entry(id, kickoff, frame, now, detail));
    },
  };
}

const NOT_STARTED: Frame = { from: Number.NEGATIVE_INFINITY, short: 'NS' };

function entry(id: number, kickoff: number, frame: Frame, now: number, detail: Detail): Json {
  const hasBegun = frame.short !== 'NS' && frame.short !== 'TBD';
  const stage = ([home, away]: Stage = [null, null]) => ({ home, away });
  return {
    fixture: {
      ...{ id, referee: null, timezone: 'Europe/London', date: 'not the day that it was', timestamp: kickoff },
      periods: { first: hasBegun ? kickoff : null, second: frame.second ?? null },
      status: { long: 'in words', short: frame.short, ...minuteOf(frame, (now - kickoff) / 60) },
    },
    league: { id: LEAGUE, name: 'V-League 2', country: 'Việt Nam', logo: null, flag: null, season: SEASON },
    teams: { home: teamOf(id, 1), away: teamOf(id, 2) },
    goals: stage(frame.goals),
    score: {
      halftime: stage(frame.halftime),
      fulltime: stage(frame.fulltime),
      extratime: stage(frame.extratime),
      penalty: stage(frame.penalty),
    },
    ...(detail !== 'listing' && { events: frame.events ?? [] }),
    ...(detail === 'whole' && { statistics: frame.statistics ?? [] }),
    ...frame.odd,
  };
}

function minuteOf({ half, short }: Frame, minute: number) {
  if (half === undefined) return { elapsed: null, extra: null };
  const from = short === '2H' ? 45 : 0;
  const played = Math.floor(minute - half);
  return { elapsed: from + Math.min(played, 45), extra: played > 45 ? played - 45 : null };
}

/** The clubs of a match written by hand. */
export function teamOf(match: number, side: 1 | 2) {
  const id = match * 10 + side;
  return { id, name: `Đội ${id}`, logo: null, winner: null };
}
