import type { VendorContact } from './provider';
import { silentSince } from './silentSince';

const START = 1_670_000_000;
const LIMIT = 90;

/** A vendor that was heard ten minutes after the start, is asked every 20 s, and has nothing on. */
const aContact = (given: Partial<VendorContact> = {}): VendorContact => ({
  startedAt: START,
  heardAt: START + 600,
  pause: 20,
  isOn: false,
  ...given,
});

const NEVER = Number.NEGATIVE_INFINITY;

function after(seconds: number, contacts: readonly VendorContact[], before?: number) {
  const since = silentSince(contacts, { now: START + seconds, limit: LIMIT, before });
  return since === undefined ? undefined : since - START;
}

it.each<[string, number, readonly VendorContact[], number | undefined]>([
  ['is heard', 630, [aContact()], undefined],
  ['may still come, after the pause and the limit', 710, [aContact()], undefined],
  ['did not come in time', 711, [aContact()], 600],
  ['is asked every eight minutes', 600 + 480 + 90, [aContact({ pause: 480 })], undefined],
  ['is asked every eight minutes and missed one', 600 + 480 + 91, [aContact({ pause: 480 })], 600],
  ['means to come once a day', 600 + 900 + 91, [aContact({ pause: 86_400 })], 600],
  ['is one of two, and the other is heard', 1000, [aContact(), aContact({ heardAt: START + 990 })], undefined],
  ['is one of two that are both silent', 1000, [aContact(), aContact({ heardAt: START + 700 })], 700],
  [
    'is heard, but the other has the matches that are on',
    1000,
    [aContact({ isOn: true }), aContact({ heardAt: START + 990 })],
    600,
  ],
  [
    'is silent, but the other has the matches that are on',
    1000,
    [aContact(), aContact({ isOn: true, heardAt: START + 990 })],
    undefined,
  ],
  ['was never heard, for a short time', 110, [aContact({ heardAt: NEVER })], undefined],
  ['was never heard', 111, [aContact({ heardAt: NEVER })], 0],
  ['was heard by a clock that was ahead', 700, [aContact({ heardAt: START + 90_000 })], undefined],
  ['is not there', 700, [], undefined],
])('a vendor that %s', (_, seconds, contacts, since) => {
  expect(after(seconds, contacts)).toBe(since);
});

it('lasts through a new start until a vendor is heard, and keeps its beginning', () => {
  const before = START - 3600;
  expect(after(5, [], before)).toBe(-3600);
  expect(after(5, [aContact({ heardAt: NEVER })], before)).toBe(-3600);
  expect(after(500, [aContact({ heardAt: NEVER })], before)).toBe(-3600);
  expect(after(605, [aContact()], before)).toBeUndefined();
  expect(after(2000, [aContact()], before)).toBe(-3600);
});
