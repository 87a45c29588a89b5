import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRecordedDay, type DayOptions } from '../recordedDay';
import { createLimits, type FakePlan } from './createLimits';
import { type PlayedFixture, type QuirkFixture, recordedFixtures } from './recordedFixtures';
import { createRoutes, type Reply } from './routes';

export type FakeApiFootballOptions = DayOptions & {
  /** 0 for any that is free. */
  port: number;
  /** The only key that it accepts. */
  key?: string;
  /** Its clock, in unix seconds. */
  now: () => number;
  plan?: Partial<FakePlan>;
};

/** What it does instead of answering a path, such as breaking off. */
export type Trouble = { instead: ((path: string, response: ServerResponse) => void) | undefined };

export type FakeApiFootball = {
  /** The value of `API_FOOTBALL_URL`. */
  url: string;
  key: string;
  matches: readonly PlayedFixture[];
  /** The table of edits, each row a match more. */
  quirks: readonly QuirkFixture[];
  /** May be changed while it runs. */
  plan: FakePlan;
  /** May be set while it runs. */
  trouble: Trouble;
  /** All requests so far, without those for the count. */
  requests(): readonly { path: string; at: number }[];
  stop(): Promise<void>;
};

/** What the middle plan grants (https://www.api-football.com/pricing). */
const PRO: FakePlan = { daily: 7500, perMinute: 300, isFree: false, resetsLate: 0 };

/**
 * A server that plays a recorded day of API-Football, version 3, with its key, its limits and its way of refusing:
 * status 200 with `errors` (https://www.api-football.com/documentation-v3).
 */
export async function startFakeApiFootball(options: FakeApiFootballOptions): Promise<FakeApiFootball> {
  const { port, key = 'stand-in', now } = options;
  const plan = { ...PRO, ...options.plan };
  const { matches, quirks } = recordedFixtures(createRecordedDay(options));
  const limits = createLimits(plan);
  const reply = createRoutes([...matches, ...quirks], plan);
  const asked: { path: string; at: number }[] = [];
  const trouble: Trouble = { instead: undefined };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
    if (trouble.instead) return trouble.instead(pathname, response);
    const refusal = refusedKey(request, key);
    if (refusal) return send(response, pathname, refusal, {});
    if (pathname === '/status') return send(response, pathname, countOf(plan, limits.used(now())), {});
    asked.push({ path: request.url ?? '', at: now() });
    const over = limits.take(now());
    send(response, pathname, over ? LIMITS[over] : reply(pathname, searchParams, now()), limits.headers(now()));
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const { port: at } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${at}`,
    key,
    matches,
    quirks,
    plan,
    trouble,
    requests: () => asked,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const LIMITS: Readonly<Record<'requests' | 'rateLimit', Reply>> = {
  requests: {
    errors: {
      requests:
        'You have reached the request limit for the day, Go to https://dashboard.api-football.com to upgrade your plan.',
    },
  },
  rateLimit: { errors: { rateLimit: 'Too many requests. You have exceeded the limit of requests per minute.' } },
};

function refusedKey({ headers }: IncomingMessage, key: string): Reply | undefined {
  if (headers['x-apisports-key'] === key) return undefined;
  return { errors: { token: 'Error/Missing application key. Go to https://www.api-football.com/documentation-v3' } };
}

function countOf(plan: FakePlan, used: number): Reply {
  return {
    response: {
      account: { firstname: 'Stand', lastname: 'In', email: 'stand-in@example.org' },
      subscription: { plan: plan.isFree ? 'Free' : 'Pro', end: '2030-01-01T00:00:00+00:00', active: true },
      requests: { current: used, limit_day: plan.daily },
    },
  };
}

/** `errors` is an empty list when all is well, and an object when not. */
function send(response: ServerResponse, path: string, reply: Reply, headers: Record<string, string>): void {
  const body =
    'errors' in reply
      ? { get: path.slice(1), parameters: {}, errors: reply.errors, results: 0, response: [] }
      : {
          get: path.slice(1),
          parameters: {},
          errors: [],
          results: Array.isArray(reply.response) ? reply.response.length : 1,
          paging: { current: 1, total: 1 },
          response: reply.response,
        };
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
