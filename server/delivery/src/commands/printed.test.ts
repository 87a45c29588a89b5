import { age, change, inLine, kilobytes, table } from './printed';

it.each([
  [0, 'same'],
  [12, '+12 B'],
  [-999, '-999 B'],
  [1449, '+1.4 kB'],
  [-12_000, '-12.0 kB'],
])('%d bytes more are %s', (bytes, text) => {
  expect(change(bytes)).toBe(text);
});

it.each([
  ['2022-12-09T19:00:00Z', 'now'],
  ['2022-12-09T18:59:00Z', '1 min'],
  ['2022-12-09T18:00:00Z', '1 h'],
  ['2022-12-08T18:00:00Z', '1 d'],
  ['2022-11-09T19:00:00Z', '30 d'],
])('a release of %s is %s old', (at, text) => {
  expect(age(at, new Date('2022-12-09T19:00:30Z'))).toBe(text);
});

it('columns stand below one another', () => {
  expect(
    table([
      ['name', 'size'],
      ['mfe-scores', kilobytes(53_149)],
    ]),
  ).toEqual(['name        size', 'mfe-scores  53.1 kB']);
});

it('a text of a person stays in its line, and commands nothing to the terminal', () => {
  expect(inLine('cut off\nmfe-ads 1.0.0 live\u001b[2J')).toBe('cut off mfe-ads 1.0.0 live [2J');
});
