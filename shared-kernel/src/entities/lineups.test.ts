import { decode } from '../decode/decode';
import { lineupsSchema } from './lineups';

const player = (number: number, given: object = {}) => ({ name: `Cầu thủ ${number}`, number, ...given });
const eleven = (first: object = player(1)) => [first, ...Array.from({ length: 10 }, (_, index) => player(index + 2))];

function read(home: unknown, given: object = {}) {
  const reports: string[] = [];
  const lineups = decode(
    lineupsSchema,
    { match_id: 7, is_confirmed: true, home, away: { starters: eleven() }, ...given },
    '',
    (error) => reports.push(error.message),
  );
  return { ...lineups, reports };
}

const names = (players: readonly { name: string }[] | undefined) => players?.map(({ name }) => name);

it('has all that was sent, texts for numbers and odd spaces included', () => {
  const first = { id: '12', name: '  Nguyễn\n Văn  Lâm ', number: '1', position: 'G', grid: ['1', 1], rating: '7.1' };
  const home = { formation: ' 4-2-3-1 ', coach: 'Kim Sang-sik', starters: eleven(first), bench: [player(12)] };
  const { reports, ...lineups } = read(home, { match_id: '7', is_confirmed: '1' });
  expect(reports).toEqual([]);
  expect(lineups).toMatchObject({
    match_id: 7,
    is_confirmed: true,
    home: {
      formation: '4-2-3-1',
      coach: 'Kim Sang-sik',
      starters: [{ id: 12, name: 'Nguyễn Văn Lâm', number: 1, position: 'G', grid: [1, 1] }, ...eleven().slice(1)],
      bench: [player(12)],
    },
  });
});

it.each([
  ['ten players', eleven().slice(1), 10],
  ['seven', eleven().slice(4), 7],
])('%s are a line-up: one may have been sent off before, or could not be read', (_, starters, count) => {
  const { home, reports } = read({ starters });
  expect([home?.starters.length, reports]).toEqual([count, []]);
});

it.each([
  [
    'twelve players',
    { starters: [...eleven(), player(12)] },
    'At home: expected 1 to 11 players who start, got an object',
  ],
  ['no players', { starters: [] }, 'expected 1 to 11 players who start'],
])('%s cost that side, and not the other', (_, home, message) => {
  const lineups = read(home);
  expect([lineups.home, lineups.away?.starters.length]).toEqual([undefined, 11]);
  expect(lineups.reports.join()).toContain(message);
});

it.each([
  ['number', 100],
  ['position', 'Q'],
  ['grid', [0, 1]],
  ['grid', [1]],
  ['grid', [99, 1]],
])('a %s that there is not, %j, costs that field', (field, value) => {
  const { home, reports } = read({ starters: eleven(player(1, { [field]: value })) });
  expect(home?.starters[0]).toMatchObject({ name: 'Cầu thủ 1', [field]: undefined });
  expect(reports).toHaveLength(1);
});

it('of two players with one shirt nobody knows whose it is', () => {
  const { home, reports } = read({
    starters: eleven(player(2, { name: 'Văn Lâm' })),
    bench: [player(11, { name: 'Quang Hải' })],
  });
  expect(home?.starters.map(({ number }) => number)).toEqual([
    undefined,
    undefined,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    undefined,
  ]);
  expect(home?.bench[0]?.number).toBeUndefined();
  expect(reports).toHaveLength(4);
});

it('one player stands in a line-up once, by their id or by name and shirt', () => {
  const twice = [player(12, { id: 5 }), player(13, { id: 5, name: 'Khác' }), player(3)];
  const { home } = read({ starters: eleven(), bench: twice });
  expect(names(home?.bench)).toEqual(['Cầu thủ 12']);
  expect(home?.starters[2]?.number).toBe(3);
});

it('two players of one name may play', () => {
  const { home } = read({ starters: eleven(player(12, { name: 'Cầu thủ 2' })) });
  expect(home?.starters).toHaveLength(11);
});

it.each([
  ['formation', '4-4-2-'],
  ['formation', '4-4-2; drop table'],
  ['coach', ''],
  ['bench', Array.from({ length: 31 }, (_, index) => player(index + 20))],
])('a %s that is none costs that alone: %j', (field, value) => {
  const whole = { formation: '4-4-2', coach: 'Park', bench: [] };
  const { home, reports } = read({ ...whole, starters: eleven(), [field]: value });
  expect(home).toMatchObject({ ...whole, [field]: field === 'bench' ? [] : undefined });
  expect(reports.length).toBeGreaterThan(0);
});

it('is an expectation where nothing says otherwise', () => {
  expect(read(undefined, { is_confirmed: undefined }).is_confirmed).toBe(false);
  expect(read(undefined, { is_confirmed: 'maybe' }).is_confirmed).toBe(false);
});
