import { apiFootballProvider } from '../../../apiFootball/apiFootballProvider';
import { silentSince } from '../../../silentSince';
import { createFakeStore } from '../../../testing/createFakeStore';
import { patientRequests } from '../../../testing/patientRequests';
import { createSteppedClock } from '../../testing/steppedClock';
import type { StandInPlan } from '../createLimits';
import { startApiFootballStandIn } from '../startApiFootballStandIn';

/** Saturday, 18 July 2026, 12:00 UTC. */
export const NOON = Date.UTC(2026, 6, 18, 12) / 1000;
export const HOUR = 3600;
const V_LEAGUE = 340;

/** The first competitions of the world: its own and those beside it, which the feed must leave out. */
const LEAGUES = 6;

/** What a test stops after itself. */
export const running: (() => Promise<void> | void)[] = [];
export async function stopAll(): Promise<void> {
  for (const stop of running.splice(0)) await stop();
}

type Given = { seed?: number; league?: number; from?: number; plan?: Partial<StandInPlan>; key?: string };

/** The real provider, followed over real sockets, with a clock that is turned. */
export async function following({ seed = 3, from = NOON - 3 * HOUR, plan = {}, key, league = V_LEAGUE }: Given = {}) {
  patientRequests();
  const clock = createSteppedClock(from);
  const standIn = await startApiFootballStandIn({
    port: 0,
    seed,
    startedAt: NOON,
    leagues: LEAGUES,
    now: clock.now,
    plan,
  });
  const store = createFakeStore();
  const reported: string[] = [];
  const own = { origin: standIn.url, key: key ?? standIn.key, leagues: [league], bookmaker: 8 };
  const config = { kind: 'api-football', ...own } as const;
  const report = (error: Error) => void reported.push(error.message);
  const provider = apiFootballProvider(config, { clock, random: () => 0, report, fetch });
  running.push(standIn.stop, provider.start({ startedAt: 0 }, store.emit));
  const matches = standIn.script.matches.filter((match) => match.league === league);
  const today = matches.filter(({ kickoff }) => kickoff > from && kickoff < NOON + 12 * HOUR);
  const figures = () =>
    new Map(provider.figures?.().map(({ name, what, value }) => [[name, what].filter(Boolean).join(' '), value]));
  /** Since when the site would say that the vendor is silent. */
  const silence = () => silentSince(provider.contacts?.() ?? [], { now: clock.now(), limit: 90, before: undefined });
  return { clock, standIn, store, reported, provider, figures, silence, today };
}
