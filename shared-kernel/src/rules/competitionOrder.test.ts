import fc from 'fast-check';
import { competitionOrder, type Placed } from './competitionOrder';

const placed = (id: number, name: string | undefined, given: Partial<Placed> = {}): Placed => ({
  id,
  name,
  country: undefined,
  isHot: false,
  ...given,
});
const namesIn = (order: readonly number[], all: readonly Placed[]) =>
  [...all].sort(competitionOrder(order)).map(({ name }) => name);

it('hot ones come first, then those of the default list by any of their spellings, then by country and name (M21)', () => {
  const all = [
    placed(1, 'Hạng nhì', { country: 'Áo' }),
    placed(2, 'Ligue 1'),
    placed(3, undefined),
    placed(4, 'Hạng nhất', { country: 'Áo' }),
    placed(5, 'Premier League'),
    placed(6, 'V.League 1'),
    placed(7, 'Nhà nghề Mỹ', { isHot: true }),
    placed(8, 'Hạng nhất', { country: 'Anh' }),
  ];
  expect(namesIn([], all)).toEqual([
    ...['Nhà nghề Mỹ', 'V.League 1', 'Premier League', 'Ligue 1'],
    ...['Hạng nhất', 'Hạng nhất', 'Hạng nhì', undefined],
  ]);
  expect(namesIn([], [placed(1, 'Ngoại hạng Anh'), placed(2, 'V-League 1')])).toEqual(['V-League 1', 'Ngoại hạng Anh']);
});

it('a league of another country with the same name has no place in the default', () => {
  const all = [
    placed(1, 'Premier League', { country: 'Ukraina' }),
    placed(2, 'Serie A', { country: 'Ý' }),
    placed(3, 'Serie A', { country: 'Brazil' }),
    placed(4, 'Premier League', { country: 'Anh' }),
  ];
  expect([...all].sort(competitionOrder([])).map(({ id }) => id)).toEqual([4, 2, 3, 1]);
});

it('the site’s own list takes the place of the default, by id', () => {
  const all = [placed(1, 'V.League 1'), placed(2, 'Hạng nhì'), placed(3, 'Cúp'), placed(4, 'Anh')];
  expect(namesIn([3, 99, 2], all)).toEqual(['Cúp', 'Hạng nhì', 'Anh', 'V.League 1']);
});

it('the order is total', () => {
  const name = fc.option(fc.constantFrom('V.League 1', 'Cúp', 'Serie A'), { nil: undefined });
  const any = fc.record({ id: fc.nat(9), name, country: name, isHot: fc.boolean() });
  fc.assert(
    fc.property(any, any, fc.subarray([1, 2, 3]), (one, other, listed) => {
      const order = competitionOrder(listed);
      expect(Math.sign(order(one, other))).toBe(-Math.sign(order(other, one)) + 0);
      if (one.id !== other.id) expect(order(one, other)).not.toBe(0);
    }),
  );
});
