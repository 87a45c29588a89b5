import { decode } from 'shared-kernel/decode/decode';
import { webLink } from 'shared-kernel/entities/banner';
import content from '../../content/bookmakers.json';
import schema from '../../content/bookmakers.schema.json';
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

describe('content/bookmakers.json', () => {
  it('leads nowhere but to web addresses and our own pages', () => {
    for (const [index, { link }] of content.offers.entries()) decode(webLink, link, `offers.${index}.link`);
    decode(webLink, content.vacancy.link, 'vacancy.link');
  });

  it('has the fields that its schema asks for', () => {
    const { offers, vacancy } = schema.properties;
    for (const offer of content.offers) expect(Object.keys(offer).sort()).toEqual([...offers.items.required].sort());
    expect(Object.keys(content.vacancy).sort()).toEqual([...vacancy.required].sort());
    expect(content.vacancy.points).toHaveLength(vacancy.properties.points.minItems);
  });
});
