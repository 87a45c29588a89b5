import { aMatch, aMatchRecord } from '../../testing/builders';
import { readMatchRange } from './readMatchRange';

const nothingKnown = () => undefined;
const options = (given = {}) => {
  const reports: string[] = [];
  const { signal } = new AbortController();
  return { known: nothingKnown, report: ({ message }: Error) => reports.push(message), signal, reports, ...given };
};
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('leaves out one broken match in the middle of thousands, and says which', async () => {
  const data = Array.from({ length: 5000 }, (_, index) => aMatchRecord({ id: index + 1 }));
  const broken = data.map((match, index) => (index === 2500 ? { ...match, home_scores: null } : match));
  const given = options();
  const { matches } = await readMatchRange(json({ data: broken }), given);
  expect(matches).toHaveLength(4999);
  expect(given.reports).toEqual(['At data.2500.home_scores: expected a list, got null']);
});

it('takes a match of a known version as it is known', async () => {
  const known = aMatch({ id: 4, version: 7 });
  const data = [aMatchRecord({ id: 4, version: 7 }), aMatchRecord({ id: 5, version: 7 })];
  const { matches } = await readMatchRange(
    json({ data }),
    options({ known: (id: number) => (id === 4 ? known : undefined) }),
  );
  expect(matches[0]).toBe(known);
  expect(matches[1]).toEqual(aMatch({ id: 5, version: 7 }));
});
