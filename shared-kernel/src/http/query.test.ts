import { queryText } from './query';

it.each([
  ['nothing', {}, ''],
  ['a value', { pageNumber: 2 }, '?pageNumber=2'],
  ['a list, repeated', { Id: [1, 2] }, '?Id=1&Id=2'],
  ['an empty list', { Id: [] }, ''],
  ['an undefined value', { StatusId: undefined, a: 1 }, '?a=1'],
  [
    'values that need encoding',
    { FromDate: '2022-12-09T00:00+07:00', 'a&b': 'ố' },
    '?FromDate=2022-12-09T00%3A00%2B07%3A00&a%26b=%E1%BB%91',
  ],
])('writes %s', (_, query, text) => {
  expect(queryText(query)).toBe(text);
});
