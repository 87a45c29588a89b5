import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { onRealData, readShared } from '../../testing/readShared';
import { stateAt, THE_END } from '../../testing/timelines';
import { decodeRecording } from '../readRecording';
import { replayProgramme } from '../replayProgramme';
import { unixSecondsOf } from './localTime';

const STARTED_AT = 1_700_000_000;

onRealData('five seasons', () => {
  describe.each(['en.1', 'es.1', 'it.1', 'de.1', 'fr.1'])('the season of %s', (league) => {
    const recording = decodeRecording(readShared(`leagues_2025-26/${league}.json`));
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
