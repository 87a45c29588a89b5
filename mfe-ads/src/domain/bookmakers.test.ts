import { decode } from 'shared-kernel/decode/decode';
import { webLink } from 'shared-kernel/entities/banner';
import content from '../../content/bookmakers.json';
import schema from '../../content/bookmakers.schema.json';
import { type Offer, rankedRows } from './bookmakers';

const anOffer = (bonus: string): Offer => ({ brand: 'A', bonus, title: '', terms: '', action: '', link: '/' });

describe('the ten ranks', () => {
  it.each([0, 1, 2, 10, 12])('of %d offers show each in its place, and are ten', (count) => {
    const offers = Array.from({ length: count }, (_, index) => anOffer(String(index + 1)));
    const rows = rankedRows(offers);
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const shown = rows.flatMap((row) => (row.kind === 'offer' ? [row.offer] : []));
    expect(shown).toEqual(offers.slice(0, 10));
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
