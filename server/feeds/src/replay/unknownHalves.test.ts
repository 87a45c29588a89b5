import { stateAt, THE_END } from '../testing/timelines';
import { completeGoals } from './completeGoals';
import type { PlayedMatch } from './recording';
import { replayProgramme } from './replayProgramme';

const played = (result: PlayedMatch['result']): PlayedMatch => ({
  ...{ kind: 'played', kickoff: 1_700_000_000, home: 'Nordstern', away: 'Südend' },
  ...{ events: [], shootout: [], result },
});

const competition = { name: 'Cup', short_name: 'C', primary_color: '#37474f', country: 'Anh', is_hot: false };

function endOf(match: PlayedMatch) {
  const recording = { competition, matches: [completeGoals(match)] };
  const [timeline] = replayProgramme({ recording, speed: 60, startedAt: 1_700_000_000 }).opening(0);
  if (!timeline) throw new Error('each match has a timeline');
  return stateAt(timeline, THE_END);
}

it.each([
  ['that a file does not know stays unknown, though goals are spread over the match (M2)', undefined, [-1, -1]],
  ['that a file knows is told', [0, 1], [0, 1]],
] as const)('a half-time score %s', (_, halfTime, told) => {
  const { home_scores, away_scores } = endOf(played({ halfTime, fullTime: [0, 3] }));
  expect([home_scores[0], away_scores[0]]).toEqual([0, 3]);
  expect([home_scores[1], away_scores[1]]).toEqual(told);
});
