import { type Offer, rankedRows } from './bookmakers';

const anOffer = (bonus: string): Offer => ({ id: 'a', brand: 'A', bonus, title: '', terms: '', action: '', link: '/' });

describe('the ten ranks', () => {
  it.each([0, 1, 2, 10, 12])('of %d offers show each in its place, and are ten', (count) => {
    const offers = Array.from({ length: count }, (_, index) => anOffer(String(index + 1)));
    const rows = rankedRows(offers, 0);
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const shown = rows.flatMap((row) => (row.kind === 'offer' ? [row.offer] : []));
    expect(shown).toEqual(offers.slice(0, 10));
  });

  it('leave out an offer that has ended or not begun, and those behind it move up', () => {
    const now = Date.parse('2026-11-20T12:00:00+07:00') / 1000;
    const offers: Offer[] = [
      { ...anOffer('ended'), ends: '2026-11-19' },
      { ...anOffer('later'), starts: '2026-11-20T12:01' },
      { ...anOffer('runs'), starts: '2026-11-20', ends: '2026-11-20' },
    ];
    expect(rankedRows(offers, now)[0]).toMatchObject({ kind: 'offer', rank: 1, offer: { bonus: 'runs' } });
    expect(rankedRows(offers, now)[1]).toEqual({ kind: 'vacancy', rank: 2 });
  });
});
