import type { Report } from 'shared-kernel/decode/decode';
import { oncePerField } from 'shared-kernel/decode/oncePerField';
import { toError } from 'shared-kernel/decode/toError';
import { follow } from '../polled/follow';
import { reportOnce } from '../polled/reportOnce';
import type { Emit, FeedFigure, FeedProvider, FeedRun, VendorContact } from '../provider';
import type { VendorEdge } from '../vendorEdge';
import { createBatchPublisher } from './createBatchPublisher';
import { createNumbers } from './createNumbers';
import { createRefusals, type Refusals } from './createRefusals';
import { createTheSportsApi, type TheSportsApi } from './createTheSportsApi';
import { createVendorState } from './createVendorState';
import { inPlay } from './inPlay';
import { createBackfill } from './polls/backfill';
import { createBackfillLoaders } from './polls/backfillLoaders';
import { dataPoll } from './polls/dataPoll';
import { type Changed, dataTasks } from './polls/dataTasks';
import { type Heard, LIVE, LIVE_EVERY, livePoll } from './polls/livePoll';
import { ODDS, oddsPoll } from './polls/oddsPoll';
import { readPush, TOPIC } from './push';
import type { TheSportsConfig } from './theSportsConfig';
import type { VendorState } from './vendorState';

/** A push is checked by polls as long as the last one is not older than this, in seconds. */
const CHECKED_FOR = 10;

/** `openedAt` and `lostAt` in unix seconds. */
type Push = { isOpen: boolean; openedAt: number; lostAt: number };

/** What one start of the feed holds until it is stopped. */
type Session = {
  api: TheSportsApi;
  vendorState: VendorState;
  refusals: Refusals;
  heard: Heard;
  push: Push;
  startedAt: number;
  stop: () => void;
};

/**
 * Follows TheSports: pushes for what happens now, polls beside them, and one request after the other for fixtures,
 * names, prices, tables and corrections. Everything it knows begins anew with each start.
 */
export function theSportsProvider(config: TheSportsConfig, edge: VendorEdge): FeedProvider {
  const { origin, competitions } = config;
  /** The starts that were not stopped: two for a moment, where matches came from memory while the store was away. */
  const running = new Set<Session>();
  return {
    key: `thesports:${origin}:${competitions.join(',')}`,
    origin: `thesports:${origin}`,
    isLasting: true,
    start({ known }, emit) {
      const session = startSession(config, edge, { known, emit });
      running.add(session);
      return () => {
        running.delete(session);
        session.stop();
      };
    },
    contacts: () => [...running].map((session) => contactOf(session, edge.clock.now())),
    figures: () => [...running].slice(0, 1).flatMap((session) => figuresOf(session, edge.clock.now())),
  };
}

type Store = { known: FeedRun['known']; emit: Emit };

function startSession(config: TheSportsConfig, edge: VendorEdge, { known, emit }: Store): Session {
  const { clock, random, report, subscribe } = edge;
  const { bookmaker } = config;
  const once = oncePerField(reportOnce(report));
  const api = createTheSportsApi(config, edge, once);
  const refusals = createRefusals(report);
  const vendorState = createVendorState({
    numbers: createNumbers(once),
    competitions: new Set(config.competitions),
    hot: new Set(config.hot),
    isRefused: refusals.has,
    report: once,
  });
  const publisher = createBatchPublisher(vendorState, emit);
  const heard: Heard = { polledAt: Number.NEGATIVE_INFINITY, pushedAt: Number.NEGATIVE_INFINITY };
  const changed: Changed = { seasons: new Set(), lineups: new Set() };
  const live = livePoll(api, vendorState, { now: clock.now, heard, refusals });
  const others = [
    oddsPoll(api, vendorState, { bookmaker, refusals }),
    dataPoll({
      tasks: dataTasks(api, vendorState, { changed, known }),
      backfill: createBackfill(createBackfillLoaders(api, vendorState, { bookmaker, report: once }), vendorState, {
        changed,
        refusals,
      }),
      refusals,
      onRefused: vendorState.recheck,
      report: once,
    }),
  ];
  let lookNow = () => {};
  // Polls put what came into the vendor state and return empty batches; after each, `follow` calls the publisher to send it.
  const polling = { emit: publisher.publish, clock, random, report };
  const stops = [
    follow({ source: live, ...polling, onWakeable: (wake) => (lookNow = wake) }),
    ...others.map((source) => follow({ source, ...polling })),
  ];
  const push: Push = { isOpen: false, openedAt: Number.NEGATIVE_INFINITY, lostAt: Number.NEGATIVE_INFINITY };
  const unsubscribe = subscribe(
    { url: config.pushUrl, topic: TOPIC, username: config.user, password: config.secret },
    {
      onOpen() {
        push.isOpen = true;
        push.openedAt = clock.now();
        // Nobody pushes what happened meanwhile: a poll brings the whole state, at once even where it waits after failures.
        lookNow();
      },
      onMessage(payload) {
        const now = clock.now();
        const items = readPush(payload, once);
        if (items.length > 0) heard.pushedAt = now;
        // A clock that was set back puts the last poll into the future.
        const isChecked = Math.abs(now - heard.polledAt) < CHECKED_FOR;
        vendorState.keepLive(items, { kind: 'push', isChecked, now });
        // What the store refused goes out with the next poll.
        publisher.publish().catch(() => {});
      },
      onLost(error) {
        push.isOpen = false;
        push.lostAt = clock.now();
        reportLost(error, report);
      },
    },
  );
  return {
    api,
    vendorState,
    refusals,
    heard,
    push,
    startedAt: clock.now(),
    stop() {
      unsubscribe();
      publisher.end();
      for (const stop of stops) stop();
    },
  };
}

function reportLost(error: Error, report: Report): void {
  report(
    new Error(`TheSports: the push is lost (${toError(error).message}); matches are polled every 2 s until it returns`),
  );
}

/** When the vendor last spoke of live matches. */
function heardOf({ refusals, heard, push }: Session): number {
  // A push has a part of the state: pushes count once the whole state has come since their line opened, or where the plan has no polls.
  const isWhole = heard.polledAt >= push.openedAt || refusals.has(LIVE);
  return Math.max(heard.polledAt, isWhole ? heard.pushedAt : Number.NEGATIVE_INFINITY);
}

/** Without polls nothing is pushed while nothing is on: an open line is all that can be heard. */
function contactOf(session: Session, now: number): VendorContact {
  const { vendorState, refusals, push, startedAt } = session;
  const lineAt = push.isOpen ? now : push.lostAt;
  const heardAt = Math.max(heardOf(session), refusals.has(LIVE) ? lineAt : Number.NEGATIVE_INFINITY);
  return { startedAt, heardAt, pause: LIVE_EVERY, isOn: inPlay(vendorState, now) > 0 };
}

function figuresOf(session: Session, now: number): FeedFigure[] {
  const { api, vendorState, refusals, push, startedAt } = session;
  const feed = 'thesports';
  const heardAt = Math.max(heardOf(session), startedAt);
  const leftOut = (what: string, isLeftOut: boolean): FeedFigure => ({
    name: 'left_out',
    feed,
    what,
    value: isLeftOut ? 1 : 0,
  });
  return [
    { name: 'requests', feed, what: '', value: api.requests },
    { name: 'silent_seconds', feed, what: '', value: Math.max(0, now - heardAt) },
    { name: 'matches', feed, what: '', value: vendorState.count() },
    { name: 'matches', feed, what: 'live', value: inPlay(vendorState, now) },
    leftOut('push', !push.isOpen),
    ...refusals.list().map(([endpoint, isLeftOut]) => leftOut(endpoint === ODDS ? 'prices' : endpoint, isLeftOut)),
  ];
}
