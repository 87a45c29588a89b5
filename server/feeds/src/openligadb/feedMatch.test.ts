import { IncidentType, Side } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { mainScore, shootoutScore } from 'shared-kernel/rules/score';
import { asMatch } from '../testing/asMatch';
import { toFeedMatch } from './feedMatch';
import { decoded, KICK_OFF } from './testing/sampleMatch';

const SETTING = { countryId: 1, isHot: true, places: new Map([[40, 3]]) };
const LATER = KICK_OFF + 86_400;
const MINUTE = 60;

const at = (sample: Parameters<typeof decoded>[0], now: number) => toFeedMatch(decoded(sample), SETTING, now);

it.each([
  ['before the kick-off', {}, -1, MatchStatus.NotStarted],
  ['at the kick-off', {}, 0, MatchStatus.FirstHalf],
  ['in added time', {}, 48 * MINUTE, MatchStatus.FirstHalf],
  [
    'when a half-time result stands',
    { results: [{ kind: 'HalfTime', score: [0, 0] }] },
    47 * MINUTE,
    MatchStatus.HalfTime,
  ],
  ['when none was entered', {}, 55 * MINUTE, MatchStatus.HalfTime],
  ['after the break', {}, 63 * MINUTE, MatchStatus.SecondHalf],
  [
    'in extra time',
    {
      results: [
        { kind: 'After90Minutes', score: [1, 1] },
        { kind: 'AfterExtraTime', score: [2, 1] },
      ],
    },
    130 * MINUTE,
    MatchStatus.ExtraTime,
  ],
  [
    'in the shoot-out',
    { goals: [{ score: [1, 0], minute: null, comment: 'Elfmeterschießen' }] },
    150 * MINUTE,
    MatchStatus.PenaltyShootout,
  ],
  ['finished', { isFinished: true, goals: [{ score: [1, 0] }] }, 100 * MINUTE, MatchStatus.Ended],
  ['finished before its result is in', { isFinished: true }, 100 * MINUTE, MatchStatus.ToBeDetermined],
  [
    'finished with a half-time result alone',
    { isFinished: true, results: [{ kind: 'HalfTime', score: [2, 1] }] },
    100 * MINUTE,
    MatchStatus.ToBeDetermined,
  ],
  [
    'a kind in other letters',
    { isFinished: true, results: [{ kind: 'after90minutes', score: [1, 0] }] },
    100 * MINUTE,
    MatchStatus.Ended,
  ],
  [
    'in the second half, whatever one comment says',
    { goals: [{ score: [1, 1] }, { score: [1, 2], comment: 'Elfmeterschießen' }] },
    70 * MINUTE,
    MatchStatus.SecondHalf,
  ],
  ['never finished by anybody', {}, 240 * MINUTE, MatchStatus.ToBeDetermined],
] as const)('%s: its status', (_, sample, since, status) => {
  expect(at(sample, KICK_OFF + since).status_id).toBe(status);
});

it('stands on the board with the places of the table', () => {
  expect(at({ isFinished: true }, LATER)).toMatchObject({
    id: 77_401,
    match_time: KICK_OFF,
    country_id: 1,
    is_hot: true,
    home_position: 3,
    away_position: undefined,
    period_start: 0,
  });
});

it.each([
  ['that nobody entered is unknown, not 0–0 (M2)', [], [-1, -1]],
  ['of 0–0 is kept', [{ kind: 'HalfTime', score: [0, 0] }], [0, 0]],
] as const)('a half-time score %s', (_, results, half) => {
  const { home_scores, away_scores } = at({ results, goals: [{ score: [1, 0] }] }, KICK_OFF + 70 * MINUTE);
  expect([home_scores[1], away_scores[1]]).toEqual(half);
});

it('never has less than the half-time score, though goals are missing', () => {
  const results = [{ kind: 'HalfTime', score: [2, 1] }] as const;
  const match = at({ results, goals: [{ score: [1, 0] }] }, KICK_OFF + 70 * MINUTE);
  expect(mainScore(asMatch(match))).toEqual({ home: 2, away: 1 });
});

it('never adds a shoot-out to the score', () => {
  const match = at(
    {
      isFinished: true,
      results: [
        { kind: 'After90Minutes', score: [1, 1] },
        { kind: 'AfterExtraTime', score: [2, 2] },
        { kind: 'AfterPenalties', score: [7, 6] },
      ],
    },
    LATER,
  );
  expect(mainScore(asMatch(match))).toEqual({ home: 2, away: 2 });
  expect(shootoutScore(asMatch(match))).toEqual({ home: 5, away: 4 });
});

it('returns goals in the order of the score, own goals for the side that gained, and kicks with the score of kicks', () => {
  const { incidents } = at(
    {
      goals: [
        { score: [2, 1], minute: null, comment: 'Elfmeterschießen', name: 'Karl Busch' },
        { score: [1, 1], minute: 61, isOwnGoal: true, name: 'Jonas Adler' },
        { score: [1, 0], minute: 20, isPenalty: true },
      ],
    },
    LATER,
  );
  expect(incidents).toMatchObject([
    { type: IncidentType.PenaltyGoal, position: Side.Home, time: 20, home_score: 1, away_score: 0 },
    {
      type: IncidentType.OwnGoal,
      position: Side.Away,
      time: 61,
      player_name: 'Jonas Adler',
      home_score: 1,
      away_score: 1,
    },
    { type: IncidentType.ShootoutScored, position: Side.Home, time: 120, home_score: 1, away_score: 0 },
  ]);
});

it('lists no goal that two volunteers entered twice', () => {
  const goals = [
    { score: [1, 0], minute: 20 },
    { score: [1, 0], minute: 21 },
  ] as const;
  const { incidents } = at({ isFinished: true, goals, results: [{ kind: 'After90Minutes', score: [1, 0] }] }, LATER);
  expect(incidents).toMatchObject([{ time: 20, position: Side.Home, home_score: 1, away_score: 0 }]);
});

it('is a match that pages can read', () => {
  expect(asMatch(at({ isFinished: true, goals: [{ score: [1, 0] }] }, LATER)).incidents).toHaveLength(1);
});
