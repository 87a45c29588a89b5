import { afterTest } from 'hub/testing/afterTest';
import { createServerClock } from 'shared-kernel/http/createServerClock';
import { createSignedFetcher } from 'shared-kernel/http/createSignedFetcher';
import * as v from 'valibot';
import { EMPTY_STORE } from '../testing/emptyStore';
import { createTestApp, SECRETS } from '../testing/testApp';

test.each([-600, 600])(
  'a visitor whose clock is %d s off is refused once, learns the time, and is answered',
  async (off) => {
    const { app } = await createTestApp(EMPTY_STORE, { now: () => Date.now() / 1000 });
    afterTest(() => app.close());
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const clock = createServerClock(() => Date.now() + off * 1000);
    const statuses: number[] = [];
    const http = createSignedFetcher({
      apiBase: address,
      secret: SECRETS[0] ?? '',
      clock,
      timeoutMs: 30_000,
      async fetch(url, init) {
        const response = await fetch(url, init);
        statuses.push(response.status);
        return response;
      },
    });
    const decode = (raw: unknown) => v.parse(v.object({ data: v.array(v.unknown()) }), raw);
    expect(await http.get('/banner', { decode })).toEqual({ data: [] });
    expect(statuses).toEqual([401, 200]);
    expect(Math.abs(clock.now() - Date.now() / 1000)).toBeLessThan(60);
    await http.get('/banner', { decode });
    expect(statuses).toEqual([401, 200, 200]);
  },
);
