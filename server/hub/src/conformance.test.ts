import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What the stock client or the public server's tests expect, numbered, and below it our tests that show it: transports,
 * file, title. WS: WebSockets, SSE: server-sent events, LP: long polling, –: before or beside them.
 */
const TABLE = `
1 · connects without naming a transport, or with one; echo
  WS: stockClientChoice connects by WebSockets (row 1)
  WS SSE LP: stockClient uses the given transport, and receives its echo
2 · message content can be logged
  WS SSE LP: stockClientCalls logs what it sends and receives
3, 5 · calls and results: Unicode, objects
  WS SSE LP: stockClientCalls gets %s back from a call
4 · a message without an answer
  WS SSE LP: stockClientCalls gets no completion for a message it only sends
6, 12, 13 · streams both ways, client results · not offered: the product has no method to call
7 · stream on a plain method; the other way round is not offered, as there are no streams
  WS SSE LP: stockClientCalls is refused a stream of a method
8 · an exception becomes the completion's error
  WS SSE LP: stockClientCalls hears that %s failed, and goes on
9, 10 · the server calls in any case of letters; handlers survive a restart, the id does not
  WS SSE LP: stockClient is called by the server, whatever the case, also after a restart with a new id
11 · refused right after the handshake
  WS SSE LP: stockClient either fails to start or closes, but not both, when the hub refuses it
14, 15, 17 · bearer token, cookies, redirect · not offered: the hub is public and keeps no sessions
16 · comes back under a new id
  WS SSE LP: stockClient comes back under a new id when its connection breaks
  WS: stockClientChoice comes back when the server has been silent too long
18 · no negotiation
  WS: stockClientChoice connects and comes back without negotiation, and has no id then
19 · one connection id on both sides
  WS SSE LP: stockClient knows itself by the same id as the server
20 · fallback to another transport
  –: stockClientChoice connects %s (row 20)
  –: stockClientChoice connects by %s when the server offers no more
  –: stockClientChoice gets the list of transports when it insists on another
21 · stop: DELETE 202, the poll 204, then 404
  LP: createLongPollingEndpoint by DELETE: 202, the open poll gets 204, and the id is unknown then
  LP: createLongPollingEndpoint by the server: the last word, then 204, then 404
22 · user agent and own headers reach the hub (from Node; browsers send none with WebSockets and events)
  WS SSE LP: stockClient is seen with its user agent and its own headers
23 · negotiation versions none, 0, 1, 9, "x"
  –: createNegotiation gives an id, another secret token, and the transports there are
  –: createNegotiation answers version 0 with one id for both uses
  –: createNegotiation answers a version of the future with its own newest
  –: createNegotiation says the error in a 200: %s
24 · the public id opens nothing
  –: createEndpoint the public id opens nothing
25 · no id 400, unknown id 404, __proto__ and constructor among them
  SSE: createEndpoint %s: 400 and 404 (row 25)
  LP: createEndpoint %s: 400 and 404 (row 25)
  WS: createEndpoint WebSocket with id %s: 404
26 · another transport or a second one on a connection
  WS: createEndpoint a second WebSocket is refused, and the first goes on
  WS: createEndpoint %s is refused
  SSE: createEventStreamEndpoint %s is refused, and the stream goes on
  SSE: createEventStreamEndpoint a WebSocket is refused
  LP: createLongPollingEndpoint for another transport is refused
27 · first poll, second poll, time-out
  LP: createLongPollingEndpoint that is the first begins the connection and is answered at once, with nothing
  LP: createLongPollingEndpoint takes the place of one that still waits, which gets 204
  LP: createLongPollingEndpoint is answered with nothing after 50 seconds, before proxies lose patience
28 · who never connects or polls no more is forgotten
  –: createNegotiation is forgotten after 15 seconds
  –: flood.system ten thousand negotiations that never connect are forgotten, and their memory comes back
  LP: createLongPollingEndpoint by silence: 15 seconds without a poll
29 · handshake in pieces, binary, glued
  WS: session may come byte by byte
  WS: session may come in a binary frame
  WS: session may be glued to the first call, and both torn in the middle
  SSE LP: posting may come in pieces, glued to the first call
30 · unknown protocol, bad JSON, time-out
  WS: session is answered with the reason and close 1000: %s
  WS: session is answered the same when %s came within 15 seconds
  SSE LP: posting is refused with the reason, and the connection ends: %s
  SSE LP: posting is refused when it has not come within 15 seconds
31 · ping when idle, not when busy; the link outlives the server timeout
  WS SSE LP: stockClient stays connected far longer than its server timeout on an idle server
  WS: session brings a ping when nothing was written for 15 seconds
  SSE: createEventStreamEndpoint brings a ping when nothing was written for 15 seconds
  LP: createLongPollingEndpoint never for want of pings, which polls do not need in either direction
32 · client timeout only after its first ping
  WS: session ends a client that pinged once and then fell silent for 30 seconds
  WS: session never ends a client that does not ping
33 · a message of 40 kB
  WS: badMessage closes its connection with the reason: %s
  SSE LP: posting closes its connection with the reason when it is %s
34 · close with and without allowReconnect
  WS SSE LP: stockClient comes back after a close that allows it, and not after any other
35 · 500 broadcasts in order and intact
  WS SSE LP: stockClientCalls receives 500 broadcasts in order and intact
36 · SSE framing; state freed on disconnect
  SSE: createEventStreamEndpoint begins with a comment, and has one event of one line for each frame
  SSE: createEventStreamEndpoint is on the wire as it is, without chunks
  SSE: createEventStreamEndpoint leaves no state behind when its reader goes
37 · CORS preflight with credentials
  –: origin may connect when it is on the list: preflight with credentials
  –: origin may read the answers, the refusals among them
38 · stateful session asked for and declined
  WS: stockClientChoice has a plain session when it asks for a stateful one
  –: createNegotiation does not offer a stateful session to a client that asks for one
39 · names of the prototype are no methods
  WS SSE LP: stockClientCalls hears that %s failed, and goes on
  SSE LP: posting has no method %s
`;

/** A test of a row, and the transports it runs on. */
type Claim = { readonly row: string; readonly over: string; readonly file: string; readonly title: string };

const rows = TABLE.trim()
  .split(/\n(?=\d)/)
  .map((lines) => {
    const [head = '', ...tests] = lines.split('\n');
    const [row = '', , reason] = head.split(' · ');
    return { row, reason, tests };
  });

/** Most are of ring 2, because they listen. */
function fileOf(name: string): string {
  const file = path.join(__dirname, `${name}.system.test.ts`);
  return existsSync(file) ? file : path.join(__dirname, `${name}.test.ts`);
}

const claims = rows.flatMap(({ row, tests }) =>
  tests.map((test): Claim => {
    const [, over = '', file = '', title = ''] = /^ {2}(WS SSE LP|SSE LP|WS|SSE|LP|–): ([\w.]+) (.+)$/.exec(test) ?? [];
    return { row, over, file: fileOf(file), title };
  }),
);

/** The `describe.each` or `it.each` that runs a test over several transports. */
const EACH: Record<string, string> = { 'WS SSE LP': '.each(TRANSPORTS)', 'SSE LP': '.each(POSTING)' };

/** The source of the test's head, or of the group around it. */
function headsOf(source: string, title: string): string[] {
  const at = source.indexOf(`'${title}`);
  const before = source.slice(0, at);
  return [
    before.slice(Math.max(before.lastIndexOf('\n  it'), before.lastIndexOf('\nit'))),
    before.slice(before.lastIndexOf('\ndescribe')),
  ];
}

it('speaks of all 39 rows, each with a test or the reason why there is none', () => {
  const numbers = rows.flatMap(({ row }) => row.split(', ')).map(Number);
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 39 }, (_, i) => i + 1));
  expect(rows.filter(({ reason, tests }) => (reason === undefined) === (tests.length === 0))).toEqual([]);
});

it('names tests that there are, over the transports that they run on', () => {
  const isKept = ({ over, file, title }: Claim) => {
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const each = EACH[over] ?? '';
    return title !== '' && source.includes(`'${title}`) && headsOf(source, title).some((head) => head.includes(each));
  };
  expect(claims.filter((claim) => !isKept(claim))).toEqual([]);
});
