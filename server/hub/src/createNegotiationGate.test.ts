import { EventEmitter } from 'node:events';
import { createNegotiationGate } from './createNegotiationGate';
import { createFakeClock } from './testing/createFakeClock';

function aGate(perSecond = 20) {
  const clock = createFakeClock();
  const gate = createNegotiationGate({ clock, perSecond });
  const outcomes: string[] = [];
  function come(name: string) {
    const client = new EventEmitter();
    void gate
      .pass((leave) => client.once('close', leave))
      .then((isThrough) => outcomes.push(`${name} ${isThrough ? 'in' : 'away'}`));
    return client;
  }
  /** The outcomes so far, once promises have settled. */
  async function seen() {
    await new Promise((resolve) => setImmediate(resolve));
    return [...outcomes];
  }
  return { ...gate, clock, come, seen };
}

describe('the pace of negotiations', () => {
  it('lets the first through at once, and the others in their order, each tenth of a second some', async () => {
    const { come, seen, clock } = aGate(20);
    for (const name of ['a', 'b', 'c', 'd', 'e']) come(name);
    expect(await seen()).toEqual(['a in', 'b in']);
    clock.advance(100);
    expect(await seen()).toEqual(['a in', 'b in', 'c in', 'd in']);
    clock.advance(100);
    expect(await seen()).toContain('e in');
  });

  it('lets a thousand a second through, however many come', async () => {
    const { come, seen, clock } = aGate(1_000);
    for (let i = 0; i < 5_000; i++) come(String(i));
    clock.advance(1_000);
    expect((await seen()).length).toBe(1_100);
    clock.advance(4_000);
    expect((await seen()).length).toBe(5_000);
  });

  it('does not save up turns in quiet times', async () => {
    const { come, seen, clock } = aGate(20);
    come('a');
    clock.advance(60_000);
    for (const name of ['b', 'c', 'd']) come(name);
    expect(await seen()).toEqual(['a in', 'b in', 'c in']);
  });

  it('gives the turn of one who left to the next', async () => {
    const { come, seen, clock } = aGate(10);
    come('a');
    const leaver = come('b');
    come('c');
    leaver.emit('close');
    clock.advance(100);
    expect(await seen()).toEqual(['a in', 'b away', 'c in']);
  });

  it('keeps all waiting while the hub drains, and sends them away at its end', async () => {
    const { come, seen, clock, hold, shut } = aGate(20);
    hold();
    come('a');
    clock.advance(30_000);
    expect(await seen()).toEqual([]);
    shut();
    come('b');
    expect(await seen()).toEqual(['a away', 'b away']);
  });
});
