import { createFakeStore } from '../testing/createFakeStore';
import { createFakeWallClock } from '../testing/fakeWallClock';
import { NOON, onShow, simulated } from '../testing/simulatedDay';
import { play } from '../timeline/player';
import { DAY } from './season/calendar';
import { simulatorProvider } from './simulatorProvider';
import { world } from './world/world';

const HOUR = 3600;

function playFrom(from: number, emit = createFakeStore()) {
  const clock = createFakeWallClock(from);
  const programme = simulated({ competitions: world.competitions.slice(0, 1) });
  const report = (error: Error) => {
    throw error;
  };
  const stop = play({ programme, emit: emit.emit, clock, report });
  return { clock, store: emit, stop };
}

it('killed in the middle of football and started again, it comes to the same states', async () => {
  const end = NOON + 8 * HOUR;
  const whole = playFrom(NOON - HOUR);
  await whole.clock.turnTo(end);
  const second = playFrom(NOON + 0.5 * HOUR);
  await second.clock.turnTo(end);
  for (const [id, state] of second.store.matches) expect(whole.store.matches.get(id)).toEqual(state);
  expect(second.store.matches.size).toBeGreaterThan(50);
});

describe('a league that is followed for a week, change by change', () => {
  const end = NOON + 7 * DAY;
  const followed = playFrom(NOON);
  beforeAll(() => followed.clock.turnTo(end));

  it('shows the same as after a new start', () => {
    const { matches } = onShow(simulated({ competitions: world.competitions.slice(0, 1) }), end);
    for (const match of matches) expect(followed.store.matches.get(match.id)).toEqual(match);
  });

  it('fills fourteen days of results and of fixtures as days pass', () => {
    const kickoffs = [...followed.store.matches.values()].map(({ match_time }) => match_time);
    for (let day = -14; day <= 13; day++) {
      const near = kickoffs.filter((kickoff) => Math.abs(kickoff - end - day * DAY) < 2.5 * DAY);
      expect(near.length).toBeGreaterThan(0);
    }
    expect(Math.max(...kickoffs)).toBeGreaterThan(end + 12 * DAY);
  });

  it('has a new table when a match has ended', () => {
    const tables = followed.store.batches.flatMap(({ standings = [] }) => standings);
    const played = tables.map(({ rows }) => rows.reduce((sum, row) => sum + row.played, 0));
    expect(tables.length).toBeGreaterThan(5);
    expect(played).toEqual([...played].sort((a, b) => a - b));
    expect(played.at(-1)).toBeGreaterThan(played[0] ?? 0);
  });
});

it('is named after its seed', () => {
  const edge = { clock: createFakeWallClock(NOON), report: () => {} };
  expect(simulatorProvider(7, edge).key).toBe('simulator:7');
});
