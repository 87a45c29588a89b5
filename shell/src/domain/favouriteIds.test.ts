import fc from 'fast-check';
import { toId } from 'shared-kernel/entities/id';
import { favouriteIdsText, readFavouriteIds, toggled } from './favouriteIds';

it.each([
  ['ids with spaces between', '12 7 3007', [12, 7, 3007]],
  ['an empty text', '', []],
  ['ids that are texts', '12 m-Alpha -4 0 7', [12, 'm-Alpha', '-4', '0', 7]],
  ['ids that hold a space or a percent sign', 'a%20b 100%25 %2520', ['a b', '100%', '%20']],
  ['an id too large to be exact', '9999999999999999 5', ['9999999999999999', 5]],
  ['what nobody wrote', '%zz % %ED%A0%80 5', [5]],
  ['a list', [1, 2], []],
  ['nothing', undefined, []],
])('reads %s', (_, stored, ids) => {
  expect([...readFavouriteIds(stored)]).toEqual(ids);
});

const anId = fc
  .oneof(fc.integer({ min: 1 }), fc.string({ unit: 'grapheme', minLength: 1 }))
  .map((raw) => toId(raw) ?? 1);
const idSets = fc.uniqueArray(anId).map((ids) => new Set(ids));

it('writes plain ids as they are', () => {
  expect(favouriteIdsText(new Set([12, 'm-Alpha', 'a b', '50%']))).toBe('12 m-Alpha a%20b 50%25');
});

it('reads back what it wrote', () => {
  fc.assert(fc.property(idSets, (ids) => expect(readFavouriteIds(favouriteIdsText(ids))).toEqual(ids)));
});

it('is where it began after toggling twice', () => {
  fc.assert(fc.property(idSets, anId, (ids, id) => expect(toggled(toggled(ids, id), id)).toEqual(ids)));
});
