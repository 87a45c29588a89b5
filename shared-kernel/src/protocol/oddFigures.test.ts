import { Side } from '../entities/incident';
import { ScoreIndex } from '../entities/liveScore';
import { MatchStatus } from '../entities/matchStatus';
import { UNCOUNTED } from '../entities/score';
import { aLiveRecord, anIncident } from '../testing/builders';
import { ODD_VALUES } from '../testing/hostile';
import { decodeMatchRange } from './matchRange';

const stats = [
  { team_id: 101, ball_possession: 60, shots_on_target: 4, yellow_cards: 1, red_cards: 0 },
  { team_id: 102, ball_possession: 40, shots_on_target: 2, yellow_cards: 0, red_cards: 1 },
];
const full = {
  ...aLiveRecord({ status_id: MatchStatus.SecondHalf, incidents: [anIncident(), anIncident({ time: 50 })], stats }),
  home_scores: [2, 1, 0, 1, 5, 0, 0],
  away_scores: [1, 0, 1, 0, 3, 0, 0],
  home_position: 3,
  away_position: 7,
  is_hot: true,
  odds: '0.5!0.95!!0.91;2.5!0.88!2.5!0.98;2.1!3.3!3.4',
};

/** The match decoded from one raw match, and the reports. */
function read(match: unknown, beside: readonly unknown[] = []) {
  const reported: string[] = [];
  const raw: unknown = JSON.parse(JSON.stringify({ data: [match, ...beside] }));
  const { matches } = decodeMatchRange(raw, (error) => reported.push(error.message));
  return { matches, reported };
}

const FIGURES = Object.keys(UNCOUNTED) as (keyof typeof UNCOUNTED)[];

/** The figure at a place of a score array. */
const nameAt = (place: number) => FIGURES.find((name) => ScoreIndex[name] === place) ?? 'regular';

it.each([
  ['an incident at a side that is none', { incidents: [{ ...anIncident(), position: 9 }] }, { position: Side.Neither }],
  ['an incident at no readable minute', { incidents: [{ ...anIncident(), time: 'x' }] }, { time: 0 }],
  ['an incident of no readable player', { incidents: [{ ...anIncident(), player_id: {} }] }, { player_id: undefined }],
])('%s stands without it', (_, odd, shown) => {
  expect(read({ ...full, ...odd }).matches[0]?.incidents).toEqual([{ ...anIncident(), ...shown }]);
});

it('an incident without a type is left out alone', () => {
  const incidents = [{ time: 3 }, null, 'goal', anIncident({ time: 8 })];
  const { matches, reported } = read({ ...full, incidents });
  expect(matches[0]?.incidents).toEqual([anIncident({ time: 8 })]);
  expect(reported).toEqual([
    'At data.0.incidents.0.type: expected a value, got nothing',
    'At data.0.incidents.1: expected an object, got null',
  ]);
});

describe('a place of a score array that the status does not show', () => {
  it.each([1, 2, 3, 4, 5, 6])('%d, costs nothing but itself when it is odd', (index) => {
    const [sound] = read(full).matches;
    for (const [, odd] of ODD_VALUES) {
      const [match] = read({ ...full, away_scores: full.away_scores.with(index, odd as number) }).matches;
      expect(match?.score.home).toEqual(sound?.score.home);
      expect(match?.score.away).toEqual({ ...sound?.score.away, [nameAt(index)]: expect.any(Number) });
    }
  });
});

it.each([
  ['corners', 4, -1],
  ['red cards', 2, 0],
  ['goals of the first half', 1, -1],
])('%s that are null are as if never sent (M2)', (_, index, figure) => {
  const [match] = read({ ...full, home_scores: (full.home_scores as unknown[]).with(index, null) }).matches;
  expect(match?.score.home[nameAt(index)]).toBe(figure);
});

const { NotStarted, ExtraTime, PenaltyShootout, Ended, Interrupted, Cancelled } = MatchStatus;

describe('a figure that the score is made of', () => {
  it.each([
    ['no main score in the second half', MatchStatus.SecondHalf, 0, null],
    ['a main score in words at the end', Ended, 0, 'two'],
    ['a negative main score', Ended, 0, -1],
    ['half a goal', Ended, 0, 1.5],
    ['a main score that is true', MatchStatus.FirstHalf, 0, true],
    ['no readable total in extra time', ExtraTime, 5, 'x'],
    ['no readable total at the end, which may be after extra time', Ended, 5, {}],
    ['no readable kicks in the shoot-out', PenaltyShootout, 6, []],
    ['no main score of an interrupted match', Interrupted, 0, null],
  ])('is needed: %s refuses the match alone', (_, status_id, index, odd) => {
    const home_scores = (full.home_scores as unknown[]).with(index, odd);
    const { matches, reported } = read({ ...full, status_id, home_scores }, [{ ...full, id: 2 }]);
    expect(matches.map(({ id }) => id)).toEqual([2]);
    expect(reported).toEqual([expect.stringContaining(`At data.0.home_scores.${index}: expected a`)]);
  });
  it.each([
    ['before the match', NotStarted, 0, null],
    ['of a cancelled match', Cancelled, 0, 'x'],
    ['of extra time in the first half', MatchStatus.FirstHalf, 5, 'x'],
    ['of extra time that was not played', Ended, 5, null],
    ['of a shoot-out that was not', Ended, 6, null],
  ])('is not needed %s', (_, status_id, index, odd) => {
    const home_scores = (full.home_scores as unknown[]).with(index, odd);
    expect(read({ ...full, status_id, home_scores }).matches[0]?.score.home[nameAt(index)]).toBe(0);
  });
});

it('what is odd in every match is reported once', () => {
  const odd = {
    ...full,
    odds: 7,
    incidents: [
      { ...anIncident(), position: 9 },
      { ...anIncident(), position: 8 },
    ],
  };
  const { matches, reported } = read(
    odd,
    Array.from({ length: 300 }, (_, at) => ({ ...odd, id: at + 2 })),
  );
  expect(matches).toHaveLength(301);
  expect(reported).toEqual([
    'At data.0.odds: expected a text, got 7',
    'At data.0.incidents.*.position: expected a side: 0, 1 or 2, got 9',
  ]);
});
