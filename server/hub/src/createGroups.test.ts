import { createGroups } from './createGroups';
import type { SentFrame } from './hubWatch';
import { createFakeClock } from './testing/createFakeClock';
import { heapInUse } from './testing/heapInUse';
import { holdCompression } from './testing/heldCompression';
import { until } from './testing/until';
import type { Frame } from './transport';
import { webSockets } from './webSocketTransport';

const MB = 1_048_576;
const LONG = 'goal '.repeat(100);

const targetsIn = (frame: Frame) =>
  frame
    .preparedFor({ ...webSockets, prepare: (records) => records })
    .toString()
    .split('\u001e')
    .slice(0, -1)
    .map((record): unknown => JSON.parse(record).target);

function setUp() {
  const clock = createFakeClock();
  const sent: SentFrame[] = [];
  const watch = { frameSent: (frame: SentFrame) => void sent.push(frame), slowReaderCut: () => {} };
  return { clock, sent, groups: createGroups({ clock, watch }) };
}

function aMember({ isDeflating = false, onFrame = () => {} } = {}) {
  const received: unknown[] = [];
  const deliver = (frame: Frame) => {
    received.push(...targetsIn(frame));
    onFrame();
  };
  return { isDeflating, deliver, received };
}

describe('a group', () => {
  it('has its own window of 100 ms, and its frames are counted', () => {
    const { clock, sent, groups } = setUp();
    const [one, both, other] = [aMember(), aMember(), aMember()];
    for (const member of [one, both]) groups.join('a', member);
    for (const member of [both, other]) groups.join('b', member);
    groups.broadcast('a', 'a1', []);
    groups.broadcast('b', 'b1', []);
    groups.broadcast('a', 'a2', []);
    groups.broadcast('a', 'a3', []);
    expect([one.received, both.received, other.received]).toEqual([['a1'], ['a1', 'b1'], ['b1']]);
    clock.advance(99);
    expect(one.received).toEqual(['a1']);
    clock.advance(1);
    expect([one.received, both.received, other.received]).toEqual([
      ['a1', 'a2', 'a3'],
      ['a1', 'b1', 'a2', 'a3'],
      ['b1'],
    ]);
    expect(sent.map(({ messages, connections }) => [messages, connections])).toEqual([
      [1, 2],
      [1, 2],
      [2, 2],
    ]);
  });

  it('is written to 500 in a turn, and those who leave meanwhile get nothing more', async () => {
    const { groups } = setUp();
    const members = Array.from({ length: 501 }, () => aMember());
    const leaves = members.map((member) => groups.join('a', member));
    groups.broadcast('a', 'news', []);
    leaves[500]?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect([members[499]?.received, members[500]?.received]).toEqual([['news'], []]);
  });

  it('lets nobody hear twice or too early who left and came back while a frame was written', async () => {
    const { groups } = setUp();
    const members = Array.from({ length: 501 }, () => aMember());
    const leaves = members.map((member) => groups.join('a', member));
    groups.broadcast('a', 'news', []);
    for (const at of [0, 500]) {
      leaves[at]?.();
      groups.join('a', members[at] ?? aMember());
    }
    await new Promise((resolve) => setImmediate(resolve));
    expect([members[0]?.received, members[500]?.received]).toEqual([['news'], []]);
  });

  it('sends a frame that is being compressed to nobody who came after it began', async () => {
    const compression = holdCompression();
    const { clock, groups, sent } = setUp();
    const [early, late] = [aMember({ isDeflating: true }), aMember({ isDeflating: true })];
    groups.join('a', early);
    groups.broadcast('a', 'old', [LONG]);
    groups.join('a', late);
    groups.broadcast('a', 'new', []);
    compression.release();
    await until(() => sent.length === 1);
    clock.advance(100);
    expect([early.received, late.received]).toEqual([['old', 'new'], ['new']]);
  });

  it('whose last member leaves lets go of what waits for its window', () => {
    const { clock, groups, sent } = setUp();
    const compression = holdCompression();
    const leave = groups.join('a', aMember({ isDeflating: true }));
    groups.broadcast('a', 'first', []);
    groups.broadcast('a', 'second', [LONG]);
    leave();
    const next = aMember();
    groups.join('a', next);
    clock.advance(200);
    expect([next.received, sent.length, compression.count()]).toEqual([[], 1, 0]);
  });

  it('may be left and joined while one of its frames is delivered', () => {
    const { clock, groups } = setUp();
    let leave = () => {};
    const fickle = aMember({
      onFrame() {
        leave();
        leave = groups.join('a', fickle);
      },
    });
    leave = groups.join('a', fickle);
    for (const target of ['first', 'second']) {
      groups.broadcast('a', target, []);
      clock.advance(100);
    }
    expect(fickle.received).toEqual(['first', 'second']);
    expect(groups.connectionCount('a')).toBe(1);
  });

  it('without members puts nothing into words', () => {
    const { groups } = setUp();
    const toJSON = jest.fn(() => 'words');
    groups.broadcast('a', 'news', [{ toJSON }]);
    groups.join('a', aMember())();
    groups.broadcast('a', 'news', [{ toJSON }]);
    expect(toJSON).not.toHaveBeenCalled();
    groups.join('a', aMember());
    groups.broadcast('a', 'news', [{ toJSON }]);
    expect(toJSON).toHaveBeenCalledTimes(1);
  });

  it.each(['__proto__', 'constructor', '', ' ', 'a\u0000'])('may be called %p', (name) => {
    const { groups } = setUp();
    const member = aMember();
    expect(groups.connectionCount(name)).toBe(0);
    const leave = groups.join(name, member);
    groups.broadcast(name, 'news', []);
    expect([member.received, groups.connectionCount(name)]).toEqual([['news'], 1]);
    leave();
    expect(groups.connectionCount(name)).toBe(0);
  });
});

it('thirty thousand names leave no memory behind', () => {
  const { clock, groups } = setUp();
  const member = aMember();
  const before = heapInUse();
  for (let i = 0; i < 30_000; i++) {
    groups.broadcast(`nobody ${i}`, 'news', []);
    groups.connectionCount(`nobody ${i}`);
    groups.join(`somebody ${i}`, member)();
  }
  const leaves = Array.from({ length: 3_000 }, (_, i) => {
    const leave = groups.join(`together ${i}`, member);
    groups.broadcast(`together ${i}`, 'news', []);
    return leave;
  });
  for (const leave of leaves.splice(0)) leave();
  clock.advance(100);
  member.received.length = 0;
  expect(heapInUse() - before).toBeLessThan(0.6 * MB);
});
