import { createServerClock } from './createServerClock';

const NOW = 1_670_612_400;
const header = (seconds: number) => new Date(seconds * 1000).toUTCString();

describe('the server clock', () => {
  it('is the device clock until it learns better', () => {
    expect(createServerClock(() => NOW * 1000 + 250).now()).toBe(NOW + 0.25);
  });

  it.each([
    ['a phone ten minutes late', 600, NOW + 600.5],
    ['a phone an hour early', -3600, NOW - 3599.5],
    ['a second of travel and rounding', -1, NOW],
  ])('follows the Date header with %s', (_, ahead, expected) => {
    const clock = createServerClock(() => NOW * 1000);
    clock.noteDate(header(NOW + ahead));
    expect(clock.now()).toBe(expected);
  });

  it('is not led astray by an answer that was in a shared cache for a minute', () => {
    const clock = createServerClock(() => NOW * 1000);
    clock.noteDate(header(NOW - 60), 60);
    expect(clock.now()).toBe(NOW);
  });

  it.each([null, '', 'yesterday'])('ignores the header %p', (broken) => {
    const clock = createServerClock(() => NOW * 1000);
    clock.noteDate(broken);
    expect(clock.now()).toBe(NOW);
  });
});
