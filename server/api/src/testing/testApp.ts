import type { InjectOptions } from 'fastify';
import { pino } from 'pino';
import { SIGNATURE_HEADER, sign, TIMESTAMP_HEADER } from 'shared-kernel/http/signature';
import { type AppDeps, createApp } from '../app';
import { createBoardAnswers } from '../board/boardAnswers';
import { createBoard } from '../board/createBoard';
import { readHubConfig } from '../hubConfig';
import { createFollow } from '../live/createFollow';
import { createLaneLog } from '../live/createLaneLog';
import { createMetrics, type Metrics } from '../metrics/createMetrics';
import type { Store } from '../store/store';
import type { EMPTY_STORE } from './emptyStore';

export const SECRETS = ['old secret', 'new secret'];

/** The current time of the tests' server, in unix seconds. */
export const NOW = 1_670_612_400;

/** What the server without a feed asks a store for. */
export type AppStore = Pick<Store, keyof typeof EMPTY_STORE>;

type TestAppOptions = {
  missing?: ReadonlySet<string>;
  requestsPerMinute?: number;
  now?: () => number;
  metrics?: Metrics;
  visits?: AppDeps['visits'];
  times?: AppDeps['times'];
  isSimulated?: boolean;
};

/** The server on a store, without a port. `signed` sends requests as a signed visitor. */
export async function createTestApp(
  store: AppStore,
  {
    missing = new Set(),
    requestsPerMinute = 0,
    now = () => NOW,
    metrics = createMetrics(),
    visits = noVisits(),
    times,
    isSimulated = false,
  }: TestAppOptions = {},
) {
  const board = createBoard(await store.readSnapshot());
  let milliseconds = 0;
  const answers = createBoardAnswers(board, () => milliseconds);
  const { app, hub } = await createApp({
    store: store as Store,
    board,
    answers,
    visits,
    metrics,
    secrets: SECRETS,
    requestsPerMinute,
    isSimulated,
    now,
    times,
    readiness: { waitingFor: () => [...missing] },
    hubConfig: readHubConfig({}),
    inside: { token: undefined, hosts: [] },
    follow: createFollow({ board, log: createLaneLog(board, []), look: async () => {}, now, pause: async () => {} }),
    log: pino({ level: 'silent' }),
  });

  function signed(url: string, { headers, ...options }: InjectOptions = {}) {
    return app.inject({ method: 'GET', url, ...options, headers: { ...signature(url), ...headers } });
  }

  return {
    app,
    hub,
    board,
    signed,
    /** Applies the changes that the store reports. */
    async catchUp() {
      return board.apply(await store.readChanges(board.last()));
    },
    passMilliseconds(passed: number) {
      milliseconds += passed;
    },
  };
}

/** One such server for tests that only read: to start one takes most of what a test takes. */
export function oneTestApp(store: () => AppStore, options?: TestAppOptions) {
  let opened: ReturnType<typeof createTestApp> | undefined;
  return () => {
    opened ??= createTestApp(store(), options);
    return opened;
  };
}

/** For tests that are not about visits. */
const noVisits = (): AppDeps['visits'] => ({
  hear() {},
  knows: () => false,
  count() {},
  leaveOut() {},
  leaveOutBot() {},
  begin: () => ({ view: 'a-view', issued: NOW }),
});

/** The header pair of a signed request (S1). */
export function signature(url: string, { secret = SECRETS[0] ?? '', timestamp = NOW } = {}) {
  return {
    [SIGNATURE_HEADER]: sign(secret, timestamp, url.split('?')[0] ?? ''),
    [TIMESTAMP_HEADER]: String(timestamp),
  };
}
