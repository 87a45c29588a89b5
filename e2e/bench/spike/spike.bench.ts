import { expect, test } from '@playwright/test';
import { type Line, report } from '../../../tooling/bench/report.mjs';
import { missingCache, startCache } from '../../operations/cache';
import { startProduct } from '../../product/startProduct';
import { at } from '../at';
import { followOrigin } from './followOrigin';
import { SECRET, visitFor } from './visits';

const ROUNDS = Number(process.env.RUNS ?? 3);
const SECONDS = 10;
/** Visitors a second on a quiet evening, and after a goal. */
const USUAL = 10;
const SPIKE = 20 * USUAL;

type Round = { readonly waits: number[]; readonly failed: number };

test('twenty times the visitors within ten seconds, with the cache in front and without', async () => {
  expect(missingCache, 'Varnish').toBeUndefined();
  const product = await startProduct({
    FEED: 'simulator',
    SIGNATURE_SECRETS: SECRET,
    RATE_LIMIT: '0',
    PAGE_LIMIT: '0',
  });
  const cache = await startCache(Number(new URL(product.url).port));
  try {
    const through = `http://${cache.host}`;
    const past = product.url.replace(/\/$/, '').replace('localhost', '127.0.0.1');
    // The first round compiles all code.
    await visitFor(past, { seconds: 3, rate: USUAL });
    const rounds: { cached: Round; bare: Round; busiest: number; asked: number }[] = [];
    for (let run = 0; run < ROUNDS; run += 1) {
      await visitFor(through, { seconds: 2, rate: USUAL });
      const origin = followOrigin(cache.work);
      const cached = await visitFor(through, { seconds: SECONDS, rate: SPIKE });
      const asked = await origin.stop();
      await visitFor(past, { seconds: 2, rate: USUAL });
      const bare = await visitFor(past, { seconds: SECONDS, rate: SPIKE });
      rounds.push({
        cached,
        bare,
        busiest: Math.max(...asked.values()) / SECONDS,
        asked: sum(asked.values()) / SECONDS,
      });
    }
    const waits = (side: 'cached' | 'bare', share: number) =>
      at(
        rounds.flatMap((round) => round[side].waits),
        share,
      );
    const both = (share: number) => ({ unit: 'ms', ours: waits('cached', share), reference: waits('bare', share) });
    const total = rounds.reduce((all, { bare }) => all + bare.waits.length, 0);
    const lines: Line[] = [
      {
        name: 'requests at the origin for its busiest address',
        unit: 'a second',
        ours: Math.max(...rounds.map(({ busiest }) => busiest)),
        reference: total / (4 * ROUNDS * SECONDS),
        limit: 2,
      },
      {
        name: 'requests at the origin for all addresses',
        unit: 'a second',
        ours: Math.max(...rounds.map(({ asked }) => asked)),
        reference: total / (ROUNDS * SECONDS),
      },
      { name: 'response, p99', ...both(0.99), budget: 200 },
      { name: 'response, p50', ...both(0.5) },
      { name: 'failed', unit: 'requests', ours: sum(rounds.map(({ cached }) => cached.failed)), limit: 0 },
    ];
    const about = `${SPIKE} visitors a second after ${USUAL}, each with a page and three requests of it, br and gzip; ${ROUNDS} rounds of ${SECONDS} s, in turn with the same visitors without the cache`;
    const { missed } = report('spike', { lines, about, raw: rounds.map(sent) });
    expect(missed, 'budgets that are missed').toEqual([]);
  } finally {
    await cache.stop();
    await product.stop();
  }
});

/** Each wait of a round would be a megabyte. */
function sent(round: { cached: Round; bare: Round; busiest: number; asked: number }) {
  const of = ({ waits, failed }: Round) => ({
    ...{ waits: waits.length, failed },
    ...{ p50: at(waits, 0.5), p90: at(waits, 0.9), p99: at(waits, 0.99), longest: at(waits, 1) },
  });
  return { ...round, cached: of(round.cached), bare: of(round.bare) };
}

function sum(all: Iterable<number>): number {
  return [...all].reduce((total, one) => total + one, 0);
}
