import fc from 'fast-check';
import { ScoreIndex } from '../entities/liveScore';
import type { Match } from '../entities/match';
import { matchState } from '../entities/matchState';
import { MatchStatus } from '../entities/matchStatus';
import { UNCOUNTED } from '../entities/score';
import { decodeMatchUpdate, type PushedUpdate, UPDATE_EVENT } from '../protocol/matchUpdate';
import { aLiveMatch, aMatch, anIncident, KICK_OFF } from '../testing/builders';
import { ODD_VALUES } from '../testing/hostile';
import { clockLabel } from './clock';
import { foldSnapshot } from './foldMatch';
import { foldWhole } from './foldPush';
import { withKnownStart } from './foldScore';

const { FirstHalf, HalfTime, SecondHalf, ExtraTime, ExtraTimeOld, PenaltyShootout, Ended, Interrupted } = MatchStatus;

/** The match began ten minutes late. */
const LATE = KICK_OFF + 600;

/** 1–0 in the first half, a yellow card and three corners; the away side has one red card. */
const record = {
  home_scores: [1, 0, 0, 1, 3],
  away_scores: [0, 0, 1, 0, 2],
  incidents: [anIncident()],
  odds: '1!2!3!4',
  home_position: 3,
  score: [1, FirstHalf, [1], [0], LATE] as const,
  version: 1,
};
const known = aLiveMatch(record);
/** The figures of the push. */
const PUSHED = { regular: 2, firstHalf: 0, red: 0, yellow: 1, corners: 4 };

const score = [1, 2, [2, 0, 0, 1, 4], [0, 0, 1, 0, 2], LATE] as const;
const push = { match_id: 1, version: 2, score, incidents: [anIncident(), anIncident({ time: 30 })], odds: '5!6!7!8' };

const foldUpdate = (match: Match, update: PushedUpdate) => foldWhole(foldSnapshot(undefined, match), update).match;

/** The known match after a push from the hub. */
function pushed(given: object, match = known) {
  const reported: string[] = [];
  const update = decodeMatchUpdate(JSON.stringify({ ...push, ...given }), (error) => reported.push(error.message));
  return { match: foldUpdate(match, update), reported };
}

/** The array `score` of the push with another value at an index. */
const scoreWith = (place: number, odd: unknown) => ({ score: (score as readonly unknown[]).with(place, odd) });

describe('an unknown status', () => {
  it('leaves the known one, and the goal counts', () => {
    for (const [, odd] of ODD_VALUES.filter(([, value]) => value !== 9 && value !== '2')) {
      const { match, reported } = pushed(scoreWith(1, odd));
      expect(match).toMatchObject({ state: known.state, score: { home: PUSHED }, version: 2 });
      expect(clockLabel(match, LATE + 600)).toBe('10');
      expect(reported.filter((message) => message.includes('.score.1: expected'))).toHaveLength(odd === null ? 0 : 1);
    }
  });
  it.each([5, 6])('costs no goal, even beside an unreadable figure at place %d', (place) => {
    const home = [2, 0, 0, 1, 4, 0, 0].with(place, -7);
    const { match } = pushed({ score: [1, 'live', home, [0, 0, 1, 0, 2], LATE] });
    expect(match).toMatchObject({ state: known.state, version: 2 });
    expect(match.score.home.regular).toBe(2);
  });
});

it.each([
  ['incidents that are an object', { incidents: {} }, { incidents: known.incidents }],
  ['incidents that are null', { incidents: null }, { incidents: known.incidents }],
  ['odds that are a number', { odds: 9 }, { odds: known.odds }],
  ['a rank in words', { listing: ['first', 2, true] }, { home_position: 3, is_hot: false }],
  ['figures that are a text', { stats: 'many' }, { stats: known.stats }],
  ['a planned kick-off in words', { match_time: 'soon' }, { match_time: known.match_time }],
])('%s leave what was known', (_, odd, left) => {
  expect(pushed(odd).match).toMatchObject({ ...left, score: { home: PUSHED } });
});

describe('a figure beside the score', () => {
  const odd = ODD_VALUES.filter(([, value]) => value !== 9 && value !== '2' && value !== -1);
  it.each(['firstHalf', 'red', 'yellow', 'corners'] as const)('%s, being odd, is as it was known', (name) => {
    for (const [, value] of odd) {
      const { match } = pushed(scoreWith(2, (score[2] as readonly unknown[]).with(ScoreIndex[name], value)));
      expect(match.score.home).toMatchObject({ ...PUSHED, [name]: known.score.home[name] });
    }
  });
  it('that was never known is none, or unknown (M2)', () => {
    const match = aLiveMatch({ ...record, home_scores: [1] });
    const { home } = pushed(scoreWith(2, [2, null, null, null, null]), match).match.score;
    expect(home).toEqual({ ...UNCOUNTED, regular: 2 });
  });
});

it.each([
  ['no match', { match_id: null }],
  ['no scores', { score: [1, 2] }],
  ['scores of one side', { score: [1, 2, [2]] }],
  ['scores that are numbers', { score: [1, 2, 2, 1] }],
  ['a score in words', scoreWith(2, ['two'])],
  ['a score of null', scoreWith(3, [null])],
  ['no readable total in extra time', { score: [1, 5, [1, 0, 0, 0, 0, 'x'], [1], 0] }],
  ['a score that is an object', { score: { 0: 1 } }],
])('a push with %s is refused', (_, odd) => {
  expect(() => pushed(odd)).toThrow(`At ${UPDATE_EVENT}.`);
});

it('total of extra time that a push says null of stays', () => {
  const inExtraTime = aMatch({ ...record, status_id: ExtraTime, home_scores: [1, 0, 0, 0, 0, 2] });
  const { match } = pushed({ score: [1, 5, [1, 0, 0, 0, 0, null], [1], 0] }, inExtraTime);
  expect(match.score.home.afterExtraTime).toBe(2);
});

describe('the start of a period (M20)', () => {
  const UNKNOWN: (readonly [string, unknown])[] = [
    ['0', 0],
    ['"0"', '0'],
    ...ODD_VALUES.filter(([, odd]) => odd !== 9 && odd !== '2'),
  ];
  const stay = (given: unknown, status: MatchStatus = FirstHalf, match: Match = known) =>
    pushed({ score: [1, status, [2], [0], ...(given === undefined ? [] : [given])] }, match).match;

  it.each([...UNKNOWN, ['missing', undefined] as const])('that is %s in a push stays as it was known', (_, start) => {
    const match = stay(start);
    expect(match.period_start).toBe(LATE);
    expect([clockLabel(match, LATE + 600), clockLabel(match, LATE + 660)]).toEqual(['10', '11']);
  });
  it.each([
    ['half-time', FirstHalf, HalfTime],
    ['the second half', HalfTime, SecondHalf],
    ['the second half that begins without a break', FirstHalf, SecondHalf],
    ['extra time', SecondHalf, ExtraTime],
    ['the shoot-out', ExtraTime, PenaltyShootout],
    ['the end', SecondHalf, Ended],
    ['an interruption', SecondHalf, Interrupted],
  ])('is not carried over into %s', (_, before, after) => {
    const match = { ...known, state: matchState(before) };
    expect(stay(0, after, match).period_start).toBe(0);
  });
  it('stays when the same extra time comes by its old code', () => {
    const match = { ...known, state: matchState(ExtraTime) };
    expect(stay(0, ExtraTimeOld, match).period_start).toBe(LATE);
  });
  it('may be corrected', () => expect(stay(LATE + 60).period_start).toBe(LATE + 60));
  it('stays when the status of the push cannot be read', () => {
    expect(pushed({ score: [1, 14, [2], [0], 0] }).match).toMatchObject({ state: known.state, period_start: LATE });
  });
  it('stays when a later answer of the server names none', () => {
    expect(withKnownStart(known, { ...known, version: 9, period_start: 0 }).period_start).toBe(LATE);
  });
  it('of another period does not stay in a later answer', () => {
    const came = { ...known, state: matchState(SecondHalf), period_start: 0 };
    expect(withKnownStart(known, came)).toBe(came);
  });
});

describe('whatever is pushed', () => {
  const anything = fc.oneof(fc.jsonValue(), fc.constantFrom(...ODD_VALUES.map(([, odd]) => odd)));

  it('a match keeps a status and scores that are numbers', () => {
    fc.assert(
      fc.property(fc.tuple(anything, anything, anything, anything, anything), (odd) => {
        let match = known;
        try {
          match = pushed({ score: odd }).match;
        } catch (error) {
          expect(String(error)).toContain(`At ${UPDATE_EVENT}.score`);
        }
        expect(Object.values(MatchStatus).map(matchState)).toContain(match.state);
        const { home, away } = match.score;
        expect([...Object.values(home), ...Object.values(away)].every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });
});
