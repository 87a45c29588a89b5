import fc from 'fast-check';
import type { PushHandlers, VendorEdge } from '../vendorEdge';
import { createVirtualClock } from './createVirtualClock';
import type { RecordedEntry } from './format';
import { recordingEdge } from './recordingEdge';
import { createScrub } from './secrets';
import { tapeEdge } from './tapeEdge';

const OPTIONS = { url: 'wss://mq.example/mqtt', topic: 'football', username: 'me', password: 's3cret' };

/** What a feed receives, with the second of its clock. */
function listener(clock: { now(): number }) {
  const heard: string[] = [];
  const handlers: PushHandlers = {
    onOpen: () => void heard.push(`${clock.now()} open`),
    onMessage: (payload) => void heard.push(`${clock.now()} ${Buffer.from(payload).toString('latin1')}`),
    onLost: ({ message }) => void heard.push(`${clock.now()} lost: ${message}`),
  };
  return { heard, handlers };
}

/** A line that opens, sends a score and some bytes, and is lost. */
function vendor(clock: VendorEdge['clock']): VendorEdge {
  return {
    clock,
    random: () => 0.25,
    report: () => {},
    fetch,
    subscribe(_, { onOpen, onMessage, onLost }) {
      clock.at(101, onOpen);
      clock.at(105, () => onMessage(Buffer.from('[{"id":"a","score":[1,0]}]')));
      clock.at(106, () => onMessage(Buffer.from([0xff, 0x00, 0xfe])));
      clock.at(110, () => onLost(new Error('refused: wss://mq.example/mqtt?secret=s3cret')));
      return () => {};
    },
  };
}

it('plays a push at the same seconds, byte by byte, without its password', async () => {
  const entries: RecordedEntry[] = [];
  const scrub = createScrub([OPTIONS.password]);
  const clock = createVirtualClock(100);
  const live = listener(clock);
  const write = (entry: RecordedEntry) => void entries.push(entry);
  const recording = recordingEdge(vendor(clock), { feed: 'x', scrub, write });
  recording.subscribe(OPTIONS, live.handlers);
  expect(recording.random()).toBe(0.25);
  await clock.runTo(120);
  expect(JSON.stringify(entries)).not.toContain(OPTIONS.password);

  const again = createVirtualClock(100);
  const played = listener(again);
  const tape = tapeEdge({ entries, clock: again, scrub: createScrub([]), report: () => {} });
  tape.subscribe(OPTIONS, played.handlers);
  expect(tape.random()).toBe(0.25);
  await again.runTo(120);
  expect(played.heard.slice(0, 3)).toEqual(live.heard.slice(0, 3));
  expect(played.heard).toEqual([
    '101 open',
    '105 [{"id":"a","score":[1,0]}]',
    '106 \xff\0\xfe',
    '110 lost: refused: wss://mq.example/mqtt?secret=left-out',
  ]);
});

it('waits for one message at a time, however many are to come', async () => {
  const clock = createVirtualClock(100);
  let waiting = 0;
  let most = 0;
  const counted: typeof clock = {
    ...clock,
    at(moment, run) {
      waiting += 1;
      most = Math.max(most, waiting);
      return clock.at(moment, () => {
        waiting -= 1;
        run();
      });
    },
  };
  const entries = Array.from(
    { length: 50 },
    (_, index) => ({ kind: 'message', at: 101 + (index >> 1), feed: 'x', line: 0, text: String(index) }) as const,
  );
  const { heard, handlers } = listener(clock);
  tapeEdge({ entries, clock: counted, scrub: createScrub([]), report: () => {} }).subscribe(OPTIONS, handlers);
  await clock.runTo(200);
  expect(heard).toEqual(entries.map(({ at, text }) => `${at} ${text}`));
  expect(most).toBe(1);
});

it('answers with what was asked nearest to now', async () => {
  const question = { kind: 'answer', feed: 'x', method: 'GET', url: 'https://x.example/a' } as const;
  const second = fc.integer({ min: 100, max: 160 });
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(second, { minLength: 1 }), second, async (moments, now) => {
      const entries = moments.map((at) => ({
        ...question,
        at,
        askedAt: at,
        status: 200,
        headers: {},
        text: String(at),
      }));
      const clock = createVirtualClock(now);
      const answer = tapeEdge({ entries, clock, scrub: createScrub([]), report: () => {} }).fetch(question.url);
      await clock.runTo(now);
      const got = Number(await (await answer).text());
      expect(Math.abs(got - now)).toBe(Math.min(...moments.map((one) => Math.abs(one - now))));
    }),
  );
});

it('calls no handler after its stop', async () => {
  const clock = createVirtualClock(100);
  const { heard, handlers } = listener(clock);
  const entries = [{ kind: 'opened', at: 101, feed: 'x', line: 0 }] as const;
  tapeEdge({ entries, clock, scrub: createScrub([]), report: () => {} }).subscribe(OPTIONS, handlers)();
  await clock.runTo(120);
  expect(heard).toEqual([]);
});

it('says of a question that was never asked that the recording has no answer', async () => {
  const clock = createVirtualClock(100);
  const tape = tapeEdge({ entries: [], clock, scrub: createScrub([]), report: () => {} });
  await expect(tape.fetch('https://x.example/a?key=b')).rejects.toMatchObject({
    cause: { message: 'the recording has no answer to GET https://x.example/a?key=left-out' },
  });
});
