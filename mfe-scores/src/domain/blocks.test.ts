import fc from 'fast-check';
import type { BoardGroup } from 'shared-kernel/rules/board/boardGroup';
import { ADVERT_KEY, lineCount, ROWS_PER_BLOCK, toBlocks, withAdvert } from './blocks';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const open = () => false;

it('cuts a long group, with the header above its first block only', () => {
  const blocks = toBlocks([{ kind: 'live', ids: upTo(ROWS_PER_BLOCK + 1) }], open);
  expect(blocks).toMatchObject([
    { key: 'live/0', isFirst: true, firstLine: 1, ids: upTo(ROWS_PER_BLOCK) },
    { key: `live/${ROWS_PER_BLOCK}`, isFirst: false, firstLine: ROWS_PER_BLOCK + 2, ids: [ROWS_PER_BLOCK + 1] },
  ]);
});

it('keeps the header of a collapsed group', () => {
  const league: BoardGroup = { kind: 'league', competitionId: 5, ids: upTo(40) };
  expect(toBlocks([league], () => true)).toMatchObject([{ key: 'league-5/0', ids: [], isFirst: true }]);
});

it('loses no row, keeps the order, and numbers the lines without a gap', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 6 });
  fc.assert(
    fc.property(sizes, (lengths) => {
      const groups = lengths.map(
        (length, index): BoardGroup => ({ kind: 'league', competitionId: index, ids: upTo(length) }),
      );
      const blocks = toBlocks(groups, open);
      expect(blocks.flatMap(({ ids }) => ids)).toEqual(groups.flatMap(({ ids }) => ids));
      const lines = blocks.flatMap(({ ids, isFirst, firstLine }) =>
        upTo(ids.length + (isFirst ? 1 : 0)).map((_, index) => firstLine + index),
      );
      expect(lines).toEqual(upTo(lines.length));
      expect(lineCount(blocks)).toBe(lines.length);
    }),
  );
});

it('has the place of an advert after the ninth match, or after the last line, and numbers the lines as before', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(sizes, fc.integer({ min: -1, max: 5 }), (lengths, folded) => {
      const groups = lengths.map(
        (length, index): BoardGroup => ({ kind: 'league', competitionId: index, ids: upTo(length) }),
      );
      const isFolded = (group: BoardGroup) => group.kind === 'league' && group.competitionId === folded;
      const blocks = toBlocks(groups, isFolded);
      const all = withAdvert(blocks);
      expect(all.filter(({ key }) => key !== ADVERT_KEY)).toEqual(blocks);
      const above = all.slice(
        0,
        all.findIndex(({ key }) => key === ADVERT_KEY),
      );
      const matches = (some: readonly { ids: readonly unknown[] }[]) => some.flatMap(({ ids }) => ids).length;
      expect(matches(above)).toBe(Math.min(9, matches(blocks)));
      expect(above.at(-1)?.ids.length === 0 && matches(blocks) >= 9).toBe(false);
      expect(lineCount(all)).toBe(lineCount(blocks));
    }),
  );
  expect(withAdvert([])).toEqual([]);
});
