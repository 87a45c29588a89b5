import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { clockLabel } from 'shared-kernel/rules/clock';
import { onRealData } from '../testing/readShared';
import { momentsOf, stateAt } from '../testing/timelines';
import { playedMatches, replayOf, STARTED_AT } from '../testing/worldCups';
import type { PlayedMatch } from './recording';
import { clockSteps } from './replayClock';

const KICK_OFF = STARTED_AT + 10;

const quiet: PlayedMatch = {
  kind: 'played',
  kickoff: 0,
  home: 'Hà Lan',
  away: 'Argentina',
  events: [],
  shootout: [],
  result: { halfTime: [0, 0], fullTime: [0, 0] },
};

onRealData('in two World Cups', () => {
  it.each([1, 60, 600])('the clock reads the minute of each thing as it happens, at speed %s', (speed) => {
    for (const match of playedMatches()) {
      const timeline = replayOf(match, speed);
      let seen = 0;
      for (const moment of momentsOf(timeline)) {
        const state = stateAt(timeline, moment);
        const newest = state.incidents.at(-1);
        if (state.incidents.length === seen || newest === undefined || newest.time > 90) continue;
        seen = state.incidents.length;
        expect(clockLabel(state, moment)).toBe(newest.added_time ? `${newest.time}+` : String(newest.time));
      }
    }
  });
});

it.each([
  ['0.5', 0.5, 1],
  ['1', 1, 1],
  ['1.5', 1.5, 1],
  ['60', 60, 1],
  ['600, where it may be sent every fifth minute', 600, 5],
])('the clock is right all through both halves at speed %s', (_, speed, stride) => {
  const timeline = replayOf(quiet, speed);
  for (const [half, startsAt] of [
    [0, 0],
    [45, 46 + 15],
  ] as const) {
    for (let minute = 0; minute < 45; minute += stride) {
      for (const part of [0, 0.5, 0.98]) {
        const now = KICK_OFF + ((startsAt + minute + part) * 60) / speed;
        expect(clockLabel(stateAt(timeline, now), now)).toBe(String(half + Math.max(1, minute)));
      }
    }
  }
});

it.each([60, 600])('a page whose clock is ten seconds off still reads right at speed %s', (speed) => {
  const timeline = replayOf(quiet, speed);
  for (const off of [-10, 10]) {
    const now = KICK_OFF + (20 * 60) / speed;
    expect(clockLabel(stateAt(timeline, now), now + off)).toBe('20');
  }
});

it.each([
  ['life', 1, 1],
  ['60', 60, 47],
  ['600', 600, 11],
  ['3600', 3600, 3],
])('at the speed of %s the start of a half is sent %s times, at most twice a second', (_, speed, times) => {
  const half = { status: MatchStatus.FirstHalf, from: 0, until: 45, startsAt: 0, length: 46 };
  const moments = clockSteps(half, [], { kickOff: KICK_OFF, speed }).map(({ at }) => at);
  expect(moments).toHaveLength(times);
  const pauses = moments.slice(1, -1).map((moment, index) => moment - (moments[index] ?? 0));
  for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(0.5 - 1e-6);
});
