import { numberOfId } from './numberOfId';

it('is the same for the same text, and another for another kind, vendor or text', () => {
  const first = numberOfId('thesports', 'match', 'jw2r09hkl3prz84');
  expect(first).toBe(numberOfId('thesports', 'match', 'jw2r09hkl3prz84'));
  const others = [
    numberOfId('thesports', 'team', 'jw2r09hkl3prz84'),
    numberOfId('api-football', 'match', 'jw2r09hkl3prz84'),
    numberOfId('thesports', 'match', 'jw2r09hkl3prz85'),
    numberOfId('thesports', 'matchjw2r', '09hkl3prz84'),
  ];
  expect(new Set([first, ...others]).size).toBe(5);
});

it('is a number that the store accepts, also for odd texts', () => {
  for (const id of ['', '0', 'a'.repeat(10_000), '\u0000', '💥']) {
    const number = numberOfId('x', 'match', id);
    expect(Number.isSafeInteger(number) && number >= 1).toBe(true);
  }
});

it('differs for a hundred thousand matches', () => {
  const numbers = new Set(Array.from({ length: 100_000 }, (_, index) => numberOfId('x', 'match', `m${index}`)));
  expect(numbers.size).toBe(100_000);
});
