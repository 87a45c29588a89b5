import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'shared-kernel/router';
import { dayAlone } from 'shared-kernel/rules/dayAlone';
import { startTexts } from 'shared-kernel/texts/startTexts';
import { aPastMatch } from '../../../testing/pastMatches';
import { PastMatches } from './PastMatches';

/** The zone of the visitor: 13 hours ahead of UTC in its summer. */
const ZONE = 'Pacific/Auckland';

beforeAll(startTexts);
beforeEach(() => {
  const Format = Intl.DateTimeFormat;
  jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation((locales, options) => new Format(locales, { ...options, timeZone: options?.timeZone ?? ZONE }));
});
afterEach(() => jest.restoreAllMocks());

const show = (...given: Parameters<typeof aPastMatch>[0][]) =>
  render(<PastMatches matches={given.map((one) => aPastMatch(one))} />, { wrapper: MemoryRouter });

it('a match of which the day alone is known has this day in Auckland too, one at noon UTC the day there', () => {
  show(...[dayAlone('2022-12-18'), Date.UTC(2022, 11, 18, 12) / 1000].map((match_time) => ({ match_time })));
  expect(screen.getAllByText(/2022$/).map(({ textContent }) => textContent)).toEqual(['18/12/2022', '19/12/2022']);
});

it('the row of a match shows its first half, and how it was decided', () => {
  show({ half_time: [1, 0] }, { after_extra_time: true }, { after_extra_time: true, shootout: [4, 2] });
  const shown = screen.getAllByRole('listitem').map((row) => row.querySelector(':scope > i')?.textContent);
  expect(shown).toEqual(['HT 1–0', 'HP', 'Pen']);
});

it('all of the row of a match with a page opens it, and a click on a name does', async () => {
  const Address = () => <p>{useLocation().pathname}</p>;
  render(
    <MemoryRouter>
      <PastMatches matches={[aPastMatch({ match_id: 9 })]} />
      <Address />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByText('Việt Nam'));
  expect(screen.getByText('/tran-dau/9/viet-nam-thai-lan')).toBeTruthy();
});
