import { act, fireEvent, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { MemoryRouter } from 'shared-kernel/router';
import { createFakeShell } from 'shared-kernel/testing/createFakeShell';
import { AdsProvider } from '../AdsProvider';
import { LandingCards } from './LandingCards';

void i18next.init({ lng: 'vi', resources: {}, interpolation: { escapeValue: false } });

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
});

async function openStrip({ isBettingOn = true, sync }: { isBettingOn?: boolean; sync?: () => Promise<Response> } = {}) {
  const { shell } = createFakeShell(() => ({ data: { betting_adverts: isBettingOn } }));
  if (sync) globalThis.fetch = sync;
  const site = { ...shell.site, sync_url: sync ? 'https://sync.example/' : undefined };
  render(
    <MemoryRouter>
      <AdsProvider shell={{ ...shell, site }}>
        <LandingCards />
      </AdsProvider>
    </MemoryRouter>,
  );
  await act(async () => {});
  return screen.getAllByRole('listitem').map((card) => within(card));
}

it('nineteen cards, each with a picture, a title, a link and a betting button that is marked', async () => {
  const cards = await openStrip();
  expect(cards).toHaveLength(19);
  for (const card of cards) {
    expect(card.getByText('Xem ngay')).toBeTruthy();
    const bet = card.getByText('Cược 18+');
    expect(bet.getAttribute('rel')).toBe('sponsored nofollow noopener');
    expect(bet.getAttribute('target')).toBe('_blank');
  }
  expect(screen.getByText('Quảng cáo')).toBeTruthy();
});

it('no betting button where betting is off, nor a card that leads to bookmakers', async () => {
  const cards = await openStrip({ isBettingOn: false });
  expect(cards).toHaveLength(17);
  expect(cards.every((card) => card.queryByText('Cược 18+') === null)).toBe(true);
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets.filter((target) => /nha-?cai/.test(target ?? ''))).toEqual([]);
});

it('says Loading... while links are fetched, then leads where they say, else to the fallback', async () => {
  let answer: (response: Response) => void = () => {};
  const cards = await openStrip({ sync: () => new Promise((resolve) => (answer = resolve)) });
  expect(cards[0]?.getByText('Loading...')).toBeTruthy();
  expect(cards[18]?.getByText('Xem ngay').getAttribute('href')).toBe('/top-nha-cai');
  answer(new Response("var x = {link_hutieutv: 'https://new.example/'};"));
  expect((await screen.findByRole('link', { name: 'Xem ngay: Hủ Tiếu TV' })).getAttribute('href')).toBe(
    'https://new.example/',
  );
  expect(screen.getByRole('link', { name: 'Xem ngay: CheckVAR' }).getAttribute('href')).toBe(
    'https://checkvar.example/',
  );
});

it('a card whose picture is broken keeps its words', async () => {
  const [card] = await openStrip();
  const picture = document.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(document.querySelectorAll('img')).toHaveLength(18);
  expect(card?.getByText('Hủ Tiếu TV')).toBeTruthy();
});
