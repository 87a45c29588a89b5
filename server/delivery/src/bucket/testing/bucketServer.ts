import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Stored = { readonly body: Buffer; readonly etag: string; readonly writtenAt?: Date };

/** What is wrong with a server. */
export type Trouble =
  | 'answers 500'
  | 'answers 403'
  /** Knows the keys, which may only read. */
  | 'takes no writes'
  /** Knows the keys, which may not remove. */
  | 'removes nothing'
  /** Takes a request and says nothing. */
  | 'is silent'
  /** Ends the connection of each request, as a network that is down. */
  | 'is not reached'
  /** Half of each object, then the connection ends. */
  | 'cuts off'
  /** Each list is that from when the trouble began. */
  | 'has an old list'
  /** Overwrites whatever the request says. */
  | 'knows no conditions'
  /** As Ceph's gateway: a condition with quotes never holds. */
  | 'compares without quotes'
  /** Writes, and ends the connection in place of an answer. */
  | 'loses answers to writes'
  /** The same once. */
  | 'loses one answer to a write';

const BUCKET = 'tyso';

/** Objects of one answer to a list; a real server gives a thousand. */
const PAGE = 10;

/** The part of S3 that is used, over HTTP, in memory: objects with conditions, and lists. It looks at no signature. */
export async function startBucketServer() {
  const objects = new Map<string, Stored>();
  const requests: string[] = [];
  let trouble: Trouble | undefined;
  let listed: string[] = [];
  const waiting = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://s3');
    requests.push(url.pathname);
    const body = await buffer(request);
    if (trouble === 'answers 500') return fail(response, 500, 'InternalError');
    if (trouble === 'answers 403') return fail(response, 403, 'AccessDenied');
    if (trouble === 'takes no writes' && request.method !== 'GET') return fail(response, 403, 'AccessDenied');
    if (trouble === 'removes nothing' && request.method === 'DELETE') return fail(response, 403, 'AccessDenied');
    if (trouble === 'is not reached') return void response.destroy();
    if (trouble === 'is silent') return void waiting.add(response);
    const [, bucket, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    if (bucket !== BUCKET) return fail(response, 404, 'NoSuchBucket');
    const key = rest.join('/');
    if (url.searchParams.has('list-type')) return list(url.searchParams, response);
    if (request.method === 'PUT') return put(request, key, body, response);
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    return get(request, key, response);
  }

  function get({ method, headers }: IncomingMessage, key: string, response: ServerResponse): void {
    const found = objects.get(key);
    if (!found) return fail(response, 404, 'NoSuchKey');
    if (headers['if-none-match'] === found.etag) return void response.writeHead(304).end();
    response.writeHead(200, { etag: found.etag, 'content-length': found.body.length });
    if (method === 'HEAD') return void response.end();
    if (trouble !== 'cuts off') return void response.end(found.body);
    response.write(found.body.subarray(0, found.body.length / 2), () => response.destroy());
  }

  function put({ headers }: IncomingMessage, key: string, body: Buffer, response: ServerResponse): void {
    const there = objects.get(key);
    const isRefused =
      headers['if-none-match'] === '*' ? there : headers['if-match'] && headers['if-match'] !== tagOf(there);
    if (isRefused && trouble !== 'knows no conditions') {
      if (trouble === 'loses answers to writes') return void response.destroy();
      return fail(response, 412, 'PreconditionFailed');
    }
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    objects.set(key, { body, etag, writtenAt: new Date() });
    if (trouble?.startsWith('loses')) return void response.destroy();
    response.writeHead(200, { etag }).end();
  }

  const tagOf = (there: Stored | undefined) =>
    trouble === 'compares without quotes' ? there?.etag.replaceAll('"', '') : there?.etag;

  function list(asked: URLSearchParams, response: ServerResponse): void {
    const [prefix, after] = [asked.get('prefix') ?? '', asked.get('continuation-token') ?? ''];
    const keys = trouble === 'has an old list' ? listed : [...objects.keys()];
    const left = keys.filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = left.slice(0, PAGE);
    const contents = page.map((key) => {
      const writtenAt = (objects.get(key)?.writtenAt ?? new Date()).toISOString();
      return `<Contents><Key>${key}</Key><LastModified>${writtenAt}</LastModified></Contents>`;
    });
    const more = left.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><ListBucketResult>${contents.join('')}${more}</ListBucketResult>`);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const place = {
    bucket: BUCKET,
    prefix: 'site/',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    keys: { id: 'id', secret: 'secret' },
  };
  return {
    place,
    stop(): void {
      server.close();
      server.closeAllConnections();
    },
    objects,
    /** The paths that were asked for. */
    requests,
    /** From now on; nothing is a server that is well. */
    setTrouble(what: Trouble | undefined): void {
      trouble = what;
      listed = [...objects.keys()];
      for (const response of waiting) response.destroy();
      waiting.clear();
    },
    /** What is in an object, as text. */
    text: (key: string) => objects.get(`site/${key}`)?.body.toString(),
  };
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>as told</Message></Error>`);
}
