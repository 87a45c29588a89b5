import fc from 'fast-check';
import { type Incident, IncidentType, Side } from 'shared-kernel/entities/incident';
import type { MatchRecord } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { narrowScoreText } from 'shared-kernel/rules/formats';
import { aMatch, anIncident } from 'shared-kernel/testing/builders';
import { type LiveTextLine, liveText } from './liveText';

const { FirstHalf, HalfTime, SecondHalf, ExtraTime, PenaltyShootout, Ended, Interrupted, Abandoned } = MatchStatus;
const { Goal, OwnGoal, PenaltyGoal, RedCard, Corner, ShootoutScored, ShootoutMissed } = IncidentType;

const scores = (home: number[], away: number[]) => ({ home_scores: home, away_scores: away });
const GOALS: readonly number[] = [Goal, PenaltyGoal, OwnGoal];
const goalsOf = (incidents: readonly Incident[], side: Side) =>
  incidents.filter(({ type, position }) => GOALS.includes(type) && position === side).length;
const scoreOf = (incidents: readonly Incident[]) =>
  scores([goalsOf(incidents, Side.Home), 0], [goalsOf(incidents, Side.Away), 0]);
const textOf = (incidents: Incident[], given: Partial<MatchRecord> = {}, newFrom?: number) =>
  liveText(aMatch({ status_id: FirstHalf, ...scoreOf(incidents), incidents, ...given }), newFrom);

function wordOf({ line }: LiveTextLine): string {
  switch (line.kind) {
    case 'goal':
      return [line.effect, narrowScoreText(line.score)].join(' ').trim();
    case 'kick':
      return [line.isScored ? 'in' : 'out', narrowScoreText(line.score)].join(' ').trim();
    case 'whistle':
      return [line.at, narrowScoreText(line.score)].join(' ').trim();
    case 'end':
      return [line.at, narrowScoreText(line.score), narrowScoreText(line.shootout)].join(' ').trim();
    default:
      return line.kind;
  }
}
const wordsOf = (...given: Parameters<typeof textOf>) => textOf(...given).map(wordOf);

const early = anIncident({ time: 45, added_time: 3 });
const late = anIncident({ time: 88, position: Side.Away });
const scored = (position: Side) => anIncident({ type: ShootoutScored, time: 120, position });
const missed = (position: Side) => anIncident({ type: ShootoutMissed, time: 120, position });

it.each<[string, Incident[], Partial<MatchRecord>, string[]]>([
  ['the first half', [early], {}, ['opens 1–0', 'kickOff']],
  ['the break', [early], { status_id: HalfTime, ...scores([1, 1], [0, 0]) }, ['halfTime 1–0', 'opens 1–0', 'kickOff']],
  [
    'the second half',
    [early, late],
    { status_id: SecondHalf, ...scores([1, 1], [1, 0]) },
    ['equalises 1–1', 'secondHalf', 'halfTime 1–0', 'opens 1–0', 'kickOff'],
  ],
  [
    'an event of the second half before its status',
    [early, late],
    {},
    ['equalises 1–1', 'halfTime', 'opens 1–0', 'kickOff'],
  ],
  [
    'an event whose minute nobody knows, which may be of either half',
    [anIncident({ time: 0 })],
    { status_id: SecondHalf, ...scores([1, 0], [0, 0]) },
    ['opens 1–0', 'kickOff'],
  ],
  [
    'a match that has ended',
    [early, late],
    { status_id: Ended, ...scores([1, 1], [1, 0]) },
    ['kickOff', 'opens 1–0', 'halfTime 1–0', 'secondHalf', 'equalises 1–1', 'fullTime 1–1'],
  ],
  [
    'extra time, nothing yet',
    [late],
    { status_id: ExtraTime, ...scores([0, 0], [1, 0]) },
    ['regularTime 0–1', 'opens 0–1', 'secondHalf', 'halfTime 0–0', 'kickOff'],
  ],
  [
    'a shoot-out',
    [late, scored(Side.Home), missed(Side.Away)],
    { status_id: PenaltyShootout, ...scores([1, 1, 0, 0, 0, 1, 1], [1, 0, 0, 0, 0, 1, 0]) },
    [
      ...['out 1–0', 'in 1–0', 'extraTime 1–1', 'regularTime 1–1', 'opens 0–1', 'secondHalf', 'halfTime 1–0'],
      'kickOff',
    ],
  ],
  [
    'a match that a shoot-out decided',
    [late, scored(Side.Home), missed(Side.Away)],
    { status_id: Ended, ...scores([1, 1, 0, 0, 0, 1, 4], [1, 0, 0, 0, 0, 1, 2]) },
    [
      ...[
        'kickOff',
        'halfTime 1–0',
        'secondHalf',
        'opens 0–1',
        'regularTime 1–1',
        'extraTime 1–1',
        'in 1–0',
        'out 1–0',
      ],
      'fullTimeAfterExtra 1–1 4–2',
    ],
  ],
  [
    'a shoot-out of whose kicks the feed reports nothing',
    [late],
    { status_id: Ended, ...scores([0, 0, 0, 0, 0, 0, 4], [1, 0, 0, 0, 0, 0, 5]) },
    ['kickOff', 'halfTime 0–0', 'secondHalf', 'opens 0–1', 'shootout 0–1', 'fullTime 0–1 4–5'],
  ],
  [
    'a player who is sent off between two kicks, of whose team it counts nobody',
    [late, scored(Side.Home), anIncident({ type: RedCard, time: 120, player_name: 'Rice' }), missed(Side.Away)],
    { status_id: Ended, ...scores([1, 1, 0, 0, 0, 1, 4], [1, 0, 0, 0, 0, 1, 2]) },
    [
      ...['kickOff', 'halfTime 1–0', 'secondHalf', 'opens 0–1', 'regularTime 1–1', 'extraTime 1–1', 'in 1–0'],
      ...['card', 'out 1–0', 'fullTimeAfterExtra 1–1 4–2'],
    ],
  ],
  [
    'an interrupted match',
    [early],
    { status_id: Interrupted, ...scores([1], [0]) },
    ['kickOff', 'opens 1–0', 'interrupted 1–0'],
  ],
  [
    'an abandoned match',
    [early],
    { status_id: Abandoned, ...scores([1], [0]) },
    ['kickOff', 'opens 1–0', 'abandoned 1–0'],
  ],
])('describes %s', (_, incidents, given, words) => expect(wordsOf(incidents, given)).toEqual(words));

it.each<[string, Incident[], Partial<MatchRecord>, string[]]>([
  [
    'a score that goes backwards costs its own part',
    [anIncident({ home_score: 2, away_score: 0 }), anIncident({ home_score: 1, away_score: 0 })],
    {},
    ['scores', 'scores 2–0', 'kickOff'],
  ],
  [
    'a score below nothing, too',
    [anIncident({ home_score: -2, away_score: 4 }), anIncident()],
    {},
    ['scores', 'scores', 'kickOff'],
  ],
  ['a goal of nobody counts for nobody', [anIncident({ position: Side.Neither })], {}, ['scores', 'kickOff']],
  [
    'a half-time score that the feed did not send is not said',
    [early],
    { status_id: HalfTime, ...scores([1], [0]) },
    ['halfTime', 'opens 1–0', 'kickOff'],
  ],
  [
    'a kick of nobody costs its line, and the count after it',
    [scored(Side.Home), scored(Side.Neither), scored(Side.Away)],
    { status_id: PenaltyShootout },
    ['in', 'in 1–0', 'shootout 0–0', 'secondHalf', 'halfTime 0–0', 'kickOff'],
  ],
  [
    'an unknown minute changes no order',
    [anIncident({ time: 30 }), anIncident({ time: 0, type: RedCard, player_name: 'Rice' })],
    {},
    ['card', 'opens 1–0', 'kickOff'],
  ],
])('%s', (_, incidents, given, words) => expect(wordsOf(incidents, given)).toEqual(words));

it.each([
  ['no incidents', []],
  ['none that is reported', [anIncident({ type: Corner }), anIncident({ type: 99 })]],
])('says nothing of %s', (_, incidents) => expect(wordsOf(incidents, { status_id: Ended })).toEqual([]));

it('marks what has just arrived, and keeps the key of a line when another comes', () => {
  const incidents = [early, late, anIncident({ type: RedCard, time: 89 })];
  const before = textOf(incidents.slice(0, 2), { status_id: SecondHalf });
  const after = textOf(incidents, { status_id: SecondHalf }, 1);
  expect(after.map(({ key, isNew }) => [key, isNew])).toEqual([
    ['2', true],
    ['1', true],
    ['secondHalf', false],
    ['halfTime', false],
    ['0', false],
    ['kickOff', false],
  ]);
  expect(after.slice(1).map(({ key }) => key)).toEqual(before.map(({ key }) => key));
});

const WHISTLES = new Set(['whistle', 'end']);
const figures = fc.array(fc.nat(9), { maxLength: 7 });
const anyIncident = (score: fc.Arbitrary<number | undefined>) =>
  fc
    .record({
      type: fc.constantFrom(99, ...Object.values(IncidentType)),
      position: fc.constantFrom(...Object.values(Side)),
      time: fc.integer({ min: -3, max: 125 }),
      added_time: fc.option(fc.integer({ min: -2, max: 15 }), { nil: undefined }),
      player_name: fc.option(fc.constantFrom('Saka', 'Rice'), { nil: undefined }),
      out_player_name: fc.option(fc.constantFrom('Saka', 'Rice'), { nil: undefined }),
      home_score: score,
      away_score: score,
    })
    .map((given) => anIncident(given));
const anyMatch = (score: fc.Arbitrary<number | undefined>) =>
  fc
    .record({
      status_id: fc.constantFrom(...Object.values(MatchStatus)),
      home_scores: figures,
      away_scores: figures,
      incidents: fc.array(anyIncident(score), { maxLength: 20 }),
    })
    .map((given) => aMatch(given));

it('has at most one line for each incident, each in its place, besides one for each whistle', () => {
  const odd = fc.option(fc.integer({ min: -3, max: 9 }), { nil: undefined });
  fc.assert(
    fc.property(anyMatch(odd), (match) => {
      const text = liveText(match, undefined);
      const keys = text.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      const described = text.filter(({ line }) => !WHISTLES.has(line.kind));
      expect(described.length).toBeLessThanOrEqual(match.incidents.length);
      expect(text.length > 0).toBe(described.length > 0);
      for (const { line } of described) {
        if (!('place' in line)) continue;
        const { type, player_name } = match.incidents[line.place] ?? {};
        expect(GOALS.includes(type ?? 0)).toBe(line.kind === 'goal');
        expect(line.player).toBe(player_name);
      }
    }),
  );
});

it('the last goal of a feed without scores has the sum of all goals, and each says what it does to the one before', () => {
  fc.assert(
    fc.property(anyMatch(fc.constant(undefined)), (match) => {
      const [home, away] = [goalsOf(match.incidents, Side.Home), goalsOf(match.incidents, Side.Away)];
      const goals = liveText(
        aMatch({ ...scoreOf(match.incidents), incidents: match.incidents, status_id: Ended }),
        undefined,
      ).flatMap(({ line }) => (line.kind === 'goal' && line.side !== 'neither' ? [line] : []));
      expect(goals.at(-1)?.score ?? { home: 0, away: 0 }).toEqual({ home, away });
      for (const { effect, score } of goals) {
        expect(effect).not.toBe('scores');
        expect(effect === 'equalises').toBe(score?.home === score?.away);
      }
    }),
  );
});
