import { IncidentType } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { mainScore, type Pair, shootoutScore } from 'shared-kernel/rules/score';
import { onRealData, readShared } from '../../testing/readShared';
import { stateAt, THE_END } from '../../testing/timelines';
import { worldCupSeason } from '../../testing/worldCupSeason';
import { playedMatches } from '../../testing/worldCups';
import { decodeRecording } from '../readRecording';
import type { PlayedMatch } from '../recording';
import { replayProgramme } from '../replayProgramme';
import { unixSecondsOf } from './localTime';
import { decodeSeason } from './seasonFormat';

const GOALS: ReadonlySet<number> = new Set([IncidentType.Goal, IncidentType.PenaltyGoal, IncidentType.OwnGoal]);

const STARTED_AT = 1_700_000_000;

onRealData('five seasons', () => {
  describe.each(['en.1', 'es.1', 'it.1', 'de.1', 'fr.1'])('the season of %s', (league) => {
    const recording = decodeRecording(readShared(`leagues_2025-26/${league}.json`), (error) => {
      throw error;
    });
    const timelines = replayProgramme({ recording, speed: 3600, startedAt: STARTED_AT }).opening(0);

    it('ends each match that was played with its result, and none other', () => {
      for (const [index, match] of recording.matches.entries()) {
        const timeline = timelines[index];
        if (!timeline) throw new Error('each match has a timeline');
        const end = stateAt(timeline, THE_END);
        if (match.kind === 'played') {
          expect(end.status_id).toBe(MatchStatus.Ended);
          expect([end.home_scores[0], end.away_scores[0]]).toEqual(match.result.fullTime);
          if (match.result.halfTime) expect([end.home_scores[1], end.away_scores[1]]).toEqual(match.result.halfTime);
        } else {
          expect(end.status_id).toBe(match.kind === 'postponed' ? MatchStatus.Delayed : MatchStatus.ToBeDetermined);
        }
      }
    });
  });
});

onRealData('two World Cups written as seasons', () => {
  const known = playedMatches();
  const recording = decodeRecording(worldCupSeason(known), (error) => {
    throw error;
  });

  it('are the same results, goals and moments', () => {
    const told = ({ kickoff, home, away, result, events }: PlayedMatch) => ({
      ...{ kickoff, home, away, result },
      goals: events
        .filter(({ type }) => GOALS.has(type))
        .map(({ minute, added, type, side, player }) => [minute, added, type, side, player].join())
        .sort(),
    });
    expect(recording.matches.map((match) => match.kind === 'played' && told(match))).toEqual(known.map(told));
  });

  it('end with every score, shoot-out and winner', () => {
    const timelines = replayProgramme({ recording, speed: 60, startedAt: STARTED_AT }).opening(0);
    for (const [index, { result }] of known.entries()) {
      const timeline = timelines[index];
      if (!timeline) throw new Error('each match has a timeline');
      const end = stateAt(timeline, THE_END);
      expect(goalsOf(mainScore(end))).toEqual(result.afterExtraTime ?? result.fullTime);
      expect(goalsOf(shootoutScore(end))).toEqual(result.shootout);
    }
  });
});

/** What a replay of these matches shows at its end, and what was reported. */
function replayed(...matches: object[]) {
  const problems: string[] = [];
  const raw = { name: 'English X 2024/25', matches: matches.map((given) => ({ ...FIXTURE, ...given })) };
  const recording = decodeRecording(raw, ({ message }) => problems.push(message));
  const timelines = replayProgramme({ recording, speed: 60, startedAt: STARTED_AT }).opening(0);
  return { problems, recording, ends: timelines.map((timeline) => stateAt(timeline, THE_END)) };
}

const FIXTURE = { date: '2025-05-24', team1: 'Ardley', team2: 'Brackwell' };
const goalsOf = (pair: Pair | undefined) => pair && [pair.home, pair.away];

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
  const { ends, problems } = replayed({ score });
  expect(ends.map((end) => [end.status_id, goalsOf(mainScore(end)), goalsOf(shootoutScore(end))])).toEqual([
    [MatchStatus.Ended, goals, kicks],
  ]);
  expect(problems).toEqual([]);
});

it('tells extra time and the shoot-out as parts of the match', () => {
  const { ends } = replayed({ score: { ht: [0, 0], ft: [1, 1], et: [1, 1], p: [4, 3] } });
  expect(ends).toMatchObject([{ home_scores: [1, 0, 0, 0, -1, 1, 4], away_scores: [1, 0, 0, 0, -1, 1, 3] }]);
});

it.each<[string, object, MatchStatus]>([
  ['no score', {}, MatchStatus.ToBeDetermined],
  ['null', { score: null }, MatchStatus.ToBeDetermined],
  ['an empty score', { score: {} }, MatchStatus.ToBeDetermined],
  ['a half-time score alone', { score: { ht: [1, 0] } }, MatchStatus.ToBeDetermined],
  ['postponed', { status: 'postponed' }, MatchStatus.Delayed],
  ['cancelled', { status: 'cancelled' }, MatchStatus.Cancelled],
  ['canceled', { status: 'Canceled' }, MatchStatus.Cancelled],
  ['annulled, whatever the score', { status: 'annulled', score: [1, 0] }, MatchStatus.Cancelled],
  ['abandoned, whatever the score', { status: 'abandoned', score: { ft: [1, 0] } }, MatchStatus.Abandoned],
  ['suspended', { status: 'suspended', score: { ht: [1, 0] } }, MatchStatus.Interrupted],
  ['awarded', { status: 'awarded', score: { ft: [3, 0] } }, MatchStatus.Ended],
])('%s: the match comes to its status, and nothing is wrong', (_, given, status) => {
  const { ends, problems } = replayed(given);
  expect(ends.map(({ status_id }) => status_id)).toEqual([status]);
  expect(problems).toEqual([]);
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
  const { ends, problems } = replayed({ date: '2025-05-20', score: [1, 0] }, odd);
  expect(ends.map(({ status_id }) => status_id)).toEqual([MatchStatus.Ended, MatchStatus.ToBeDetermined]);
  expect(problems).toEqual([`At matches.1: ${reason}`]);
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
  const { ends, problems } = replayed({ score: [1, 0], ...place, ...more });
  expect(ends.map(({ status_id }) => status_id)).toEqual([MatchStatus.Ended]);
  expect(problems).toEqual([]);
});

it('an odd half-time score costs itself alone', () => {
  const { ends, problems } = replayed({ score: { ht: [2, 0], ft: [1, 1] } });
  expect(ends.map((end) => goalsOf(mainScore(end)))).toEqual([[1, 1]]);
  expect(problems).toEqual(['At matches.0: score.ht: expected at most 1–1, got 2–0']);
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
  const { recording, problems } = replayed({ time, score: [1, 0] });
  expect(recording.matches.map(({ kickoff }) => new Date(kickoff * 1000))).toEqual([new Date(moment)]);
  expect(problems).toEqual(problem ? [`At matches.0: ${problem}`] : []);
});

it.each<[string, object, string]>([
  ['no team', { team1: null }, 'team1: expected a text, got null'],
  ['a team without a name', { team2: ' ' }, 'team2: expected a name of 1 to 100 characters, got " "'],
  ['no such day', { date: '2025-02-30' }, 'date: expected a date such as 2025-08-15, got "2025-02-30"'],
])('%s costs that match alone', (_, odd, reason) => {
  const { ends, problems } = replayed(odd, { score: [1, 0] });
  expect(ends).toHaveLength(1);
  expect(problems).toEqual([`At matches.0: ${reason}`]);
});

it('uses goals that are listed, in their minutes, and invents none beside them', () => {
  const { ends, problems } = replayed({
    score: { ht: [1, 0], ft: [2, 2], et: [3, 2] },
    goals1: [
      { name: 'Cole', minute: '100', penalty: true },
      { name: 'Dunn', minute: 45, offset: 2 },
    ],
    goals2: [{ name: 'Ekwe', minute: '90+4', owngoal: true }],
  });
  expect(ends.map((end) => goalsOf(mainScore(end)))).toEqual([[3, 2]]);
  const told = ends.flatMap(({ incidents }) => incidents);
  expect(
    told.map(({ type, position, time, added_time, player_name }) => [type, position, time, added_time, player_name]),
  ).toEqual([
    [IncidentType.Goal, 1, 45, 2, 'Dunn'],
    [IncidentType.OwnGoal, 2, 90, 4, 'Ekwe'],
    [IncidentType.PenaltyGoal, 1, 100, undefined, 'Cole'],
  ]);
  expect(problems).toEqual([]);
});

it('counts goals that nobody listed and tells nothing of them', () => {
  const { ends } = replayed({ score: { ht: [1, 1], ft: [3, 1] } });
  expect(ends.map((end) => [goalsOf(mainScore(end)), end.home_scores[1], end.incidents])).toEqual([[[3, 1], 1, []]]);
});

it('knows the score after 90 minutes from a whole list of goals', () => {
  const goals1 = [
    { name: 'Cole', minute: 30 },
    { name: 'Dunn', minute: 100 },
  ];
  const { ends } = replayed({ score: { et: [2, 0] }, goals1, goals2: [] });
  expect(ends).toMatchObject([{ home_scores: [1, -1, 0, 0, -1, 2, 0], away_scores: [0, -1, 0, 0, -1, 0, 0] }]);
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
])('of goals that are listed, %s: the score stands', (_, lists, told, reason) => {
  const { ends, problems } = replayed({ score: [1, 0], ...lists });
  expect(ends.map((end) => [goalsOf(mainScore(end)), end.incidents.length])).toEqual([[[1, 0], told]]);
  expect(problems).toEqual([`At matches.0: ${reason}`]);
});

it('shows a fixture that is listed twice once, with its result', () => {
  const { ends, problems } = replayed(
    { time: '15:00' },
    { time: '17:30', score: [2, 0] },
    { score: [2, 0] },
    { date: '2025-05-30' },
    { team1: 'Brackwell', team2: 'Ardley' },
  );
  expect(ends.map((end) => goalsOf(mainScore(end)))).toEqual([
    [2, 0],
    [0, 0],
    [0, 0],
  ]);
  expect(problems).toEqual([
    'At matches.2: the same teams within a day as matches.1',
    'At matches.0: the same teams within a day as matches.1',
  ]);
});

it('knows a fixture again whose names have other white space', () => {
  const { ends, problems } = replayed({ score: [2, 0] }, { team1: 'Ardley ', team2: ' Brackwell' });
  expect(ends).toHaveLength(1);
  expect(problems).toEqual(['At matches.1: the same teams within a day as matches.0']);
});

it('tells whether a kick-off has a time', () => {
  const matches = [
    { ...FIXTURE, time: '20:00' },
    { ...FIXTURE, date: '2025-05-30', time: null },
  ];
  const { fixtures } = decodeSeason({ name: 'X', matches }, undefined, () => {});
  expect(fixtures.map(({ place, hasTime }) => [place, hasTime])).toEqual([
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
