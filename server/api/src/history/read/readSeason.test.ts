import { onRealData, readShared } from 'feeds/testing/readShared';
import { playedMatches } from 'feeds/testing/worldCups';
import { decode } from 'shared-kernel/decode/decode';
import { Side } from 'shared-kernel/entities/incident';
import { dayAlone } from 'shared-kernel/rules/dayAlone';
import * as v from 'valibot';
import { worldCupSeason } from '../testing/worldCupSeason';
import { readSeason } from './readSeason';

const LATER = Date.parse('2027-01-01') / 1000;
const NOW = Date.parse('2026-01-01') / 1000;
const FIXTURE = { date: '2025-05-24', team1: 'Ardley', team2: 'Brackwell' };

function read(...matches: object[]) {
  const season = { name: 'English X 2024/25', matches: matches.map((given) => ({ ...FIXTURE, ...given })) };
  return readSeason({ name: 'x.json', text: JSON.stringify(season) }, undefined, NOW);
}

it.each<[string, unknown, object]>([
  ['a pair', [2, 1], { score: [2, 1], regularTime: [2, 1], hasExtraTime: false }],
  ['full time', { ft: [2, 1] }, { score: [2, 1], regularTime: [2, 1], hasExtraTime: false }],
  ['both halves', { ht: [1, 0], ft: [2, 1] }, { score: [2, 1], halfTime: [1, 0], hasExtraTime: false }],
  ['extra time', { ft: [1, 1], et: [2, 1] }, { score: [2, 1], regularTime: [1, 1], hasExtraTime: true }],
  [
    'extra time and kicks',
    { ht: [0, 0], ft: [1, 1], et: [1, 1], p: [4, 3] },
    { score: [1, 1], regularTime: [1, 1], hasExtraTime: true, kicks: [4, 3], shootoutWinner: Side.Home },
  ],
  [
    'kicks after 90 minutes',
    { ft: [0, 0], p: [2, 4] },
    { score: [0, 0], hasExtraTime: false, shootoutWinner: Side.Away },
  ],
])('%s: the result is what decided', (_, score, result) => {
  const { results, skipped } = read({ score });
  expect(results).toMatchObject([result]);
  expect(skipped).toEqual([]);
});

it('the score after 90 minutes stays unknown where extra time alone is stated', () => {
  const [result] = read({ score: { et: [1, 0] } }).results;
  expect(result).toMatchObject({ score: [1, 0], hasExtraTime: true });
  expect(result).not.toHaveProperty('regularTime');
});

it('has the minutes of a side whose goals are all listed', () => {
  const [result] = read({
    score: [2, 1],
    goals1: [{ minute: '45+2' }, { minute: 7, owngoal: true }],
    goals2: [],
  }).results;
  expect(result).toMatchObject({ homeMinutes: '7,45+2', awayMinutes: undefined });
});

it.each<[string, object, string]>([
  ['cancelled', { status: 'cancelled', score: [1, 0] }, 'there is no score yet'],
  ['an unknown part', { score: { ft: [1, 1], gg: [2, 1] } }, 'score.gg: expected ht, ft, et, p or agg, got a list'],
  ['a winner', { winner: 'Ardley', score: [1, 1] }, 'winner: expected the result in score, got "Ardley"'],
  ['an unknown status', { status: 'w.o.', score: [3, 0] }, 'status: expected one that is known, got "w.o."'],
  ['a team without a name', { team2: '' }, 'team2: expected a name of 1 to 100 characters, got ""'],
  [
    'a doubled fixture with other white space',
    { date: '2025-05-24', team1: 'Ardley ', score: [1, 0] },
    'the same teams within a day as matches.0',
  ],
  [
    'a doubled fixture',
    { date: '2025-05-24', score: [1, 0], time: '17:30' },
    'the same teams within a day as matches.0',
  ],
])('%s is left out alone, with its place and reason', (_, odd, reason) => {
  const { results, skipped } = read(
    { score: [1, 0] },
    { date: '2025-05-03', ...odd },
    { date: '2025-05-10', score: [2, 2] },
  );
  expect(results.map(({ score }) => score)).toEqual([
    [1, 0],
    [2, 2],
  ]);
  expect(skipped).toEqual([{ place: 'matches.1', reason }]);
});

it('names that were written for HTML are read, and one that lost letters leaves its match out', () => {
  const { results, skipped } = read(
    { team1: 'Bod&oslash; &#39;04', score: [1, 0] },
    { team1: 'Bod\uFFFD', score: [1, 0] },
  );
  expect(results.map(({ home }) => home.name)).toEqual(["Bodø '04"]);
  expect(skipped).toEqual([{ place: 'matches.1', reason: 'expected names in UTF-8, got "Bod\uFFFD"' }]);
});

onRealData('real seasons', () => {
  it.each(['en.1', 'es.1', 'it.1', 'de.1', 'fr.1'])('of %s every score is kept', (league) => {
    const text = JSON.stringify(readShared(`leagues_2025-26/${league}.json`));
    const { matches } = decode(
      v.object({ matches: v.array(v.object({ score: v.object({ ft: v.optional(v.unknown()) }) })) }),
      JSON.parse(text),
    );
    const played = matches.flatMap(({ score }) => (score.ft === undefined ? [] : [score.ft]));
    const { results, skipped } = readSeason({ name: 'x.json', text }, undefined, LATER);
    expect(results.map(({ score }) => score)).toEqual(played);
    expect(new Set(skipped.map(({ reason }) => reason))).toEqual(new Set(['there is no score yet']));
  });

  it('of World Cups written as such every score, shoot-out and winner is kept', () => {
    const known = playedMatches();
    const text = JSON.stringify(worldCupSeason(known));
    const { results, skipped } = readSeason({ name: 'x.json', text }, { country: 'World', zone: 'UTC' }, LATER);
    expect(skipped).toEqual([]);
    expect(results).toMatchObject(
      known.map(({ kickoff, result: { fullTime, afterExtraTime, shootout } }) => ({
        kickOff: kickoff,
        score: afterExtraTime ?? fullTime,
        regularTime: fullTime,
        hasExtraTime: afterExtraTime !== undefined,
        ...(shootout && { kicks: shootout, shootoutWinner: shootout[0] > shootout[1] ? Side.Home : Side.Away }),
        homeMinutes: expect.any(String),
        awayMinutes: expect.any(String),
      })),
    );
  });
});

it('a time that nobody can read leaves the day', () => {
  const { results, skipped } = read(
    { time: 'tonight', score: [1, 0] },
    { date: '2025-05-10', time: '9:30', score: [1, 0] },
  );
  expect(results.map(({ kickOff }) => kickOff)).toEqual([
    dayAlone('2025-05-24'),
    Date.parse('2025-05-10T08:30Z') / 1000,
  ]);
  expect(skipped).toMatchObject([{ place: 'matches.0' }]);
});
