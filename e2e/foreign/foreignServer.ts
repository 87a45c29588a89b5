import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { UPDATE_EVENT } from 'shared-kernel/protocol/matchUpdate';
import { API_PREFIX, HUB_PATH, REST_PATHS } from 'shared-kernel/protocol/rest';
import { foreignRange } from './foreignMatches';

/** Ends every record of the hub's protocol. */
const END_OF_RECORD = '\u001e';

/** Open connections by id; a connection gets pushes only after its greeting. */
export type HubStreams = Map<string, { readonly response: ServerResponse; isGreeted: boolean }>;

/** The answers by path of `REST_PATHS`; any other path is not found. */
type Answers = Readonly<Record<string, () => unknown>>;

export const FOREIGN: Answers = {
  [REST_PATHS.matchRange]: foreignRange,
  [REST_PATHS.banner]: () => ({ data: [{ position: 'Nowhere', link: 'javascript:alert(1)' }] }),
  [REST_PATHS.previews]: () => ({ data: null }),
  // Without settings, betting adverts are off.
  [REST_PATHS.appSetting]: () => ({ data: { betting_adverts: '1', social_links: null } }),
};

/** Another vendor's server: it has the REST paths and the hub, and nothing else of ours. */
export async function startForeignServer(answers: Answers = FOREIGN) {
  const streams: HubStreams = new Map();
  const push = (data: string) => {
    for (const { response, isGreeted } of streams.values()) if (isGreeted) response.write(data);
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://foreign');
    if (pathname.startsWith(HUB_PATH)) void answerHub(streams, request, response);
    else answerRest(answers[pathname.slice(API_PREFIX.length)], response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Calls the product's one event with these arguments. */
    push(...args: unknown[]) {
      push(recordOf({ type: 1, target: UPDATE_EVENT, arguments: args }));
    },
    /** Several changes of matches in one frame, as our own server sends them. */
    pushFrame(messages: readonly string[]) {
      const frame = messages.map((message) => record({ type: 1, target: UPDATE_EVENT, arguments: [message] })).join('');
      push(`data: ${frame}\r\n\r\n`);
    },
    stop() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function answerRest(answer: (() => unknown) | undefined, response: ServerResponse): void {
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer?.() ?? null));
}

/** Offers server-sent events only, the transport that needs no more than HTTP. */
export async function answerHub(streams: HubStreams, request: IncomingMessage, response: ServerResponse) {
  const id = new URL(request.url ?? '/', 'http://hub').searchParams.get('id') ?? '';
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    response.write(':\r\n\r\n');
    streams.set(id, { response, isGreeted: false });
    response.once('close', () => streams.delete(id));
    return;
  }
  if (request.url?.includes('/negotiate')) {
    const availableTransports = [{ transport: 'ServerSentEvents', transferFormats: ['Text'] }];
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ connectionId: randomUUID(), availableTransports }));
    return;
  }
  const isHandshake = (await text(request)).includes('"protocol"');
  response.writeHead(200).end();
  const stream = streams.get(id);
  if (!stream || !isHandshake) return;
  stream.response.write(recordOf({}));
  stream.isGreeted = true;
}

function recordOf(message: object): string {
  return `data: ${record(message)}\r\n\r\n`;
}

function record(message: object): string {
  return `${JSON.stringify(message)}${END_OF_RECORD}`;
}
