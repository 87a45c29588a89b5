import { oncePerField } from 'shared-kernel/decode/oncePerField';
import { follow } from '../polled/follow';
import { reportOnce } from '../polled/reportOnce';
import type { FeedFigure, FeedProvider } from '../provider';
import type { VendorEdge } from '../vendorEdge';
import type { ApiFootballConfig } from './apiFootballConfig';
import { PURPOSES } from './budget';
import { createApiFootballBoard } from './createApiFootballBoard';
import { createClient } from './createClient';
import { createRequestScheduler } from './createRequestScheduler';
import { createQuota } from './quota';
import { isInPlay } from './status';

const FEED = 'api-football';

/**
 * Follows API-Football, version 3 (https://www.api-football.com/documentation-v3), within the requests of the key's plan.
 *
 * What is known stays when the feed is started anew, as after an outage of the store: asking for it again would cost
 * requests.
 */
export function apiFootballProvider(
  { origin, key, leagues, bookmaker }: ApiFootballConfig,
  { clock, random, report, fetch }: Pick<VendorEdge, 'clock' | 'random' | 'report' | 'fetch'>,
): FeedProvider {
  /** Since when it runs, by each start that was not stopped: a node that does not feed says nothing. */
  const running = new Set<{ since: number }>();
  const once = oncePerField(reportOnce(report));
  const followed = new Set(leagues);
  const board = createApiFootballBoard(followed, once);
  const quota = createQuota();
  const client = createClient({ origin, key, quota, clock, fetch, report: once });
  const say = (message: string) => report(new Error(`${FEED}: ${message}`));
  const scheduler = createRequestScheduler({ leagues: followed, bookmaker, board, client, quota, report: once, say });

  return {
    key: `${FEED}:${origin}:${leagues.join(',')}`,
    origin: `${FEED}:${origin}`,
    isLasting: true,
    start(_, emit) {
      let emitted = 0;
      let emitting = 0;
      const source = {
        async look(now: number) {
          const nextAt = await scheduler.look(now);
          emitting = board.last();
          return { batch: board.batchSince(emitted, clock.now()), nextAt };
        },
      };
      const emitAndKeep: typeof emit = async (batch) => {
        const upTo = emitting;
        await emit(batch);
        emitted = upTo;
      };
      const run = { since: clock.now() };
      running.add(run);
      const stop = follow({ source, emit: emitAndKeep, clock, random, report });
      return () => {
        running.delete(run);
        stop();
      };
    },
    contacts: () => [...running].map(({ since }) => scheduler.contact(since, clock.now())),
    figures() {
      const [run] = running;
      if (!run) return [];
      const now = clock.now();
      const matches = [...board.matches().values()];
      const live = matches.filter(({ fixture }) => isInPlay(fixture.fixture.status.short)).length;
      const leftOut = scheduler.leftOut(now);
      const figure = (name: FeedFigure['name'], value: number, what = ''): FeedFigure => ({
        name,
        feed: FEED,
        what,
        value,
      });
      return [
        figure('requests', client.requests()),
        figure('requests_left', quota.left(now)),
        ...PURPOSES.map((purpose) => figure('left_out', leftOut.has(purpose) ? 1 : 0, purpose)),
        figure('silent_seconds', Math.max(0, now - Math.max(client.answeredAt(), run.since))),
        figure('matches', matches.length),
        figure('matches', live, 'live'),
      ];
    },
  };
}
