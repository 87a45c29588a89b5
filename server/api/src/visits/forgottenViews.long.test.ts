import { ADS, aVisitCount, SHELL } from '../testing/visits';

const addressOf = (index: number) => `203.0.${Math.floor(index / 250)}.${index % 250}`;

it('of a view that is forgotten among fifty thousand others the bounds begin anew, and not before', () => {
  const { begin, say, of } = aVisitCount();
  const view = begin();
  const another = (index: number) => say({ view: begin(), parts: [SHELL] }, addressOf(index));
  say({ view, parts: [ADS] });
  for (let index = 0; index < 49_999; index++) another(index);
  say({ view, parts: [ADS] });
  expect(of()).toEqual({ views: 1 });
  for (let index = 0; index < 50_000; index++) another(index);
  say({ view, parts: [ADS] });
  expect(of()).toEqual({ views: 2 });
});
