import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { TOPIC } from '../../theSports/push';
import { createRecordedDay, type DayOptions } from '../recordedDay';
import { type Broker, createBroker } from './createBroker';
import { createEndpoints, LIMITED } from './endpoints';
import { type PlayedMatch, type QuirkMatch, recordedMatches, type VendorLive } from './recordedMatches';

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

export type FakeVendorOptions = DayOptions & {
  user: string;
  secret: string;
  port?: number;
  /** Unix seconds. */
  now: () => number;
};

/** A server that plays a recorded day of TheSports, on a port of this machine. */
export type FakeTheSports = {
  readonly origin: string;
  readonly pushUrl: string;
  /** All matches as they are played now. */
  readonly matches: () => readonly PlayedMatch[];
  /** The table of edits, each row a match more. */
  readonly quirks: readonly QuirkMatch[];
  readonly broker: Broker;
  readonly trouble: Trouble;
  /** Requests so far, by endpoint. */
  readonly requests: ReadonlyMap<string, number>;
  /** Pushes what changed since the last time. */
  tick(): void;
  close(): Promise<void>;
};

const PER_MINUTE = 120;
const PREFIX = '/v1/football/';

export async function startFakeTheSports(options: FakeVendorOptions): Promise<FakeTheSports> {
  const { user, secret, now } = options;
  const day = createRecordedDay(options);
  const { at, quirks } = recordedMatches(day);
  const endpointOf = createEndpoints(day, at);
  let pushed = new Map(at(now()).map(({ live }) => [live.id, live]));
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
    const found = endpointOf(endpoint);
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
  return {
    quirks,
    broker,
    trouble,
    requests,
    matches: () => at(now()),
    origin: `http://127.0.0.1:${port}`,
    pushUrl: `ws://127.0.0.1:${port}/mqtt`,
    tick() {
      const live = new Map(at(now()).map((match) => [match.live.id, match.live]));
      pushes([...live.values()].flatMap((item) => changesOf(pushed.get(item.id), item)));
      pushed = live;
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
function createPushes(broker: Broker, trouble: Trouble): (items: readonly object[]) => void {
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

/** Only the parts that changed, as the vendor pushes them. */
function changesOf(before: VendorLive | undefined, after: VendorLive): object[] {
  const parts = (['score', 'stats', 'incidents'] as const).filter(
    (part) => JSON.stringify(before?.[part]) !== JSON.stringify(after[part]),
  );
  return parts.length > 0 ? [{ id: after.id, ...Object.fromEntries(parts.map((part) => [part, after[part]])) }] : [];
}
