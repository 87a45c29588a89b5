import { Counter, Gauge, type Registry } from '@prometheus-io/client';
import type { FeedFigure, FeedProvider } from 'feeds/provider';

type Figures = readonly (readonly [name: FeedFigure['name'], help: string])[];

/** Figures that only grow. */
const COUNTERS: Figures = [
  ['requests', 'Requests that the feed made to its vendor since this process began.'],
  ['takeovers', 'How often other feeds took matches over from this one; what is the reason.'],
];

const GAUGES: Figures = [
  ['requests_left', "Requests that the vendor's plan has left until its reset."],
  [
    'left_out',
    '1 for what the feed does not ask for, because its plan has no request left for it or does not include it.',
  ],
  ['silent_seconds', 'Time since the vendor last answered what it was asked.'],
  [
    'matches',
    'Matches that the feed knows; with what=live those in play, with what=shown those that it sends among several feeds.',
  ],
  ['takeover_age_seconds', 'Time since the last takeover.'],
  ['unsure_pairs', 'Matches of two feeds that may be one and are shown twice.'],
];

/** What a feed says of itself, read once on each scrape. A feed that says nothing, or none, has no lines. */
export function createFigureMetrics(registry: Registry) {
  return {
    follow(provider: Pick<FeedProvider, 'figures'> | undefined): void {
      const registers = [registry];
      const labelNames = ['feed', 'what'];
      const metrics = new Map<FeedFigure['name'], Counter<string> | Gauge<string>>();
      const readAll = () => {
        for (const metric of metrics.values()) metric.reset();
        for (const { name, feed, what, value } of provider?.figures?.() ?? []) {
          metrics.get(name)?.inc({ feed, what }, value);
        }
      };
      // The first of all metrics is collected first, and reads for the others as well.
      const collect = () => (metrics.size === 0 ? { collect: readAll } : {});
      for (const [name, help] of COUNTERS) {
        const options = { registers, labelNames, name: `tyso_feed_${name}_total`, help };
        metrics.set(name, new Counter({ ...options, ...collect() }));
      }
      for (const [name, help] of GAUGES) {
        const options = { registers, labelNames, name: `tyso_feed_${name}`, help };
        metrics.set(name, new Gauge({ ...options, ...collect() }));
      }
    },
  };
}
