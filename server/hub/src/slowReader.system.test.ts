import { createFakeClock } from './testing/createFakeClock';
import { openShakenClient } from './testing/rawClient';
import { startTestHub } from './testing/testHub';

/** What is sent here would be nothing, compressed. */
const PLAIN = { perMessageDeflate: false };

describe('a reader that stops reading', () => {
  const SLOW = 'hub client reads too slowly';

  it('is cut when too much waits for it, while others go on', async () => {
    const clock = createFakeClock();
    const { wsUrl, hub, entries, cutReaders } = await startTestHub({ clock });
    const stopped = await openShakenClient(wsUrl, PLAIN);
    const reader = await openShakenClient(wsUrl, PLAIN);
    stopped.ws.pause();
    for (let sent = 0; sent < 9 && hub.connectionCount() === 2; sent++) {
      hub.broadcast('news', 'x'.repeat(5_000_000));
      clock.advance(100);
      await reader.next();
    }
    expect(entries).toMatchObject([{ message: SLOW }]);
    expect(cutReaders).toEqual(['WebSockets']);
    stopped.ws.resume();
    expect(await stopped.closed).toBe(1006);
  });

  it('is cut when a byte has waited ten seconds', async () => {
    const clock = createFakeClock();
    const { wsUrl, hub, entries } = await startTestHub({ clock, maxBufferedBytes: 1e9, keepAliveMs: 1e9 });
    const stopped = await openShakenClient(wsUrl, PLAIN);
    stopped.ws.pause();
    hub.broadcast('news', 'x'.repeat(20_000_000));
    clock.advance(10_000);
    expect(entries).toEqual([]);
    clock.advance(1_000);
    expect(entries).toMatchObject([{ message: SLOW }]);
    stopped.ws.resume();
    expect(await stopped.closed).toBe(1006);
  });

  it('is not cut while what waits for it moves', async () => {
    const clock = createFakeClock();
    const { wsUrl, hub, entries } = await startTestHub({ clock, maxBufferedBytes: 1e9, keepAliveMs: 1e9 });
    const slow = await openShakenClient(wsUrl, PLAIN);
    slow.ws.pause();
    hub.broadcast('news', 'x'.repeat(20_000_000));
    clock.advance(6_000);
    hub.broadcast('news', 'x'.repeat(20_000_000));
    slow.ws.resume();
    await slow.next();
    slow.ws.pause();
    clock.advance(6_000);
    expect([hub.connectionCount(), entries]).toEqual([1, []]);
  });
});
