import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { TOPIC } from '../../theSports/push';
import { createFootballDay, type FootballDay, type FootballDayOptions } from '../createFootballDay';
import { squeezedDay } from '../squeezedDay';
import { type Broker, createBroker } from './createBroker';
import { createVendorDay } from './createVendorDay';
import { createEndpoints, LIMITED } from './endpoints';
import { createQuirks, type Quirk } from './quirks';
import type { VendorLive } from './vendorMatch';

/** What goes wrong, until it is set back. */
export type Trouble = {
  /** The caller's address is not on the list of the account. */
  isAddressRefused?: boolean;
  /** Endpoints that the account's plan does not have. */
  refused?: readonly string[];
  /** An answer instead of the endpoint's; `undefined` for the endpoint's own. */
  instead?: (endpoint: string, response: ServerResponse) => true | undefined;
  /** Pushes come twice, and old ones once more after newer ones. */
  isPushMessy?: boolean;
};

export type StandInOptions = FootballDayOptions & {
  user: string;
  secret: string;
  port?: number;
  /** How much faster than life the day is played. */
  speed?: number;
  /** Unix seconds. */
  now: () => number;
};

/** A server that plays a scripted day as TheSports tells it, on a port of this machine. */
export type TheSportsStandIn = {
  readonly origin: string;
  readonly pushUrl: string;
  readonly day: FootballDay;
  readonly quirks: readonly Quirk[];
  readonly broker: Broker;
  readonly trouble: Trouble;
  /** Requests so far, by endpoint. */
  readonly requests: ReadonlyMap<string, number>;
  /** Plays on to now, and pushes what changed; returns that. */
  tick(): readonly VendorLive[];
  close(): Promise<void>;
};

const PER_MINUTE = 120;
const PREFIX = '/v1/football/';

export async function startTheSportsStandIn(options: StandInOptions): Promise<TheSportsStandIn> {
  const { user, secret, now, startedAt } = options;
  const { speed = 1 } = options;
  const day = squeezedDay(createFootballDay(options), startedAt, speed);
  const { matches } = day.at(startedAt);
  const quirks = createQuirks(matches, startedAt + (1800 + ((-startedAt % 3600) + 3600)) / speed, speed);
  const vendorDay = createVendorDay(day, quirks, startedAt);
  const countryOf = new Map(matches.map(({ competition_id, country_id = 0 }) => [competition_id, country_id]));
  const endpoints = createEndpoints(vendorDay, day.catalogue, countryOf, day.squads);
  const trouble: Trouble = {};
  const requests = new Map<string, number>();
  const isWelcome = (name: string | null | undefined, given: string | null | undefined) =>
    name === user && given === secret && !trouble.isAddressRefused;
  const broker = createBroker({ topic: TOPIC, isWelcome });
  const limiter = createLimiter(now);
  const pushes = createPushes(broker, trouble);

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
    const endpoint = pathname.startsWith(PREFIX) ? pathname.slice(PREFIX.length) : '';
    requests.set(endpoint, (requests.get(endpoint) ?? 0) + 1);
    if (trouble.instead?.(endpoint, response)) return;
    const found = endpoints.get(endpoint);
    const json = (body: unknown) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    };
    if (!found) {
      response.statusCode = 404;
      return json({ code: 404, msg: 'Resource does not exist' });
    }
    if (trouble.isAddressRefused)
      return json({ err: 'IP is not authorized to access, please contact our business staff.' });
    if (!isWelcome(searchParams.get('user'), searchParams.get('secret')))
      return json({ err: 'user or secret is not authorized' });
    if (trouble.refused?.includes(endpoint)) return json({ err: 'URL is not authorized to access' });
    if (LIMITED.has(endpoint) && !limiter(endpoint)) return json({ code: 429, msg: 'Too many requests' });
    json({ code: 0, ...found(searchParams, now()) });
  }

  const server = createServer(answer);
  // Longer than any pause of a feed, whose next request would meet a line that is just being closed.
  server.keepAliveTimeout = 120_000;
  server.on('upgrade', broker.upgrade);
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  vendorDay.advance(now());
  return {
    ...{ day, quirks, broker, trouble, requests },
    origin: `http://127.0.0.1:${port}`,
    pushUrl: `ws://127.0.0.1:${port}/mqtt`,
    tick() {
      const items = vendorDay.advance(now());
      pushes(items);
      return items;
    },
    async close() {
      broker.cut();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Whether a request is within the limit of its endpoint. */
function createLimiter(now: () => number): (endpoint: string) => boolean {
  const seen = new Map<string, number[]>();
  return (endpoint) => {
    const inMinute = (seen.get(endpoint) ?? []).filter((at) => now() - at < 60);
    seen.set(endpoint, [...inMinute, now()]);
    return inMinute.length < PER_MINUTE;
  };
}

/** Publishes items; as an object instead of a list now and then, and doubled and late in messy times. */
function createPushes(broker: Broker, trouble: Trouble): (items: readonly VendorLive[]) => void {
  let count = 0;
  let old: string | undefined;
  return (items) => {
    if (items.length === 0) return;
    count += 1;
    const payload = JSON.stringify(count % 3 === 0 ? { ...items } : items);
    broker.publish(payload);
    if (!trouble.isPushMessy) return;
    broker.publish(payload);
    if (old) broker.publish(old);
    old = payload;
  };
}
