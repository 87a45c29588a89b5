import { aSeason } from '../testing/seasonTables';
import { rowsOf, searchOfTable, TABLE_KINDS, toTableKind } from './tableKind';

it.each(TABLE_KINDS)('the address of %s leads to it (M24)', (kind) => {
  expect(toTableKind(new URLSearchParams(searchOfTable(kind)).get('bang'))).toBe(kind);
});

it.each([null, undefined, '', 'khac'])('%j in the address is the first one', (text) => {
  expect(toTableKind(text)).toBe('tong');
  expect(searchOfTable('tong')).toBe('');
});

it('each kind of table has its own lines', () => {
  const of = (points: number) => aSeason([{ team_id: 1, name: 'Hà Nội', points }]).total;
  const tables = aSeason([], { total: of(1), home: of(2), away: of(3), half: of(4), form: of(5) });
  expect(TABLE_KINDS.map((kind) => rowsOf(tables, kind)[0]?.points)).toEqual([1, 2, 3, 4, 5]);
});
