import fc from 'fast-check';
import { plain } from 'shared-kernel/rules/plainText';
import { isFoundBy } from './foundBy';

it.each([
  ['ngoai hang', 'Ngoại hạng Anh', true],
  ['NGOẠI HẠNG', 'Ngoại hạng Anh', true],
  ['duc', 'Đức', true],
  ['đức', 'Đức', true],
  ['Đ', 'Bundesliga Duc', true],
  ['anh ngoai', 'Ngoại hạng Anh', true],
  ['  ', 'Ý', true],
  ['', 'Ý', true],
  ['phap', 'Ngoại hạng Anh', false],
  ['serie a', 'Série A', true],
])('%p typed, %p there', (typed, name, isFound) => {
  expect(isFoundBy(plain(name), typed)).toBe(isFound);
});

it('finds a name by any part of it, typed with or without marks, whole or taken apart', () => {
  const name = fc.constantFrom('Ngoại hạng Anh', 'Cúp Quốc gia Đức', 'Việt Nam', 'Thổ Nhĩ Kỳ', 'Bồ Đào Nha');
  fc.assert(
    fc.property(name, fc.nat(20), fc.nat(20), fc.constantFrom('NFC', 'NFD'), (whole, from, length, form) => {
      const part = whole.slice(from, from + length).normalize(form);
      expect(isFoundBy(plain(whole), part)).toBe(true);
      expect(isFoundBy(plain(whole), plain(part))).toBe(true);
    }),
  );
});
