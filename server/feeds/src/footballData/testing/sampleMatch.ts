import { decodeMatches, type FootballDataMatch } from '../footballDataMatch';

/** 22 August 2025, 19:00 UTC. */
export const KICK_OFF = 1_755_889_200;

type Stage = { home: number | null; away: number | null };

/** A match in the vendor's documented shape of version 4; clubs and players are ours. */
export function sampleMatch({ score = {}, ...fields }: { score?: object } & Record<string, unknown> = {}) {
  const none: Stage = { home: null, away: null };
  return {
    area: { id: 2072, name: 'England', code: 'ENG', flag: 'https://example.org/770.svg' },
    competition: { id: 2021, name: 'Premier League', code: 'PL', type: 'LEAGUE', emblem: 'https://example.org/PL.png' },
    season: { id: 2403, startDate: '2025-08-15', endDate: '2026-05-24', currentMatchday: 2, winner: null },
    id: 538_050,
    utcDate: '2025-08-22T19:00:00Z',
    status: 'TIMED',
    matchday: 2,
    stage: 'REGULAR_SEASON',
    group: null,
    lastUpdated: '2025-08-22T19:20:57Z',
    homeTeam: {
      id: 62,
      name: 'Harbour Town FC',
      shortName: 'Harbour Town',
      tla: 'HAR',
      crest: 'https://example.org/62.png',
    },
    awayTeam: { id: 66, name: 'Moor Park Rovers FC', shortName: null, tla: 'MPR', crest: null },
    score: { winner: null, duration: 'REGULAR', fullTime: none, halfTime: none, ...score },
    odds: { msg: 'Activate Odds-Package in User-Panel to retrieve odds.' },
    referees: [],
    ...fields,
  };
}

export function decoded(fields?: Parameters<typeof sampleMatch>[0]): FootballDataMatch {
  const fail = (error: Error) => {
    throw error;
  };
  const [match] = decodeMatches({ matches: [sampleMatch(fields)] }, fail);
  if (!match) throw new Error('expected a match');
  return match;
}
