import { whileMatchIsKept } from './whileMatchIsKept';

const DAY = 86_400;
const PUBLISHED = Date.parse('2022-12-09T17:00:00Z') / 1000;
const article = {
  id: 1,
  slug: 'a',
  name: 'A',
  description: '',
  content: '',
  image: undefined,
  publishedDate: '2022-12-09T17:00:00Z',
  updatedDate: undefined,
  match: 77,
};

it.each([
  ['dated in the future', -DAY, 77],
  ['new', 0, 77],
  ['of fifteen days ago', 15 * DAY, 77],
  ['of sixteen days ago', 16 * DAY, undefined],
])('an article %s', (_, age, match) => {
  expect(whileMatchIsKept(article, PUBLISHED + age)).toEqual({ ...article, match });
});
