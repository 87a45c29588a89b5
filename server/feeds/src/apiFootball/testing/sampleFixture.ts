import { decodeFixtures, type Fixture } from '../fixture';

/** 19 June 2025, 22:00 UTC. */
export const KICK_OFF = 1_750_370_400;

export const HOME = { id: 601, name: 'Harbour Town', logo: 'https://example.org/teams/601.png', winner: null };
export const AWAY = { id: 602, name: 'Moor Park', logo: 'http://example.org/teams/602.png', winner: null };

type Stage = { home: unknown; away: unknown };
const NONE: Stage = { home: null, away: null };

type Overrides = {
  id?: unknown;
  short?: unknown;
  elapsed?: unknown;
  extra?: unknown;
  kickOff?: unknown;
  periods?: unknown;
  league?: object;
  teams?: unknown;
  goals?: unknown;
  score?: object;
  events?: unknown;
  statistics?: unknown;
  lineups?: unknown;
};

/** A fixture in the vendor's documented shape of version 3; clubs and players are ours. */
export function sampleFixture(given: Overrides = {}) {
  const {
    id = 9001,
    short = 'NS',
    elapsed = null,
    extra = null,
    kickOff = KICK_OFF,
    events,
    statistics,
    lineups,
  } = given;
  return {
    fixture: {
      id,
      referee: null,
      timezone: 'UTC',
      date: '2025-06-19T22:00:00+00:00',
      timestamp: kickOff,
      periods: given.periods ?? { first: null, second: null },
      venue: { id: null, name: null, city: null },
      status: { long: 'in words', short, elapsed, extra },
    },
    league: {
      id: 340,
      name: 'V.League 1',
      country: 'Vietnam',
      logo: 'https://example.org/leagues/340.png',
      flag: null,
      season: 2025,
      round: 'Regular Season - 20',
      ...given.league,
    },
    teams: given.teams ?? { home: HOME, away: AWAY },
    goals: given.goals ?? NONE,
    score: { halftime: NONE, fulltime: NONE, extratime: NONE, penalty: NONE, ...given.score },
    ...(events !== undefined && { events }),
    ...(statistics !== undefined && { statistics }),
    ...(lineups !== undefined && { lineups }),
  };
}

/** An event of the home side in the vendor's shape. */
export function sampleEvent(type: string, detail: string, given: Record<string, unknown> = {}) {
  return {
    time: { elapsed: 20, extra: null },
    team: { id: HOME.id, name: HOME.name, logo: HOME.logo },
    player: { id: 77, name: 'A. Keeper' },
    assist: { id: null, name: null },
    type,
    detail,
    comments: null,
    ...given,
  };
}

/** @throws Error when it is not read */
export function decoded(given?: Overrides): Fixture {
  const [fixture] = decodeFixtures([sampleFixture(given)], (error) => {
    throw error;
  });
  if (!fixture) throw new Error('expected a fixture');
  return fixture;
}
