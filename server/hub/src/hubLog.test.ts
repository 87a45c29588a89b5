import { limitedLog } from './hubLog';
import { createFakeClock } from './testing/createFakeClock';

function aLog() {
  const clock = createFakeClock();
  const lines: object[] = [];
  const write = (details: object, message: string) => lines.push({ ...details, message });
  return { clock, lines, log: limitedLog({ debug: write, info: write, warn: write, error: write }, clock) };
}

describe('the log of the hub', () => {
  it('writes a message twenty times a minute, and then how many were left out', () => {
    const { clock, lines, log } = aLog();
    for (let i = 0; i < 10_000; i++) log.warn({ i }, 'garbage');
    expect(lines.length).toBe(20);
    clock.advance(60_000);
    log.warn({ i: 'next' }, 'garbage');
    log.warn({ i: 'after' }, 'garbage');
    expect(lines.slice(20)).toEqual([
      { i: 'next', suppressed: 9_980, message: 'garbage' },
      { i: 'after', message: 'garbage' },
    ]);
  });

  it('does not let one complaint hide another', () => {
    const { lines, log } = aLog();
    for (let i = 0; i < 100; i++) log.warn({}, 'garbage');
    log.error({}, 'something else');
    expect(lines.at(-1)).toEqual({ message: 'something else' });
  });
});
