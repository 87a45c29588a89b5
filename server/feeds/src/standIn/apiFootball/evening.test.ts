import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { apiFootballProvider } from '../../apiFootball/apiFootballProvider';
import { createFakeStore } from '../../testing/createFakeStore';
import { createSteppedClock } from '../testing/steppedClock';
import type { StandInPlan } from './createLimits';
import { startApiFootballStandIn } from './startApiFootballStandIn';

/** Saturday, 18 July 2026, 12:00 UTC. */
const NOON = Date.UTC(2026, 6, 18, 12) / 1000;
const HOUR = 3600;
const V_LEAGUE = 340;

const running: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0)) await stop();
});

type Given = { seed?: number; from?: number; plan?: Partial<StandInPlan>; key?: string };

/** The real provider, followed over real sockets, with a clock that is turned. */
async function following({ seed = 3, from = NOON - 3 * HOUR, plan = {}, key }: Given = {}) {
  const clock = createSteppedClock(from);
  const standIn = await startApiFootballStandIn({ port: 0, seed, startedAt: NOON, now: clock.now, plan });
  const store = createFakeStore();
  const reported: string[] = [];
  const own = { origin: standIn.url, key: key ?? standIn.key, leagues: [V_LEAGUE], bookmaker: 8 };
  const config = { kind: 'api-football', ...own } as const;
  const report = (error: Error) => void reported.push(error.message);
  const provider = apiFootballProvider(config, { clock, random: () => 0, report, fetch });
  running.push(standIn.stop, provider.start({ startedAt: 0 }, store.emit));
  const matches = standIn.script.matches.filter(({ league }) => league === V_LEAGUE);
  const today = matches.filter(({ kickoff }) => kickoff > from && kickoff < NOON + 12 * HOUR);
  const figures = () =>
    new Map(provider.figures?.().map(({ name, what, value }) => [[name, what].filter(Boolean).join(' '), value]));
  return { clock, standIn, store, reported, figures, today };
}

it.each([3, 4])('shows in the end what the script says of every match, seed %i', async (seed) => {
  const { clock, today, store, reported } = await following({ seed, plan: { daily: 900 } });
  const end = Math.max(...today.map(({ kickoff }) => kickoff)) + 3 * HOUR;
  await clock.runUntil(end);
  expect(today.length).toBeGreaterThan(3);
  for (const { at, id } of today) {
    const { country_id, competition_id, is_hot, home_position, away_position, ...told } = at(end);
    expect(store.matches.get(id)).toMatchObject(told);
  }
  expect(today.some(({ id }) => store.matches.get(id)?.status_id === MatchStatus.Ended)).toBe(true);
  expect(reported.filter((message) => !message.includes('requests'))).toEqual([]);
});
