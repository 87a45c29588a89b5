import { Registry } from '@prometheus-io/client';
import type { FeedFigure } from 'feeds/provider';
import { createFigureMetrics } from './createFigureMetrics';

async function linesOf(provider?: { figures?: () => FeedFigure[] }): Promise<string[]> {
  const registry = new Registry();
  createFigureMetrics(registry).follow(provider);
  return (await registry.metrics()).split('\n').filter((line) => line.startsWith('tyso_'));
}

it('shows what the feed says of itself at the moment', async () => {
  let left = 41;
  const registry = new Registry();
  const figures = (): FeedFigure[] => [
    { name: 'requests_left', feed: 'api-football', what: '', value: left },
    { name: 'left_out', feed: 'api-football', what: 'tables', value: 1 },
  ];
  createFigureMetrics(registry).follow({ figures });
  expect(await registry.metrics()).toContain('tyso_feed_requests_left{feed="api-football",what=""} 41');
  left = 40;
  expect(await registry.metrics()).toContain('tyso_feed_requests_left{feed="api-football",what=""} 40');
  expect(await registry.metrics()).toContain('tyso_feed_left_out{feed="api-football",what="tables"} 1');
});

it('has no line of what a feed no longer says', async () => {
  const said: FeedFigure[] = [{ name: 'left_out', feed: 'api-football', what: 'tables', value: 1 }];
  const registry = new Registry();
  createFigureMetrics(registry).follow({ figures: () => said });
  await registry.metrics();
  said.length = 0;
  expect(await registry.metrics()).not.toContain('tables');
});

it.each([undefined, {}])('has none for a feed without figures: %j', async (provider) => {
  expect(await linesOf(provider)).toEqual([]);
});

it('asks the feed once a scrape, and counts what only grows', async () => {
  const registry = new Registry();
  const figures = jest.fn((): FeedFigure[] => [
    { name: 'requests', feed: 'thesports', what: '', value: 12 },
    { name: 'takeovers', feed: 'thesports', what: 'late', value: 3 },
    { name: 'unsure_pairs', feed: 'several', what: '', value: 0 },
  ]);
  createFigureMetrics(registry).follow({ figures });
  await registry.metrics();
  const text = await registry.metrics();
  expect(figures).toHaveBeenCalledTimes(2);
  expect(text).toContain('# TYPE tyso_feed_requests_total counter');
  expect(text).toContain('tyso_feed_requests_total{feed="thesports",what=""} 12');
  expect(text).toContain('tyso_feed_takeovers_total{feed="thesports",what="late"} 3');
  expect(text).toContain('tyso_feed_unsure_pairs{feed="several",what=""} 0');
});
