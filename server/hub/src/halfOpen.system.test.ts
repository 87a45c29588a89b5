import { createFakeClock } from './testing/createFakeClock';
import { aNetworkThatFallsSilent } from './testing/silence';
import { aStockClient, TRANSPORTS } from './testing/stockClient';
import { startTestHub } from './testing/testHub';
import { until } from './testing/until';

/**
 * Seconds until a silently lost client is dropped: 30 without a ping and 5 for its answer to the goodbye, or 50 of a
 * poll and 15 without the next, and a second each until the next check.
 */
const LET_GO_SECONDS = { WebSockets: 37, ServerSentEvents: 37, LongPolling: 67 };

/** The status of a negotiation. */
const asked = async (url: string) => (await fetch(`${url}/negotiate`, { method: 'POST' })).status;

describe.each(TRANSPORTS)('a client over %s whose connection is half open', (name, transport) => {
  it.each([
    ['while all is quiet', false],
    ['while there is news', true],
  ])('is let go of in time, %s, and all it held is free again', async (_, isBusy) => {
    const clock = createFakeClock();
    const { hub, origin, url, waitingCount, lineCount } = await startTestHub({ clock, maxConnectionsPerAddress: 1 });
    const network = await aNetworkThatFallsSilent(origin);
    const client = aStockClient(network.url, { transport });
    await client.start();
    // The client has pinged by then, so the hub expects more.
    await client.invoke('Echo', 1);
    if (name === 'LongPolling') await until(() => waitingCount() === 1);
    expect(await asked(url)).toBe(429);
    const before = lineCount();
    network.fallSilent();
    let seconds = 0;
    while (hub.size() > 0 && seconds < 120) {
      seconds += 1;
      if (isBusy && seconds % 3 === 0) hub.broadcast('news', 'x'.repeat(1_000));
      clock.advance(1_000);
      // Socket events arrive in a later turn.
      for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(seconds).toBeLessThanOrEqual(LET_GO_SECONDS[name]);
    expect(hub.connectionCount()).toBe(0);
    expect(await asked(url)).toBe(200);
    if (name !== 'LongPolling') expect(lineCount()).toBe(before - 1);
    network.cut();
  });
});
