import type { Cup, TieMatch } from 'shared-kernel/entities/cup';
import { aSeason } from './seasonTables';

/** Noon of 10 December 2022 in Việt Nam. */
const NOON = Date.UTC(2022, 11, 10, 5) / 1000;
const DAY = 86_400;

const TEAMS = ['Việt Nam', 'Lào', 'Thái Lan', 'Singapore'].map((name, index) => ({ team_id: 101 + index, name }));

/** A match of a tie, on a day from 10 December on. */
export function aTieMatch(home: number, day: number, given: Partial<TieMatch> = {}): TieMatch {
  return {
    id: undefined,
    kick_off: NOON + day * DAY,
    home,
    goals: undefined,
    kicks: undefined,
    is_live: false,
    ...given,
  };
}

/**
 * Two legs with a shoot-out that Laos won, a semi-final of one match, a final to come, whose match has a page, a match for the
 * third place that is in play, and a group.
 */
export function aCup(given: Partial<Cup> = {}): Cup {
  const { teams, total } = aSeason(TEAMS);
  return {
    name: 'AFF Cup',
    teams,
    matches: 5,
    goals: 9,
    named_goals: 9,
    criteria: [],
    groups: [{ name: 'A', phase: undefined, rows: total }],
    rounds: [
      {
        round: 'semi_final',
        ties: [
          {
            home: 101,
            away: 102,
            aggregate: [2, 2],
            winner: 102,
            matches: [aTieMatch(101, -2, { goals: [2, 1] }), aTieMatch(102, 0, { goals: [1, 0], kicks: [5, 4] })],
          },
          {
            home: 103,
            away: 104,
            aggregate: [3, 0],
            winner: 103,
            matches: [aTieMatch(103, 1, { goals: [3, 0] })],
          },
        ],
      },
      {
        round: 'third_place',
        ties: [
          {
            home: 101,
            away: 104,
            aggregate: [1, 0],
            winner: undefined,
            matches: [aTieMatch(101, 5, { id: 77, goals: [1, 0], is_live: true })],
          },
        ],
      },
      {
        round: 'final',
        ties: [
          { home: 102, away: 103, aggregate: undefined, winner: undefined, matches: [aTieMatch(102, 6, { id: 78 })] },
        ],
      },
    ],
    scorers: [{ place: 1, name: 'Tiến Linh', team_id: 101, goals: 4, penalties: 1 }],
    ...given,
  };
}
