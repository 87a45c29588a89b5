import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { patientRequests } from '../../testing/patientRequests';
import { RESULTS } from '../testing/recordedDays';
import { EVENING, following, HOUR, NOON, stopAll } from './testing/following';

afterEach(stopAll);

type Instead = (path: string, response: ServerResponse) => void;

const send =
  (body: string | Buffer, headers = {}): Instead =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body);

/** The time for an answer, which passes as soon as the beginning of one has gone out. */
function endlessBody(): Instead {
  const waiting: AbortController[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    waiting.push(controller);
    return controller.signal;
  });
  return (_, response) => {
    response.writeHead(200).write('{"errors":[],"response":[', () => {
      const late = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
      setImmediate(() => waiting.pop()?.abort(late));
    });
  };
}

const TROUBLES: readonly (readonly [() => Instead, RegExp])[] = [
  [() => send('<!doctype html><p>Down'), /expected JSON from \S+, got Unexpected token/],
  [() => send('{"errors":[],"response":[{"fix'), /expected JSON from \S+, got /],
  [() => send(gzipSync(Buffer.alloc(60_000_000)), { 'content-encoding': 'gzip' }), /more than 20000000 bytes/],
  [endlessBody, /got .*aborted due to timeout/],
  [() => (_, response) => void response.destroy(), /expected an answer from \S+ within 10000 ms/],
  [() => (_, response) => void response.writeHead(503).end(), /got 503; trying again in /],
  [() => (_, response) => void response.writeHead(429).end(), /was asked too fast/],
  [() => send('{"errors":[],"response":{"0":{}}}'), /expected a list/],
];

it('outlives twenty minutes of whatever comes in place of answers, in few words, and has every result in the end', async () => {
  const { clock, fakeVendor, store, reported } = await following({ plan: { daily: 1400 } });
  await clock.runUntil(NOON - HOUR);
  for (const [trouble, words] of TROUBLES) {
    const before = reported.length;
    fakeVendor.trouble.instead = trouble();
    await clock.runUntil(clock.now() + 1200);
    fakeVendor.trouble.instead = undefined;
    patientRequests();
    const said = reported.slice(before);
    expect(said).toContainEqual(expect.stringMatching(words));
    expect(said.length).toBeLessThan(20);
    expect(said.join()).not.toContain(fakeVendor.key);
    await clock.runUntil(clock.now() + 600);
  }
  await clock.runUntil(EVENING);
  expect([...store.matches.values()]).toMatchObject(RESULTS);
});

it('opens the site without matches while the vendor answers nothing but HTML, and fills it within a few minutes after', async () => {
  const { clock, fakeVendor, store } = await following();
  fakeVendor.trouble.instead = send('<!doctype html>');
  await clock.runUntil(NOON - 2.75 * HOUR);
  expect(store.batches[0]).toEqual({});
  expect(store.matches.size).toBe(0);
  fakeVendor.trouble.instead = undefined;
  await clock.runUntil(NOON - 2.4 * HOUR);
  expect(store.matches.size).toBe(2);
});
