import { placesIn, standingsOf } from './table';
import { decoded, KICK_OFF, type Result } from './testing/sampleMatch';

const NOW = KICK_OFF + 86_400;

const row = (teamInfoId: number) => ({
  teamInfoId,
  points: 0,
  goals: 0,
  opponentGoals: 0,
  matches: 0,
  won: 0,
  lost: 0,
  draw: 0,
});

/** Six results of Nordstern against Südend, oldest first. */
const SEASON = (
  [
    [1, 0],
    [2, 0],
    [0, 0],
    [1, 3],
    [2, 2],
    [4, 0],
  ] as const
).map((score, index) => {
  const results: Result[] = [{ kind: 'After90Minutes', score }];
  return { ...decoded({ id: index + 1, isFinished: true, results }), matchDateTimeUTC: index };
});

it('adds the form of the last five, the newest last, for both sides', () => {
  const [home, away] = standingsOf([row(40), row(1635)], [...SEASON].reverse(), NOW);
  expect(home?.form).toEqual(['W', 'D', 'L', 'D', 'W']);
  expect(away?.form).toEqual(['L', 'D', 'W', 'D', 'L']);
});

it('counts no match that is still on', () => {
  const [home] = standingsOf([row(40)], [decoded({ goals: [{ score: [1, 0] }] })], NOW);
  expect(home?.form).toEqual([]);
});

it('counts no match that is finished without a score', () => {
  const unknown = decoded({ isFinished: true, results: [{ kind: 'HalfTime', score: [1, 0] }] });
  expect(standingsOf([row(40)], [unknown], NOW)[0]?.form).toEqual([]);
});

it('keeps the order of the site as the places', () => {
  expect(placesIn(standingsOf([row(1635), row(40)], [], NOW))).toEqual(
    new Map([
      [1635, 1],
      [40, 2],
    ]),
  );
});
