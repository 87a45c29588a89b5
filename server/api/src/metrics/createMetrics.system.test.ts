import type { Registry } from '@prometheus-io/client';
import { afterTest } from 'hub/testing/afterTest';
import { aStockClient, TRANSPORTS } from 'hub/testing/stockClient';
import { HUB_PATH } from 'shared-kernel/protocol/rest';
import { EMPTY_STORE } from '../testing/emptyStore';
import { createTestApp } from '../testing/testApp';
import { createFeedMetrics } from './createFeedMetrics';
import { createMetrics } from './createMetrics';

/** The lines of a metric, such as `_count{route="/a"} 3`. */
async function linesOf(registry: Registry, name: string): Promise<string[]> {
  const text = await registry.getSingleMetricAsString(name);
  return text
    .split('\n')
    .filter((line) => line.startsWith(name))
    .map((line) => line.slice(name.length));
}

describe('/metrics', () => {
  it('is Prometheus text, and no cache keeps it', async () => {
    const { app } = await createTestApp(EMPTY_STORE);
    const { statusCode, headers, body } = await app.inject({ url: '/metrics' });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(body).toMatch(/^# TYPE tyso_hub_connections gauge$/m);
    expect(body).toMatch(/^process_resident_memory_bytes \d+$/m);
  });

  it('is missing for requests through a proxy', async () => {
    const { app } = await createTestApp(EMPTY_STORE);
    const { statusCode, body } = await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(statusCode).toBe(404);
    expect(body).not.toMatch('tyso_');
  });
});

it('counts requests by the pattern of their route, by method and status, and never by the path that was asked', async () => {
  const metrics = createMetrics();
  const { app, signed } = await createTestApp(EMPTY_STORE, { metrics });
  await signed('/api/Commentary/1');
  await signed('/api/Commentary/2?utm=x');
  await signed('/api/match?Id=1');
  await app.inject({ url: '/api/match' });
  await app.inject({ url: '/made/up/42' });
  const lines = await linesOf(metrics.registry, 'tyso_http_request_duration_seconds');
  expect(lines.filter((line) => line.startsWith('_count'))).toEqual([
    '_count{method="GET",route="/api/Commentary/:id",status="404"} 2',
    '_count{method="GET",route="/api/match",status="200"} 1',
    '_count{method="GET",route="/api/match",status="401"} 1',
    '_count{method="GET",route="unknown",status="404"} 1',
  ]);
});

it('counts connections by transport, and the messages to them', async () => {
  const metrics = createMetrics();
  const { app, hub } = await createTestApp(EMPTY_STORE, { metrics });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  afterTest(() => app.close());
  const received: Promise<void>[] = [];
  for (const [, transport] of [...TRANSPORTS, ...TRANSPORTS.slice(2)]) {
    const client = aStockClient(address + HUB_PATH, { transport });
    received.push(new Promise((resolve) => client.on('news', () => resolve())));
    await client.start();
  }
  hub.broadcast('news', 1);
  await Promise.all(received);
  expect(await linesOf(metrics.registry, 'tyso_hub_connections')).toEqual([
    '{transport="WebSockets"} 1',
    '{transport="ServerSentEvents"} 1',
    '{transport="LongPolling"} 2',
  ]);
  expect(await linesOf(metrics.registry, 'tyso_hub_broadcasts_total')).toEqual([' 1']);
  expect(await linesOf(metrics.registry, 'tyso_hub_frame_writes_total')).toEqual([' 4']);
  expect(await linesOf(metrics.registry, 'tyso_hub_fan_out_seconds')).toContain('_count 1');
  const requests = await linesOf(metrics.registry, 'tyso_http_request_duration_seconds');
  // Waiting requests on the hub's own path would make a fast server look as if it took a minute.
  expect(requests.filter((line) => line.startsWith('_count'))).toEqual([
    '_count{method="POST",route="/realtime/negotiate",status="200"} 4',
  ]);
});

describe('the lag of the feed', () => {
  async function lags(play: (feed: ReturnType<typeof createFeedMetrics>, pass: (ms: number) => void) => void) {
    const { registry } = createMetrics();
    registry.clear();
    let now = 0;
    play(
      createFeedMetrics(registry, () => now),
      (ms) => {
        now += ms;
      },
    );
    const lines = await linesOf(registry, 'tyso_feed_lag_seconds');
    return lines.filter((line) => /^_(?:sum|count)/.test(line));
  }

  it('runs from the batch of the feed until the board has it, not until it is stored', async () => {
    const sent = await lags((feed, pass) => {
      const stored = feed.watch.batchEmitted();
      pass(30);
      stored(7);
      pass(20);
      feed.boardReached(6);
      pass(50);
      feed.boardReached(7);
      feed.boardReached(8);
    });
    expect(sent).toEqual(['_sum 0.1', '_count 1']);
  });

  it('is none of a batch that brought nothing new', async () => {
    const sent = await lags((feed) => {
      feed.watch.batchEmitted()(undefined);
      feed.boardReached(7);
    });
    expect(sent).toEqual(['_sum 0', '_count 0']);
  });

  it('is that of storing when the board was quicker than the answer to the feed', async () => {
    const sent = await lags((feed, pass) => {
      const stored = feed.watch.batchEmitted();
      pass(40);
      feed.boardReached(7);
      stored(7);
    });
    expect(sent).toEqual(['_sum 0.04', '_count 1']);
  });
});

it('keeps the series of the fifty releases that were counted last', async () => {
  const { releases, registry } = createMetrics();
  const part = (index: number) => ({ remote: 'mfe-ads', release: `1.0.${index}-a` });
  for (let index = 0; index < 50; index++) {
    releases.add(part(index), { kind: 'view' });
    releases.add(part(index), { kind: 'fault', fault: 'live', count: 2 });
  }
  releases.add(part(0), { kind: 'view' });
  for (let index = 50; index < 99; index++) releases.add(part(index), { kind: 'view' });
  const views = await linesOf(registry, 'tyso_release_views_total');
  expect(views).toHaveLength(50);
  expect(views[0]).toBe('{remote="mfe-ads",release="1.0.0-a"} 2');
  expect(await linesOf(registry, 'tyso_release_faults_total')).toEqual([
    '{remote="mfe-ads",release="1.0.0-a",kind="live"} 2',
  ]);
});
