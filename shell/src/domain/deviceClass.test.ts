import { deviceClass } from './deviceClass';

it.each([
  ['a phone', 390, 844, true, 'phone'],
  ['a phone that lies on its side', 844, 390, true, 'phone'],
  ['a tablet', 820, 1180, true, 'tablet'],
  ['a computer', 1440, 900, false, 'desktop'],
  ['a computer with a small window', 600, 500, false, 'desktop'],
] as const)('%s', (_, width, height, hasFingers, expected) => {
  expect(deviceClass({ width, height }, hasFingers)).toBe(expected);
});
