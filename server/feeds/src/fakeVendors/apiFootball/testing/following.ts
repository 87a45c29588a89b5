import { apiFootballProvider } from '../../../apiFootball/apiFootballProvider';
import { silentSince } from '../../../silentSince';
import { createFakeStore } from '../../../testing/createFakeStore';
import { patientRequests } from '../../../testing/patientRequests';
import { LEAD, recordedDay } from '../../testing/recordedDays';
import { createSteppedClock } from '../../testing/steppedClock';
import type { FakePlan } from '../createLimits';
import { startFakeApiFootball } from '../startFakeApiFootball';

/** Saturday, 18 July 2026, 12:00 UTC. */
export const NOON = Date.UTC(2026, 6, 18, 12) / 1000;
export const HOUR = 3600;
/** All is over. */
export const EVENING = NOON + 8 * HOUR;
const WORLD_CUP = 1;

const recording = recordedDay('api-football');

/** What a test stops after itself. */
export const running: (() => Promise<void> | void)[] = [];
export async function stopAll(): Promise<void> {
  for (const stop of running.splice(0)) await stop();
}

type Options = { league?: number; from?: number; plan?: Partial<FakePlan>; key?: string };

/**
 * The real provider follows the fake vendor over real sockets, with a clock that is turned. The first match kicks off at noon;
 * others than those of the league must be left out.
 */
export async function following({ from = NOON - 3 * HOUR, plan = {}, key, league = WORLD_CUP }: Options = {}) {
  patientRequests();
  const clock = createSteppedClock(from);
  const fakeVendor = await startFakeApiFootball({ recording, startedAt: NOON - LEAD, port: 0, now: clock.now, plan });
  const store = createFakeStore();
  const reported: string[] = [];
  const own = { origin: fakeVendor.url, key: key ?? fakeVendor.key, leagues: [league], bookmaker: 8 };
  const config = { kind: 'api-football', ...own } as const;
  const report = (error: Error) => void reported.push(error.message);
  const provider = apiFootballProvider(config, { clock, random: () => 0, report, fetch });
  running.push(fakeVendor.stop, provider.start({ startedAt: 0 }, store.emit));
  const figures = () =>
    new Map(provider.figures?.().map(({ name, what, value }) => [[name, what].filter(Boolean).join(' '), value]));
  /** Since when the site would say that the vendor is silent. */
  const silence = () => silentSince(provider.contacts?.() ?? [], { now: clock.now(), limit: 90, before: undefined });
  return { clock, fakeVendor, store, reported, provider, figures, silence };
}
