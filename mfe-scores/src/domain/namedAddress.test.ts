import fc from 'fast-check';
import { toId } from 'shared-kernel/entities/id';
import { idInAddress, pageAddress } from 'shared-kernel/rules/pageAddress';
import { namedAddress, namedMatchAddress } from './namedAddress';

it.each([
  ['Việt Nam', 'Thái Lan', '/tran-dau/7/viet-nam-thai-lan'],
  ['Đội 1/2', 'O’Higgins & Co.', '/tran-dau/7/doi-1-2-o-higgins-co'],
  ['Brøndby', 'Śląsk Wrocław', '/tran-dau/7/brondby-slask-wroclaw'],
  ['北京国安', 'Зенит', '/tran-dau/7'],
  ['A'.repeat(79), 'B', `/tran-dau/7/${'a'.repeat(79)}`],
  ['A'.repeat(90), 'B', `/tran-dau/7/${'a'.repeat(80)}`],
])('%s – %s', (home, away, address) => {
  expect(namedMatchAddress(7, { home, away })).toBe(address);
});

it('a team and a competition have pages as well', () => {
  expect(namedAddress('team', 'x/y', 'Thể Công – Viettel')).toBe('/doi-bong/x%2Fy/the-cong-viettel');
  expect(namedAddress('competition', 8, 'V.League 1')).toBe('/giai-dau/8/v-league-1');
  expect([namedAddress('team', '..', 'Đội'), namedAddress('match', '.', 'A')]).toEqual(['/', '/?match=.']);
});

it('without names there is the id alone', () => {
  expect(namedMatchAddress('a b', undefined)).toBe('/tran-dau/a%20b');
});

const anId = fc.string({ unit: 'binary', minLength: 1, maxLength: 30 });
const aName = fc.string({ unit: 'grapheme' });

it('every id comes back from its address as a browser writes it, whatever the names', () => {
  fc.assert(
    fc.property(anId, aName, aName, (text, home, away) => {
      const id = toId(text);
      fc.pre(id !== undefined);
      const address = namedMatchAddress(id, { home, away });
      const { pathname, search } = new URL(address, 'https://tyso.example');
      if (text === '.' || text === '..') expect(search).toBe(`?match=${text}`);
      else expect([pathname, idInAddress(pathname)]).toEqual([address, id]);
      expect(address.startsWith(pageAddress('match', id))).toBe(true);
    }),
  );
});

it.each(['/tran-dau', '/tran-dau/', '/tran-dau/%E1', '/tran-dau/%ud83d'])('%s names no match', (path) => {
  expect(idInAddress(path)).toBeUndefined();
});
