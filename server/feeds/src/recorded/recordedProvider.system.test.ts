import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { clockLabel } from 'shared-kernel/rules/clock';
import { createProvider } from '../createProvider';
import { KICK_OFF } from '../openligadb/testing/sampleMatch';
import { asMatch } from '../testing/asMatch';
import { createFakeStore } from '../testing/createFakeStore';
import { createFakeWallClock, settled } from '../testing/fakeWallClock';
import type { WallClock } from '../timeline/wallClock';
import { ENDED_AT, type Evening, recordEvening, STARTED_AT } from './testing/recordEvening';

/** Months after the recording. */
const BEGINS = 1_790_000_000;

let evening: Evening;
beforeAll(async () => {
  evening = await recordEvening();
});

function played(speed: number, startsAt = BEGINS) {
  const clock = createFakeWallClock(startsAt);
  const store = createFakeStore();
  const config = { kind: 'replay', file: evening.file, speed } as const;
  let isAsleep = false;
  const watched: WallClock = {
    now: clock.now,
    at(moment, run) {
      isAsleep = true;
      const wake = () => {
        isAsleep = false;
        run();
      };
      return clock.at(moment, wake);
    },
  };
  const provider = createProvider(config, { clock: watched, report: () => {} });
  if (!provider) throw new Error('expected a feed');
  const stop = provider.start({ startedAt: BEGINS }, store.emit);
  const rest = async () => {
    while (!isAsleep) await settled();
  };
  /** Turns the clock, and waits for the replay each time. */
  const turnTo = async (moment: number) => {
    await rest();
    while (clock.now() < moment) {
      await clock.turnTo(Math.min(moment, clock.now() + 1));
      await rest();
    }
    await clock.turnTo(moment);
    await rest();
  };
  const match = () => [...store.matches.values()].find(({ status_id }) => status_id !== MatchStatus.Abnormal);
  return { clock, store, provider, stop, turnTo, match };
}

it("plays in life's own time, moved to now", async () => {
  const { turnTo, match, stop } = played(1);
  await turnTo(BEGINS + (KICK_OFF + 400 - STARTED_AT));
  expect(match()).toMatchObject({ match_time: BEGINS + KICK_OFF - STARTED_AT, period_start: 0 });
  expect(match()?.away_scores[0]).toBe(1);
  stop();
});

it.each([10, 60, 1000])('at speed %i ends with the board of the recording, and shows its minute', async (speed) => {
  const { turnTo, match, clock, stop } = played(speed);
  await turnTo(BEGINS + (KICK_OFF + 1500 - STARTED_AT) / speed);
  const shown = match();
  if (!shown) throw new Error('expected a match');
  if (speed < 100) expect(clockLabel(asMatch(shown), clock.now())).toMatch(/^2[456]$/);
  await turnTo(BEGINS + (ENDED_AT - STARTED_AT) / speed + 10);
  stop();
  const [recorded] = evening.board.matches;
  expect(match()).toMatchObject({
    id: recorded?.id,
    status_id: recorded?.status_id,
    home_scores: recorded?.home_scores,
    away_scores: recorded?.away_scores,
    incidents: recorded?.incidents,
  });
});

it('goes on where it is in a run that is continued', async () => {
  const { turnTo, match, stop } = played(60, BEGINS + (KICK_OFF + 1000 - STARTED_AT) / 60);
  await turnTo(BEGINS + (KICK_OFF + 1200 - STARTED_AT) / 60);
  expect(match()?.away_scores[0]).toBe(1);
  stop();
});

it('goes back with a clock that was set back', async () => {
  const { turnTo, clock, match, stop } = played(60);
  await turnTo(BEGINS + (KICK_OFF + 2500 - STARTED_AT) / 60);
  expect(match()?.away_scores[0]).toBe(2);
  await clock.setBackTo(BEGINS + (KICK_OFF + 500 - STARTED_AT) / 60);
  await turnTo(BEGINS + (KICK_OFF + 600 - STARTED_AT) / 60);
  expect(match()?.away_scores[0]).toBe(1);
  stop();
});

it('shows its beginning at once, also by a clock that is an hour behind', async () => {
  const { turnTo, match, stop } = played(1, BEGINS - 3600);
  await turnTo(BEGINS - 3599);
  expect(match()?.status_id).toBe(MatchStatus.NotStarted);
  stop();
});

it('emits again what was not stored', async () => {
  const { turnTo, store, match, stop } = played(60);
  store.refuse(2);
  await turnTo(BEGINS + (KICK_OFF + 600 - STARTED_AT) / 60);
  expect(match()?.away_scores[0]).toBe(1);
  stop();
});
