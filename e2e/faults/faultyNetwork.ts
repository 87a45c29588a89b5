import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What goes wrong with an answer. The headers stay, so a bad file is cached for as long as a good one. */
export type Fault =
  /** Nothing ever arrives. */
  | { kind: 'hangs' }
  | { kind: 'status'; status: number }
  /** A page in place of a file, as proxies like to answer. */
  | { kind: 'html' }
  /** Half of the file, declared as the whole. */
  | { kind: 'half' }
  /** Half of the file, then the connection breaks. */
  | { kind: 'broken off' }
  | { kind: 'edited'; edit: (text: string) => string };

type Rule = { readonly path: RegExp; readonly fault: Fault };

const HTML = '<!doctype html><title>502</title><h1>Bad gateway</h1>';

/** A proxy in front of a server that breaks answers on demand, with real sockets and real caches. */
export async function startFaultyNetwork(behind: string) {
  const rules = new Set<Rule>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const rule = [...rules].find((one) => one.path.test(path));
    pass(new URL(behind), request, response, rule?.fault).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    /** From now on answers to this path are faulty, until the returned function is called. */
    break(path: RegExp, fault: Fault): () => void {
      const rule = { path, fault };
      rules.add(rule);
      return () => void rules.delete(rule);
    },
    mendAll: () => rules.clear(),
    /** Resets the counts. */
    forget: () => void asked.splice(0),
    /** The number of requests for a path. */
    count: (path: RegExp) => asked.filter((one) => path.test(one)).length,
    /** The number of requests for the most requested file with this path. */
    askedMost(path: RegExp): number {
      const files = asked.filter((one) => path.test(one)).map((one) => one.replace(/\?.*/, ''));
      return Math.max(0, ...files.map((file) => files.filter((other) => other === file).length));
    },
    stop() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export type FaultyNetwork = Awaited<ReturnType<typeof startFaultyNetwork>>;

async function pass(behind: URL, request: IncomingMessage, response: ServerResponse, fault: Fault | undefined) {
  if (fault?.kind === 'hangs') return;
  const answer = await answerOf(behind, request, fault);
  response.once('close', () => answer.destroy());
  if (!fault) {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    return;
  }
  const { 'content-length': _, 'content-encoding': __, etag: ___, ...headers } = answer.headers;
  const whole = await buffer(answer);
  if (fault.kind === 'status') {
    response.writeHead(fault.status, { 'content-type': 'text/plain' }).end('a fault of the test');
  } else if (fault.kind === 'html') {
    response.writeHead(200, { ...headers, 'content-type': 'text/html' }).end(HTML);
  } else if (fault.kind === 'half') {
    response.writeHead(200, headers).end(whole.subarray(0, whole.length / 2));
  } else if (fault.kind === 'edited') {
    response.writeHead(answer.statusCode ?? 200, headers).end(fault.edit(whole.toString('utf8')));
  } else {
    response.writeHead(200, { ...headers, 'content-length': whole.length });
    response.write(whole.subarray(0, whole.length / 2), () => response.destroy());
  }
}

/** The server's own answer; if it is to be cut or edited, without encoding and never "not modified". */
function answerOf(behind: URL, request: IncomingMessage, fault: Fault | undefined): Promise<IncomingMessage> {
  const { 'accept-encoding': _, 'if-none-match': __, ...plain } = request.headers;
  const headers = fault ? plain : request.headers;
  return new Promise((resolve, reject) => {
    const asked = ask(new URL(request.url ?? '/', behind), { method: request.method, headers }, resolve);
    asked.once('error', reject);
    request.pipe(asked);
  });
}
