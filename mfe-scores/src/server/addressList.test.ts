import type { AddressesRequest, Answer } from 'shared-kernel/contract/serverEntry';
import { decode } from 'shared-kernel/decode/decode';
import { siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import { KICK_OFF } from 'shared-kernel/testing/builders';
import { ODD_VALUES } from 'shared-kernel/testing/hostile';
import { addresses } from '../server';

const request = (page: number, site: object = {}): AddressesRequest => ({
  page,
  now: KICK_OFF,
  zone: 'Asia/Ho_Chi_Minh',
  publicUrl: 'https://tyso.example',
  site: decode(siteConfigSchema, { signature_secret: 'bí mật', ...site }),
});
const answer = (key: string, data: unknown): Answer => ({ key, status: 200, body: { data }, at: KICK_OFF });
const list = (page: number, matches: unknown, tables: unknown = []) =>
  addresses.list(request(page), [answer('matches', matches), answer('standings', tables)]);

it('asks for the days around today in Vietnam, one on each page, and for the tables on the first', () => {
  const asks = [1, 2, 3, 4, 5, 6].map((page) => addresses.needs(request(page), []));
  const days = asks.map(([matches]) => [matches?.query?.FromDate, matches?.query?.ToDate]);
  expect(days[0]).toEqual(['2022-12-07T17:00:00.000Z', '2022-12-08T17:00:00.000Z']);
  expect(days[5]).toEqual(['2022-12-12T17:00:00.000Z', '2022-12-13T17:00:00.000Z']);
  expect(asks.map((all) => all.map(({ key }) => key).at(-1))).toEqual(['standings', ...Array(5).fill('matches')]);
  expect([1, 5, 6].map((page) => list(page, []).hasMore)).toEqual([true, true, false]);
});

it('lists what is played or to be played, by ids of any form, and dates what is played by now', () => {
  const matches = [
    { id: 1, match_time: KICK_OFF, status_id: 2 },
    { id: 2, match_time: KICK_OFF, status_id: 8 },
    { id: "a b&c'", match_time: KICK_OFF, status_id: 1 },
    { id: 3, match_time: KICK_OFF, status_id: 12 },
    { id: 4, match_time: KICK_OFF, status_id: 0 },
    { id: 5, match_time: 'soon', status_id: 1 },
    { id: '\ud83d', match_time: KICK_OFF, status_id: 1 },
    {},
  ];
  expect(list(3, matches).addresses).toEqual([
    { path: '/tran-dau/1', changed: new Date(KICK_OFF * 1000).toISOString() },
    { path: '/tran-dau/2' },
    { path: '/tran-dau/a%20b%26c%27' },
  ]);
});

it('an address has the names of both teams, where they are known', () => {
  const given = { match_time: KICK_OFF, status_id: 1, home_team_id: 101 };
  const data = [
    { id: 1, ...given, away_team_id: 102 },
    { id: 2, ...given, away_team_id: 103 },
    { id: 3, ...given, away_team_id: {} },
  ];
  const team = [{ id: 101, name: 'Thể Công – Viettel' }, { id: 102, name: 'Đà Nẵng' }, { name: 'ai' }, null];
  const body = { data, extra_data: { team } };
  const { addresses: listed } = addresses.list(request(2), [{ key: 'matches', status: 200, body, at: KICK_OFF }]);
  expect(listed.map(({ path }) => path)).toEqual([
    '/tran-dau/1/the-cong-viettel-da-nang',
    '/tran-dau/2',
    '/tran-dau/3',
  ]);
});

it('lists the tables that the page reads, and the competitions that have one', () => {
  const tables = [
    { id: 8, name: 'Ngoại hạng Anh', is_hot: true },
    { id: 'x', name: 'Hạng nhì', is_hot: false },
  ];
  expect(list(1, [], tables).addresses).toEqual([
    { path: '/bang-xep-hang?giai=8' },
    { path: '/giai-dau/8/ngoai-hang-anh' },
    { path: '/giai-dau/x/hang-nhi' },
  ]);
  const foreign = request(1, { standings_url: 'https://tables.example/v' });
  expect(addresses.needs(foreign, []).map(({ key }) => key)).toEqual(['matches']);
  expect(addresses.list(foreign, [answer('standings', tables)]).addresses).toEqual([]);
});

it('lists so many of a day that no store is too busy for it', () => {
  const day = Array.from({ length: 3_000 }, (_, id) => ({ id: id + 1, match_time: KICK_OFF, status_id: 1 }));
  expect(list(2, day).addresses).toHaveLength(2_000);
});

it.each(ODD_VALUES)('%s in place of matches and tables costs these alone', (_, odd) => {
  expect(list(1, odd, odd).addresses).toEqual([]);
  expect(list(1, [odd], [odd]).addresses).toEqual([]);
});
