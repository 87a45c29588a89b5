import type { ReadItem } from '../read/readItem';
import { type Rename, renamesOf } from './renames';

/** An item in a file or on the site: `b:words` has this name and these words. */
const one = (written: string): ReadItem => {
  const [name = '', text = '', title = '', date] = written.split(':');
  return { key: name, text, title, date, fingerprint: written, item: {} };
};

const shown = (renames: readonly Rename[]) => renames.map(({ from, to }) => `${from} > ${to}`);

it.each<[string, string[], string[], string[]]>([
  ['a file with another name', ['a:x'], ['b:x'], ['a > b']],
  ['nothing, where names stay', ['a:x', 'b:y'], ['a:x', 'b:z'], []],
  ['a new file beside the old ones', ['a:x'], ['a:x', 'b:y'], []],
  ['a copy of a file that stays', ['a:x'], ['a:x', 'b:x'], []],
  ['a copy of a file whose title has changed', ['a:x:T:1'], ['a:x:S:1', 'b:x:T:1'], []],
  ['one that was removed, and another one that is new', ['a:x'], ['b:y'], []],
  ['names handed on in a row', ['a:x', 'b:y'], ['b:x', 'c:y'], ['b > c', 'a > b']],
  ['a longer row', ['a:1', 'b:2', 'c:3'], ['b:1', 'c:2', 'd:3'], ['c > d', 'b > c', 'a > b']],
  ['a new article under the name of a renamed one, at once', ['a:x'], ['b:x', 'a:y'], ['a > b']],
  ['two equal files are ambiguous', ['a:x'], ['b:x', 'c:x'], []],
  ['two equal known ones are ambiguous', ['a:x', 'b:x'], ['c:x'], []],
  ['another name and another text, by title and date', ['a:x:T:1'], ['b:y:T:1'], ['a > b']],
  ['the next edition of a column: another date', ['a:x:T:1'], ['b:y:T:2'], []],
  ['one without a fixed date', ['a:x:T:1'], ['b:y:T'], []],
  ['a title and date that stay with the old name', ['a:x:T:1'], ['a:z:T:1', 'b:y:T:1'], []],
  ['text before title', ['a:x:T:1', 'b:y:S:2'], ['c:x:S:2'], ['a > c']],
])('sees %s', (_, site, files, renames) => {
  expect(shown(renamesOf(files.map(one), site.map(one)))).toEqual(renames);
});
