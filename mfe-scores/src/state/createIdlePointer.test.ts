import { createIdlePointer } from './createIdlePointer';

function aHand() {
  const pointer = createIdlePointer(() => Date.now());
  const stop = pointer.open();
  const rested = jest.fn();
  return { ask: () => pointer.rest().subscribe(rested), rested, stop };
}

const pointer = (movement: string) => window.dispatchEvent(new Event(movement));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('rests at once when nothing moves', () => {
  const { ask, rested, stop } = aHand();
  ask();
  expect(rested).toHaveBeenCalledTimes(1);
  stop();
});

it.each(['pointermove', 'scroll'])('waits half a second after a %s', (movement) => {
  const { ask, rested, stop } = aHand();
  pointer(movement);
  ask();
  jest.advanceTimersByTime(400);
  pointer(movement);
  jest.advanceTimersByTime(499);
  expect(rested).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(rested).toHaveBeenCalledTimes(1);
  stop();
});

it('waits for a finger to be lifted', () => {
  const { ask, rested, stop } = aHand();
  pointer('pointerdown');
  ask();
  jest.advanceTimersByTime(2000);
  expect(rested).not.toHaveBeenCalled();
  pointer('pointerup');
  jest.advanceTimersByTime(500);
  expect(rested).toHaveBeenCalledTimes(1);
  stop();
});

it('waits no longer than four seconds', () => {
  const { ask, rested, stop } = aHand();
  pointer('pointerdown');
  ask();
  jest.advanceTimersByTime(4000);
  expect(rested).toHaveBeenCalledTimes(1);
  stop();
});

it('watches no more once stopped', () => {
  const { ask, rested, stop } = aHand();
  stop();
  pointer('pointermove');
  ask();
  expect(rested).toHaveBeenCalledTimes(1);
});
