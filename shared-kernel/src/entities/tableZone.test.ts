import { decode } from '../decode/decode';
import { seasonTablesSchema } from './seasonTables';

const TABLES = { name: 'La Liga', matches: 0, teams: [] };
const ZONE = { kind: 'champions', name: 'Champions League', from: 1, to: 4 };

const zonesOf = (zones: unknown) => decode(seasonTablesSchema, { ...TABLES, zones }, 'data', () => {}).zones;

it.each([
  ['of an unknown kind', { kind: 'cup' }],
  ['without a name', { name: ' ' }],
  ['from place 0', { from: 0 }],
  ['that ends before it begins', { from: 5 }],
])('a zone %s costs itself alone (M19)', (_, given) => {
  expect(zonesOf([{ ...ZONE, ...given }, ZONE])).toEqual([ZONE]);
});

it.each([undefined, null, 'none'])('tables with the zones %j have none', (zones) => expect(zonesOf(zones)).toEqual([]));
