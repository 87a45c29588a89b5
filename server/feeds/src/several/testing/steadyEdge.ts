import { createFakeWallClock, settled } from '../../testing/fakeWallClock';
import { patientRequests } from '../../testing/patientRequests';
import type { VendorEdge } from '../../vendorEdge';

/** A world with real sockets and a fake clock, which stands still while an answer is on its way. */
export type SteadyEdge = VendorEdge & {
  /** Turns the clock second by second. */
  pass(seconds: number): Promise<void>;
  readonly reported: readonly string[];
};

export function steadyEdge(startsAt: number): SteadyEdge {
  patientRequests();
  const clock = createFakeWallClock(startsAt);
  const reported: string[] = [];
  let underWay = 0;

  async function steadyFetch(...given: Parameters<typeof fetch>): Promise<Response> {
    underWay++;
    try {
      const response = await fetch(...given);
      return new Response(await response.arrayBuffer(), { status: response.status, headers: response.headers });
    } finally {
      underWay--;
    }
  }

  async function quiet(): Promise<void> {
    for (let rounds = 0; rounds < 5; rounds = underWay > 0 ? 0 : rounds + 1) await settled();
  }

  return {
    clock,
    random: () => 0,
    report: (error) => void reported.push(error.message),
    reported,
    fetch: steadyFetch,
    subscribe: () => () => {},
    async pass(seconds) {
      await quiet();
      const end = clock.now() + seconds;
      while (clock.now() < end) {
        await clock.turnTo(Math.min(end, clock.now() + 1));
        await quiet();
      }
    },
  };
}
