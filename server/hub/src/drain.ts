import type { HubSettings } from './hubOptions';
import type { Session } from './session';

const STEP_MS = 100;

type Settings = Pick<HubSettings, 'clock' | 'random' | 'drainPerSecond' | 'drainPauseMs'>;

/**
 * Sends all clients to the other servers, at a pace that those can take: a client reconnects 0 ms after its goodbye.
 * The order is random, so that no server gets the visitors of one network at once.
 */
export async function drain(settings: Settings, sessions: () => readonly Session[]): Promise<void> {
  const { clock, random, drainPerSecond, drainPauseMs } = settings;
  const pause = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve));
  const perStep = Math.max(1, Math.round((drainPerSecond * STEP_MS) / 1000));
  const notified = new WeakSet<Session>();
  // A balancer must notice first that this server is no longer ready.
  await pause(drainPauseMs);
  for (;;) {
    const left = sessions().filter((session) => !notified.has(session));
    if (left.length === 0) return;
    for (const session of someOf(left, perStep, random)) {
      notified.add(session);
      session.close({ allowReconnect: true });
    }
    await pause(STEP_MS);
  }
}

/** Picks items at random. */
function someOf<T>(all: readonly T[], count: number, random: () => number): T[] {
  const rest = [...all];
  return Array.from({ length: Math.min(count, rest.length) }, () => {
    const [one] = rest.splice(Math.floor(random() * rest.length), 1);
    return one;
  }).filter((one) => one !== undefined);
}
