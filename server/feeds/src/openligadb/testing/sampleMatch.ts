import { decodeMatches, type OpenLigaMatch } from '../openLigaMatch';

/** 22 August 2025, 18:30 UTC. */
export const KICK_OFF = 1_755_887_400;

export type Result = { kind?: string; name?: string; score: readonly [number, number] };
export type Goal = {
  score: readonly [number, number];
  minute?: number | null;
  name?: string;
  isOwnGoal?: boolean;
  isPenalty?: boolean;
  comment?: string;
};

type Sample = {
  id?: number;
  isFinished?: boolean;
  changedAt?: string;
  results?: readonly Result[];
  goals?: readonly Goal[];
};

/** A match in the site's documented shape; clubs and scorers are ours. */
export function sampleMatch(sample: Sample = {}) {
  const { id = 77_401, isFinished = false, changedAt = '2025-08-22T22:31:12.21', results = [], goals = [] } = sample;
  return {
    matchID: id,
    matchDateTime: '2025-08-22T20:30:00',
    timeZoneID: 'W. Europe Standard Time',
    leagueId: 4821,
    leagueName: '1. Fußball-Bundesliga 2025/2026',
    leagueSeason: 2025,
    leagueShortcut: 'bl1',
    matchDateTimeUTC: '2025-08-22T18:30:00Z',
    group: { groupName: '1. Spieltag', groupOrderID: 1, groupID: 47_001 },
    team1: { teamId: 40, teamName: 'SV Nordstern', shortName: 'Nordstern', teamIconUrl: 'https://example.org/40.png' },
    team2: { teamId: 1635, teamName: 'TuS Südend', shortName: 'Südend', teamIconUrl: 'http://example.org/1635.gif' },
    lastUpdateDateTime: changedAt,
    matchIsFinished: isFinished,
    matchResults: results.map(({ kind, name = '', score }, index) => ({
      resultID: 110_000 + index,
      resultName: name,
      pointsTeam1: score[0],
      pointsTeam2: score[1],
      resultOrderID: index + 1,
      resultTypeID: index + 1,
      ...(kind && { resultTypeKind: kind }),
    })),
    goals: goals.map(({ score, minute = 10, name = 'Jonas Adler', isOwnGoal, isPenalty, comment = null }, index) => ({
      goalID: 120_000 - index,
      scoreTeam1: score[0],
      scoreTeam2: score[1],
      matchMinute: minute,
      goalGetterID: 1,
      goalGetterName: name,
      isPenalty: isPenalty ?? false,
      isOwnGoal: isOwnGoal ?? false,
      isOvertime: false,
      comment,
    })),
    location: null,
    numberOfViewers: null,
  };
}

/** The same JSON from the site's older address: `MatchID`, `Team1`, `PointsTeam1`. */
export function inOldSpelling(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOldSpelling);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name.charAt(0).toUpperCase() + name.slice(1), inOldSpelling(field)]),
  );
}

export function decoded(sample?: Sample): OpenLigaMatch {
  const fail = (error: Error) => {
    throw error;
  };
  const [match] = decodeMatches([sampleMatch(sample)], 'bl1', fail);
  if (!match) throw new Error('expected a match');
  return match;
}
