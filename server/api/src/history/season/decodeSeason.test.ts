import { onRealData, readShared } from 'feeds/testing/readShared';
import { playedMatches } from 'feeds/testing/worldCups';
import { worldCupSeason } from '../testing/worldCupSeason';
import { decodeSeason } from './decodeSeason';
import { unixSecondsOf } from './seasonTime';

const ENGLAND = { country: 'Anh', zone: 'Europe/London' };
const FIXTURE = { date: '2025-05-24', team1: 'Ardley', team2: 'Brackwell' };

/** These matches of a season, and what was reported. */
function read(...given: object[]) {
  const problems: string[] = [];
  const raw = { name: 'English X 2024/25', matches: given.map((one) => ({ ...FIXTURE, ...one })) };
  const { matches } = decodeSeason(raw, ENGLAND, ({ place, reason }) => problems.push(`${place}: ${reason}`));
  return { matches, results: matches.map(({ result }) => result), problems };
}

onRealData('two World Cups written as a season', () => {
  it('are the same results, goals and moments', () => {
    const known = playedMatches();
    const { matches } = decodeSeason(worldCupSeason(known), { country: 'World', zone: 'UTC' }, (flaw) => {
      throw new Error(flaw.reason);
    });
    expect(matches).toMatchObject(known.map(({ kickoff, home, away, result }) => ({ kickoff, home, away, result })));
    for (const { goals, result } of matches) {
      const [home = 0, away = 0] = result?.afterExtraTime ?? result?.fullTime ?? [];
      expect(goals).toHaveLength(home + away);
    }
  });
});

onRealData('five seasons', () => {
  it.each(['en.1', 'es.1', 'it.1', 'de.1', 'fr.1'])('of %s are read without a flaw', (league) => {
    const { matches } = decodeSeason(readShared(`leagues_2025-26/${league}.json`), ENGLAND, (flaw) => {
      throw new Error(flaw.reason);
    });
    expect(matches.length).toBeGreaterThan(300);
    expect(matches.filter(({ result }) => result).length).toBeGreaterThan(100);
  });
});

it.each<[string, unknown, readonly number[], readonly number[] | undefined]>([
  ['a pair', [2, 1], [2, 1], undefined],
  ['full time', { ft: [2, 1] }, [2, 1], undefined],
  ['both halves', { ht: [1, 0], ft: [2, 1] }, [2, 1], undefined],
  ['extra time', { ht: [1, 0], ft: [1, 1], et: [2, 1] }, [2, 1], undefined],
  ['a goalless extra time and kicks', { ht: [0, 0], ft: [1, 1], et: [1, 1], p: [4, 3] }, [1, 1], [4, 3]],
  ['kicks after 90 minutes', { ft: [0, 0], p: [2, 4] }, [0, 0], [2, 4]],
  ['kicks after a second leg', { ft: [2, 1], et: [2, 1], p: [5, 4] }, [2, 1], [5, 4]],
  ['extra time alone', { et: [1, 0] }, [1, 0], undefined],
  ['extra time and kicks alone', { et: [2, 2], p: [3, 1] }, [2, 2], [3, 1]],
  ['unknown parts as null', { ht: null, ft: [1, 0], et: null, p: null }, [1, 0], undefined],
  ['an aggregate, which decides a tie and no match', { ft: [1, 0], agg: [3, 2] }, [1, 0], undefined],
])('%s: the match ends so', (_, score, goals, kicks) => {
  const { results, problems } = read({ score });
  expect(results.map((result) => [result?.afterExtraTime ?? result?.fullTime, result?.shootout])).toEqual([
    [goals, kicks],
  ]);
  expect(problems).toEqual([]);
});

it.each<[string, object]>([
  ['no score', {}],
  ['null', { score: null }],
  ['an empty score', { score: {} }],
  ['a half-time score alone', { score: { ht: [1, 0] } }],
  ['postponed', { status: 'postponed' }],
  ['cancelled', { status: 'cancelled' }],
  ['canceled', { status: 'Canceled' }],
  ['annulled, whatever the score', { status: 'annulled', score: [1, 0] }],
  ['abandoned, whatever the score', { status: 'abandoned', score: { ft: [1, 0] } }],
  ['suspended', { status: 'suspended', score: { ht: [1, 0] } }],
])('%s: the match has no result, and nothing is wrong', (_, given) => {
  const { results, problems } = read(given);
  expect(results).toEqual([undefined]);
  expect(problems).toEqual([]);
});

it('the score of an awarded match is its result', () => {
  expect(read({ status: 'awarded', score: { ft: [3, 0] } }).results).toMatchObject([{ fullTime: [3, 0] }]);
});

it.each<[string, object, string]>([
  ['an unknown part', { score: { ft: [1, 1], gg: [2, 1] } }, 'score.gg: expected ht, ft, et, p or agg, got a list'],
  ['a text', { score: '2-1' }, 'score: expected an object, got "2-1"'],
  ['half a pair', { score: [2] }, 'score.ft.1: expected a number, got nothing'],
  ['goals below 0', { score: { ft: [1, -2] } }, 'score.ft.1: expected goals from 0 to 99, got -2'],
  ['unknown goals', { score: { ft: [null, null] } }, 'score.ft.0: expected a number, got null'],
  ['fewer goals after extra time', { score: { ft: [1, 1], et: [1, 0] } }, 'score.et: expected 1–1 or more, got 1–0'],
  ['kicks without a winner', { score: { ft: [1, 1], p: [3, 3] } }, 'score.p: expected a winner, got 3–3'],
  ['kicks after no score', { score: { p: [4, 3] } }, 'score: expected ft or et beside p'],
  ['an unknown status', { score: [2, 1], status: 'w.o.' }, 'status: expected one that is known, got "w.o."'],
  [
    'kicks beside the score',
    { score: [1, 1], penalties: [4, 3] },
    'penalties: expected the result in score, got [4,3]',
  ],
  ['a winner', { score: { ft: [1, 1] }, winner: 'Brackwell' }, 'winner: expected the result in score, got "Brackwell"'],
  ['a part beside the score', { score: { ft: [1, 1] }, et: [2, 1] }, 'et: expected the result in score, got [2,1]'],
  ['a part for each side', { score: [1, 1], score1p: 4, score2p: 3 }, 'score1p: expected the result in score, got 4'],
  ['a side for itself', { score1: 2, score2: 1 }, 'score1: expected the result in score, got 2'],
  ['a part alone', { ft: [2, 1] }, 'ft: expected the result in score, got [2,1]'],
  ['a result', { result: '2-1' }, 'result: expected the result in score, got "2-1"'],
  [
    'a pair of goals under any name',
    { score: [1, 1], elfmeter: [4, 3] },
    'elfmeter: expected the result in score, got [4,3]',
  ],
])('%s: nobody knows who won, which is a problem with its place', (_, odd, reason) => {
  const { results, problems } = read({ date: '2025-05-20', score: [1, 0] }, odd);
  expect(results).toMatchObject([{ fullTime: [1, 0] }, undefined]);
  expect(problems).toEqual([`matches.1: ${reason}`]);
});

it('what decides nothing may stand beside the score', () => {
  const place = {
    round: 'Final',
    num: 51,
    group: 'A',
    ground: 'Wembley',
    stadium: null,
    city: 'London',
    timezone: 'UTC+1',
  };
  const more = { attendance: 81_000, agg: [3, 2], winner: null, penalties: null, scorers: ['Mann'], knockout: true };
  const { results, problems } = read({ score: [1, 0], ...place, ...more });
  expect(results).toMatchObject([{ fullTime: [1, 0] }]);
  expect(problems).toEqual([]);
});

it('an odd half-time score costs itself alone', () => {
  const { results, problems } = read({ score: { ht: [2, 0], ft: [1, 1] } });
  expect(results).toMatchObject([{ halfTime: undefined, fullTime: [1, 1] }]);
  expect(problems).toEqual(['matches.0: score.ht: expected at most 1–1, got 2–0']);
});

it.each<[string, string, string]>([
  ['9:30', '2025-05-24T08:30:00Z', ''],
  ['20:45 CEST', '2025-05-24T18:45:00Z', ''],
  ['13:00 UTC-6', '2025-05-24T19:00:00Z', ''],
  ['13:00 UTC+5:30', '2025-05-24T07:30:00Z', ''],
  ['19:45 UTC±0', '2025-05-24T19:45:00Z', ''],
  ['tonight', '2025-05-24T14:00:00Z', 'time: expected a time such as 20:45 or 13:00 UTC-6, got "tonight"'],
  ['13:00 UTC+14', '2025-05-23T23:00:00Z', ''],
  ['13:00 UTC-12', '2025-05-25T01:00:00Z', ''],
  ['13:00 UTC-99', '2025-05-24T14:00:00Z', 'time: expected a time such as 20:45 or 13:00 UTC-6, got "13:00 UTC-99"'],
  [
    '13:00 UTC+14:30',
    '2025-05-24T14:00:00Z',
    'time: expected a time such as 20:45 or 13:00 UTC-6, got "13:00 UTC+14:30"',
  ],
  ['25:00', '2025-05-24T14:00:00Z', 'time: expected a time such as 20:45 or 13:00 UTC-6, got "25:00"'],
])('the kick-off at "%s" is at %s', (time, moment, problem) => {
  const { matches, problems } = read({ time, score: [1, 0] });
  expect(matches.map(({ kickoff }) => new Date(kickoff * 1000))).toEqual([new Date(moment)]);
  expect(problems).toEqual(problem ? [`matches.0: ${problem}`] : []);
});

it.each<[string, object, string]>([
  ['no team', { team1: null }, 'team1: expected a text, got null'],
  ['a team without a name', { team2: ' ' }, 'team2: expected a name of 1 to 100 characters, got " "'],
  ['no such day', { date: '2025-02-30' }, 'date: expected a date such as 2025-08-15, got "2025-02-30"'],
])('%s costs that match alone', (_, odd, reason) => {
  const { matches, problems } = read(odd, { score: [1, 0] });
  expect(matches).toHaveLength(1);
  expect(problems).toEqual([`matches.0: ${reason}`]);
});

it('has the goals that are listed, in their minutes', () => {
  const { matches, problems } = read({
    score: { ht: [1, 0], ft: [2, 2], et: [3, 2] },
    goals1: [
      { name: 'Cole', minute: '100', penalty: true },
      { name: 'Dunn', minute: 45, offset: 2 },
    ],
    goals2: [{ name: 'Ekwe', minute: '90+4', owngoal: true }],
  });
  expect(matches[0]?.goals.map(({ minute, added, side }) => [minute, added, side])).toEqual([
    [45, 2, 'home'],
    [90, 4, 'away'],
    [100, 0, 'home'],
  ]);
  expect(problems).toEqual([]);
});

it('knows the score after 90 minutes from a whole list of goals', () => {
  const goals1 = [{ minute: 30 }, { minute: 100 }];
  const { results } = read({ score: { et: [2, 0] }, goals1, goals2: [] });
  expect(results).toMatchObject([{ halfTime: undefined, fullTime: [1, 0], afterExtraTime: [2, 0] }]);
});

it.each<[string, object, number, string]>([
  [
    'more than were scored',
    { goals1: [{ minute: 10 }, { minute: 20 }] },
    0,
    'goals1 and goals2: 2 home goals are listed in 90 minutes, but the result counts 1',
  ],
  ['one without a minute', { goals1: [{ name: 'Cole' }] }, 0, 'goals1.0.minute: expected a value, got nothing'],
  [
    'one of a strange minute',
    { goals1: [{ name: 'Cole', minute: '300' }] },
    0,
    'goals1.0.minute: expected a minute such as 67 or 90+4, got "300"',
  ],
  ['no list', { goals2: 'none', goals1: [{ minute: 10 }] }, 1, 'goals2: expected a list, got "none"'],
])('of goals that are listed, %s: the score stands', (_, lists, count, reason) => {
  const { matches, problems } = read({ score: [1, 0], ...lists });
  expect(matches.map(({ result, goals }) => [result?.fullTime, goals.length])).toEqual([[[1, 0], count]]);
  expect(problems).toEqual([`matches.0: ${reason}`]);
});

it('has a match that is listed twice once, with its result', () => {
  const { results, problems } = read(
    { time: '15:00' },
    { time: '17:30', score: [2, 0] },
    { score: [2, 0] },
    { date: '2025-05-30' },
    { team1: 'Brackwell', team2: 'Ardley' },
  );
  expect(results.map((result) => result?.fullTime)).toEqual([[2, 0], undefined, undefined]);
  expect(problems).toEqual([
    'matches.2: the same teams within a day as matches.1',
    'matches.0: the same teams within a day as matches.1',
  ]);
});

it('knows whether a kick-off has a time', () => {
  const { matches } = read({ time: '20:00' }, { date: '2025-05-30', time: null });
  expect(matches.map(({ place, hasTime }) => [place, hasTime])).toEqual([
    ['matches.0', true],
    ['matches.1', false],
  ]);
});

it.each([
  ['in summer', 'Europe/London', '2025-08-15', '20:00', '2025-08-15T19:00:00Z'],
  ['in winter', 'Europe/London', '2025-12-26', '20:00', '2025-12-26T20:00:00Z'],
  ['east of it', 'Europe/Berlin', '2025-08-22', '20:30', '2025-08-22T18:30:00Z'],
  ['just before the clocks go back', 'Europe/Berlin', '2025-10-26', '01:30', '2025-10-25T23:30:00Z'],
  ['just after', 'Europe/Berlin', '2025-10-26', '03:30', '2025-10-26T02:30:00Z'],
  ['UTC itself', 'UTC', '2025-10-26', '03:30', '2025-10-26T03:30:00Z'],
])('local time %s is a moment', (_, zone, date, time, moment) => {
  expect(new Date(unixSecondsOf(date, time, zone) * 1000)).toEqual(new Date(moment));
});
