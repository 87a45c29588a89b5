import { createNumbers } from './createNumbers';

it('gives each record its own number, always the same', () => {
  const { numberOf } = createNumbers(() => {});
  expect(numberOf('match', 'abc')).toBe(createNumbers(() => {}).numberOf('match', 'abc'));
  expect(numberOf('match', 'abc')).not.toBe(numberOf('team', 'abc'));
});

it('reports two records of one number, and leaves the later out', () => {
  const reported: string[] = [];
  const { numberOf, forget } = createNumbers(
    (error) => void reported.push(error.message),
    () => 7,
  );
  expect([numberOf('match', 'a'), numberOf('match', 'b'), numberOf('match', 'a')]).toEqual([7, undefined, 7]);
  expect(numberOf('team', 'c')).toBe(7);
  expect(reported).toEqual(['TheSports: the match b has the same number as a; it is left out']);
  forget('match', 'b');
  expect(numberOf('match', 'b')).toBeUndefined();
  forget('match', 'a');
  expect(numberOf('match', 'b')).toBe(7);
});
