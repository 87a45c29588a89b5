import type { Report } from 'shared-kernel/decode/decode';
import { oncePerField } from 'shared-kernel/decode/oncePerField';
import { toError } from 'shared-kernel/decode/toError';
import { follow } from '../polled/follow';
import { reportOnce } from '../polled/reportOnce';
import type { Emit, FeedFigure, FeedProvider } from '../provider';
import type { VendorEdge } from '../vendorEdge';
import { createTheSportsApi, type TheSportsApi } from './api';
import type { Book } from './book';
import { createBook } from './createBook';
import { createNumbers } from './createNumbers';
import { createTeller } from './createTeller';
import { dataLane } from './lanes/dataLane';
import { type ChangedSeasons, dataTasks } from './lanes/dataTasks';
import { createErrands } from './lanes/errands';
import { type LiveCheck, liveLane } from './lanes/liveLane';
import { type OddsState, oddsLane } from './lanes/oddsLane';
import { readPush, TOPIC } from './push';
import type { TheSportsConfig } from './theSportsConfig';

/** A push is checked by polls as long as the last one is not older than this, in seconds. */
const CHECKED_FOR = 10;

type Following = {
  api: TheSportsApi;
  book: Book;
  odds: OddsState;
  push: { isOpen: boolean };
  startedAt: number;
  stop: () => void;
};

/**
 * Follows TheSports: pushes for what happens now, polls beside them, and one request after the other for fixtures,
 * names, prices, tables and corrections. Everything it knows begins anew with each start.
 */
export function theSportsProvider(config: TheSportsConfig, edge: VendorEdge): FeedProvider {
  const { origin, competitions } = config;
  let current: Following | undefined;
  return {
    key: `thesports:${origin}:${competitions.join(',')}`,
    isLasting: true,
    start(_, emit) {
      const following = startFollowing(config, edge, emit);
      current = following;
      return following.stop;
    },
    figures: () => (current ? figuresOf(current, edge.clock.now()) : []),
  };
}

function startFollowing(config: TheSportsConfig, edge: VendorEdge, emit: Emit): Following {
  const { clock, random, report, subscribe } = edge;
  const once = oncePerField(reportOnce(report));
  const api = createTheSportsApi(config, edge, once);
  const book = createBook({
    numberOf: createNumbers(once),
    competitions: new Set(config.competitions),
    hot: new Set(config.hot),
    report: once,
  });
  const teller = createTeller(book, emit);
  const odds: OddsState = { areLeftOut: false };
  const check: LiveCheck = { at: Number.NEGATIVE_INFINITY };
  const changedSeasons: ChangedSeasons = new Set();
  const { bookmaker } = config;
  const errands = createErrands(api, book, { bookmaker, changedSeasons, hasPrices: () => !odds.areLeftOut });
  const lanes = [
    liveLane(api, book, clock.now, check),
    oddsLane(api, book, { bookmaker, report: once, state: odds }),
    dataLane(dataTasks(api, book, changedSeasons), errands, once),
  ];
  const stops = lanes.map((source) => follow({ source, emit: teller.tell, clock, random, report }));
  const push = { isOpen: false };
  const unsubscribe = subscribe(
    { url: config.pushUrl, topic: TOPIC, username: config.user, password: config.secret },
    {
      onOpen() {
        push.isOpen = true;
      },
      onMessage(payload) {
        const now = clock.now();
        book.keepLive(readPush(payload, once), { kind: 'push', isChecked: now - check.at < CHECKED_FOR, now });
        // What the store refused is told with the next poll.
        teller.tell().catch(() => {});
      },
      onLost(error) {
        push.isOpen = false;
        reportLost(error, report);
      },
    },
  );
  return {
    ...{ api, book, odds, push, startedAt: clock.now() },
    stop() {
      unsubscribe();
      teller.end();
      for (const stop of stops) stop();
    },
  };
}

function reportLost(error: Error, report: Report): void {
  report(
    new Error(`TheSports: the push is lost (${toError(error).message}); matches are polled every 2 s until it returns`),
  );
}

function figuresOf({ api, book, odds, push, startedAt }: Following, now: number): FeedFigure[] {
  const feed = 'thesports';
  return [
    { name: 'requests', feed, what: '', value: api.requests },
    { name: 'silent_seconds', feed, what: '', value: Math.max(0, now - (api.lastGoodAt ?? startedAt)) },
    { name: 'matches', feed, what: '', value: book.count() },
    { name: 'left_out', feed, what: 'prices', value: odds.areLeftOut ? 1 : 0 },
    { name: 'left_out', feed, what: 'push', value: push.isOpen ? 0 : 1 },
  ];
}
