import { createExpiringStorage } from 'shared-kernel/storage/createExpiringStorage';
import { createEmptySlots } from './createEmptySlots';

beforeEach(() => {
  window.localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTime(ms);

function aVisit(now = 0) {
  const root = document.createElement('html');
  const storage = createExpiringStorage(window, () => now);
  return { slots: createEmptySlots(storage, root), space: () => root.getAttribute('data-empty-slots') };
}

it('gives the space of empty slots back with a new page, never before', () => {
  const { slots, space } = aVisit();
  slots.report('OnHeaderLevel2', true);
  slots.report('LandingCards', true);
  slots.report('OnHeaderLevel3', false);
  pass(1_000);
  expect(space()).toBeNull();
  slots.apply();
  expect(space()).toBe('OnHeaderLevel2 LandingCards');
  slots.report('OnHeaderLevel2', false);
  expect(space()).toBe('OnHeaderLevel2 LandingCards');
  slots.apply();
  expect(space()).toBe('LandingCards');
});

it('remembers them for the next visit, and tries again after an hour', () => {
  aVisit().slots.report('OnHeaderLevel2', true);
  pass(1_000);
  const soon = aVisit(59 * 60_000);
  soon.slots.apply();
  expect(soon.space()).toBe('OnHeaderLevel2');
  const later = aVisit(60 * 60_000);
  later.slots.apply();
  expect(later.space()).toBe('');
});

it('believes no page that is being left, nor a slot that is filled after all', () => {
  const { slots, space } = aVisit();
  slots.report('OnHeaderLevel2', true);
  pass(999);
  slots.report('OnHeaderLevel2', false);
  slots.report('LandingCards', true);
  pass(999);
  slots.apply();
  expect(space()).toBe('');
});
