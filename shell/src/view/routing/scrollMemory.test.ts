import { scrollMemory } from './scrollMemory';

function scrollTo(scrollY: number) {
  Object.assign(window, { scrollY });
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => window.sessionStorage.clear());

it('knows where the visitor was on each entry, also after a reload', () => {
  const memory = scrollMemory();
  const stop = memory.keep(window);
  memory.enter('a /');
  scrollTo(700);
  memory.enter('b /news');
  scrollTo(90);
  expect([memory.of('a /')?.y, memory.of('b /news')?.y, memory.of('c /tips')]).toEqual([700, 90, undefined]);
  window.dispatchEvent(new Event('pagehide'));
  expect(scrollMemory().of('a /')?.y).toBe(700);
  stop();
});

it('does not take the way back to a position for a position', () => {
  const memory = scrollMemory();
  const stop = memory.keep(window);
  memory.enter('a /');
  scrollTo(700);
  const resume = memory.pause();
  scrollTo(120);
  expect(memory.of('a /')?.y).toBe(700);
  resume();
  scrollTo(650);
  expect(memory.of('a /')?.y).toBe(650);
  stop();
});

it.each(['{"a":1}', '[["a /","far down"],7]', '[["a /",{"y":1,"anchor":"board"}],["a /",null]]', '[['])(
  'begins empty when what is stored is damaged: %s',
  (stored) => {
    window.sessionStorage.setItem('tyso.scroll', stored);
    expect(scrollMemory().of('a /')).toBeUndefined();
  },
);
