import { decode } from '../decode/decode';
import { formResultSchema } from './teamForm';

test('an odd id costs itself, an odd outcome its line', () => {
  const read = (raw: unknown) => decode(formResultSchema, raw, '', () => {});
  expect(read({ match_id: {}, match_time: 5, outcome: 'W' })).toEqual({
    match_id: undefined,
    match_time: 5,
    outcome: 'W',
  });
  expect(() => read({ match_time: 5, outcome: 'won' })).toThrow(/W, D or L/);
});
