import type { Match } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { FormResult } from 'shared-kernel/entities/teamForm';
import { aLiveMatch, aMatch, KICK_OFF } from 'shared-kernel/testing/builders';
import { formOfRecord } from './formOfRecord';
import { recordMatches } from './recordMatches';

const DAY = 86_400;
const TEAM = { kind: 'team', id: 101 } as const;

/** So many days ago, at home. */
const ended = (id: number, days: number, home_scores: number[]) =>
  aMatch({ id, match_time: KICK_OFF - days * DAY, status_id: MatchStatus.Ended, home_scores, away_scores: [1] });
const kept = (days: number, outcome: FormResult['outcome'], match_id?: number): FormResult => ({
  match_id,
  match_time: KICK_OFF - days * DAY,
  outcome,
});
const of = (matches: readonly Match[], results?: readonly FormResult[]) =>
  formOfRecord(TEAM, recordMatches(TEAM, matches, KICK_OFF), results).join('');

const ON_PAGE = [ended(1, 9, [0]), ended(2, 5, [2]), ended(3, 1, [2])];
const KEPT = [kept(40, 'D'), kept(30, 'W'), kept(9, 'L', 1), kept(5, 'W', 2), kept(1, 'W', 3)];

it.each<[string, string, readonly Match[], readonly FormResult[] | undefined]>([
  ['goes farther back than the matches of the page', 'DWLWW', ON_PAGE, KEPT],
  ['has the last five alone', 'WLWWW', [...ON_PAGE, ended(4, 0, [2])], KEPT],
  ['has a result that the page does not, in its place', 'LDW', [ended(1, 9, [0]), ended(3, 1, [2])], [kept(4, 'D')]],
  ['is of the page where nothing is reported', 'LWW', ON_PAGE, undefined],
  ['has no match that is played', 'DW', [...ON_PAGE.slice(2), aLiveMatch({ id: 5 })], [kept(40, 'D')]],
  ['has a corrected score', 'DWLWL', [...ON_PAGE.slice(0, 2), ended(3, 1, [0])], KEPT],
  [
    'has no match that goes on after all',
    'DW',
    [aLiveMatch({ id: 3 })],
    [kept(40, 'D'), kept(30, 'W'), kept(1, 'L', 3)],
  ],
])('a form %s', (_, form, matches, results) => {
  expect(of(matches, results)).toBe(form);
});

it('a competition has no form', () => {
  expect(formOfRecord({ kind: 'competition', id: 1 }, { live: [], fixtures: [], results: ON_PAGE }, KEPT)).toEqual([]);
});
