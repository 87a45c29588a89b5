import fc from 'fast-check';
import { favouriteIdsText, readFavouriteIds, toggled } from './favouriteIds';

it.each([
  ['ids with spaces between', '12 7 3007', [12, 7, 3007]],
  ['an empty text', '', []],
  ['words between the ids', '12 abc -4 0 1.5 7', [12, 7]],
  ['an id too large to be exact', '9999999999999999 5', [5]],
  ['a list', [1, 2], []],
  ['nothing', undefined, []],
])('reads %s', (_, stored, ids) => {
  expect([...readFavouriteIds(stored)]).toEqual(ids);
});

const idSets = fc.uniqueArray(fc.integer({ min: 1 })).map((ids) => new Set(ids));

it('reads back what it wrote', () => {
  fc.assert(fc.property(idSets, (ids) => expect(readFavouriteIds(favouriteIdsText(ids))).toEqual(ids)));
});

it('is where it began after toggling twice', () => {
  fc.assert(
    fc.property(idSets, fc.integer({ min: 1 }), (ids, id) => expect(toggled(toggled(ids, id), id)).toEqual(ids)),
  );
});
