import type { FeedFigure, FeedProvider } from 'feeds/provider';
import { Gauge, type Registry } from 'prom-client';

const HELP: Readonly<Record<FeedFigure['name'], string>> = {
  requests: 'Requests that the feed made to its vendor since this process began.',
  requests_left: "Requests that the vendor's plan has left until its reset.",
  left_out: '1 for what the feed does not ask for, because its plan has no request left for it or does not include it.',
  silent_seconds: 'Time since the vendor last answered what it was asked.',
  matches:
    'Matches that the feed knows; with what=live those in play, with what=shown those that it tells among several feeds.',
  takeovers: 'How often other feeds took matches over from this one; what is the reason.',
  takeover_age_seconds: 'Time since the last of them.',
  unsure_pairs: 'Matches of two feeds that may be one and are shown twice.',
};

const NAMES = [
  ...(['requests', 'requests_left', 'left_out', 'silent_seconds', 'matches'] as const),
  ...(['takeovers', 'takeover_age_seconds', 'unsure_pairs'] as const),
];

/** What a feed says of itself, read on each scrape. A feed that says nothing, or none, has no lines. */
export function createFigureMetrics(registry: Registry) {
  return {
    follow(provider: Pick<FeedProvider, 'figures'> | undefined): void {
      for (const name of NAMES) gaugeOf(registry, name, provider);
    },
  };
}

function gaugeOf(registry: Registry, name: FeedFigure['name'], provider?: Pick<FeedProvider, 'figures'>): void {
  new Gauge({
    ...{ registers: [registry], name: `tyso_feed_${name}`, labelNames: ['feed', 'what'] },
    help: HELP[name],
    collect() {
      this.reset();
      for (const figure of provider?.figures?.() ?? []) {
        if (figure.name === name) this.set({ feed: figure.feed, what: figure.what }, figure.value);
      }
    },
  });
}
