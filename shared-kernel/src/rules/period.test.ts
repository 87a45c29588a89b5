import { isOn } from './period';

const at = (text: string) => Date.parse(text) / 1000;

it.each([
  ['without dates', {}, '2026-01-01T00:00+07:00', true],
  ['before its first day', { starts: '2026-11-20' }, '2026-11-19T23:59+07:00', false],
  ['from the midnight of its first day in Việt Nam', { starts: '2026-11-20' }, '2026-11-19T17:00Z', true],
  ['until the end of its last day', { ends: '2026-11-20' }, '2026-11-20T23:59:59+07:00', true],
  ['no longer than its last day', { ends: '2026-11-20' }, '2026-11-21T00:00+07:00', false],
  ['from a minute', { starts: '2026-11-20T18:00' }, '2026-11-20T17:59:59+07:00', false],
  ['until a minute', { starts: '2026-11-20T18:00', ends: '2026-11-20T20:00' }, '2026-11-20T20:00+07:00', false],
  ['between', { starts: '2026-11-20T18:00', ends: '2026-11-20T20:00' }, '2026-11-20T19:00+07:00', true],
])('an advert runs %s', (_, period, moment, runs) => {
  expect(isOn(period, at(moment))).toBe(runs);
});
