import { createRecordedDay } from './recordedDay';
import { LEAD, recordedDay } from './testing/recordedDays';

const STARTED = 1_800_000_000;
const recording = recordedDay('api-football');
const KICK_OFF = recording.startedAt + LEAD;

it.each([1, 7, 60])(
  'at speed %i kicks off at its distance, in whole seconds, and reads the minute of the recording',
  (speed) => {
    const day = createRecordedDay({ recording, startedAt: STARTED, speed });
    const kickOff = day.playedAt(KICK_OFF);
    expect(kickOff).toBe(Math.round(STARTED + LEAD / speed));
    for (let minute = 0; minute < 45; minute += 1) {
      const now = STARTED + (LEAD + minute * 60 + 30) / speed;
      const start = day.startAt(KICK_OFF, now);
      expect(Number.isInteger(start)).toBe(true);
      expect(Math.abs((now - start) / 60 - minute)).toBeLessThan(0.6);
    }
  },
);

it('stands still before its beginning and after its end', () => {
  const day = createRecordedDay({ recording, startedAt: STARTED });
  expect(day.recordedAt(STARTED - 1000)).toBe(recording.startedAt);
  expect(day.recordedAt(STARTED + 1_000_000)).toBe(recording.endsAt);
});
