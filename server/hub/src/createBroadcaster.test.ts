import { createBroadcaster } from './createBroadcaster';
import type { SentFrame } from './hubWatch';
import { createFakeClock } from './testing/createFakeClock';
import type { Frame } from './transport';
import { webSockets } from './webSocketTransport';

const text = (frame: Frame) => frame.preparedFor({ ...webSockets, prepare: (records) => records }).toString();
const aTurn = () => new Promise((resolve) => setImmediate(resolve));

function aBroadcast({ count = 1, isDeflating = false } = {}) {
  const clock = createFakeClock();
  const inboxes = Array.from({ length: count }, (): Frame[] => []);
  const sessions = inboxes.map((inbox) => ({ isDeflating, deliver: (frame: Frame) => inbox.push(frame) }));
  const sent: SentFrame[] = [];
  const broadcaster = createBroadcaster({ clock, sessions: () => sessions, onSent: (frame) => sent.push(frame) });
  const texts = (index: number) => inboxes[index]?.map(text);
  return { clock, inboxes, texts, sent, ...broadcaster };
}

describe('a broadcast', () => {
  it('sends the first change at once, and those of the next 100 ms in one frame', () => {
    const { clock, texts, send } = aBroadcast();
    send('a');
    expect(texts(0)).toEqual(['a']);
    send('b');
    clock.advance(99);
    send('c');
    expect(texts(0)).toEqual(['a']);
    clock.advance(1);
    expect(texts(0)).toEqual(['a', 'bc']);
  });

  it('sends at once again after a quiet time', () => {
    const { clock, texts, send } = aBroadcast();
    send('a');
    clock.advance(100);
    send('b');
    expect(texts(0)).toEqual(['a', 'b']);
  });

  it('gives the same bytes to every client', () => {
    const { inboxes, send } = aBroadcast({ count: 3 });
    send('a');
    const bytes = inboxes.map(([frame]) => frame?.preparedFor(webSockets));
    expect(new Set(bytes).size).toBe(1);
  });

  it('reports each frame once all have it: its messages, recipients and time', async () => {
    const { clock, sent, send } = aBroadcast({ count: 501 });
    send('a');
    send('b');
    expect(sent).toEqual([]);
    clock.advance(30);
    await aTurn();
    clock.advance(70);
    await aTurn();
    expect(sent).toEqual([
      { messages: 1, connections: 501, ms: 30 },
      { messages: 1, connections: 501, ms: 0 },
    ]);
  });

  it('lets other work in after 500 clients, and finishes a frame before the next begins', async () => {
    const { clock, texts, send } = aBroadcast({ count: 501 });
    send('a');
    send('b');
    clock.advance(200);
    expect([texts(499), texts(500)]).toEqual([['a'], []]);
    await aTurn();
    expect(texts(500)).toEqual(['a']);
    clock.advance(100);
    await aTurn();
    expect([texts(0), texts(500)]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });
});
