import { render, screen } from '@testing-library/react';
import { dayAlone } from 'shared-kernel/rules/dayAlone';
import { aPastMatch } from '../../../testing/pastMatches';
import { PastMatches } from './PastMatches';

/** The zone of the visitor: 13 hours ahead of UTC in its summer. */
const ZONE = 'Pacific/Auckland';

beforeEach(() => {
  const Format = Intl.DateTimeFormat;
  jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation((locales, options) => new Format(locales, { ...options, timeZone: options?.timeZone ?? ZONE }));
});
afterEach(() => jest.restoreAllMocks());

it('a match of which the day alone is known has this day in Auckland too, one at noon UTC the day there', () => {
  const times = [dayAlone('2022-12-18'), Date.UTC(2022, 11, 18, 12) / 1000];
  render(<PastMatches matches={times.map((match_time) => aPastMatch({ match_time }))} />);
  const days = screen.getAllByText(/AFF Cup/).map(({ textContent }) => textContent?.slice(0, 10));
  expect(days).toEqual(['18/12/2022', '19/12/2022']);
});
