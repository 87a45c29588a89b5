import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
        <LandingCards onEmpty={() => {}} />
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

it('the strip keeps its space, and shows nothing, until it is known whether its cards have a betting button', async () => {
  const { shell } = createFakeShell(() => new Promise(() => {}));
  render(
    <MemoryRouter>
      <AdsProvider shell={shell}>
        <LandingCards onEmpty={() => {}} />
      </AdsProvider>
    </MemoryRouter>,
  );
  expect(screen.getByRole('region').hasAttribute('data-waiting')).toBe(true);
  await openStrip();
  expect(screen.getAllByRole('region').at(-1)?.hasAttribute('data-waiting')).toBe(false);
});

it('no betting button where betting is off, nor a card that leads to bookmakers', async () => {
  const cards = await openStrip({ isBettingOn: false });
  expect(cards).toHaveLength(17);
  expect(cards.every((card) => card.queryByText('Cược 18+') === null)).toBe(true);
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets.filter((target) => /nha-?cai/.test(target ?? ''))).toEqual([]);
});

it('has working links while others are fetched, then leads where those say, else to the fallback', async () => {
  let answer: (response: Response) => void = () => {};
  const cards = await openStrip({ sync: () => new Promise((resolve) => (answer = resolve)) });
  expect(cards[0]?.getByText('Xem ngay').getAttribute('href')).toBe('https://hutieutv.example/');
  expect(cards[18]?.getByText('Xem ngay').getAttribute('href')).toBe('/top-nha-cai');
  answer(new Response("var x = {link_hutieutv: 'https://new.example/'};"));
  await waitFor(() => expect(cards[0]?.getByText('Xem ngay').getAttribute('href')).toBe('https://new.example/'));
  expect(screen.getByRole('link', { name: 'Xem ngay: CheckVAR (quảng cáo)' }).getAttribute('href')).toBe(
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

describe('by the keyboard', () => {
  const focused = () => document.activeElement?.getAttribute('aria-label');
  const stops = () => screen.getAllByRole('link').filter((link) => link.getAttribute('tabindex') === '0');

  it('the strip is one stop, and arrows lead through all its links', async () => {
    await openStrip();
    expect(screen.getByRole('list').getAttribute('tabindex')).toBeNull();
    await userEvent.tab();
    expect(focused()).toBe('Xem ngay: Hủ Tiếu TV (quảng cáo)');
    const seen = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home', 'ArrowLeft']) {
      await userEvent.keyboard(`{${key}}`);
      seen.push(focused());
    }
    expect(seen).toEqual([
      'Cược 18+: Hủ Tiếu TV (quảng cáo)',
      'Xem ngay: CheckVAR (quảng cáo)',
      'Cược 18+: Top nhà cái (quảng cáo)',
      'Cược 18+: Top nhà cái (quảng cáo)',
      'Xem ngay: Top nhà cái (quảng cáo)',
      'Xem ngay: Hủ Tiếu TV (quảng cáo)',
      'Xem ngay: Hủ Tiếu TV (quảng cáo)',
    ]);
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('Tab comes back to the link that had the focus last', async () => {
    await openStrip();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.tab();
    await userEvent.tab();
    expect(focused()).toBe('Xem ngay: CheckVAR (quảng cáo)');
    expect(stops()).toHaveLength(1);
  });

  it('arrows with a modifier are the browser’s', async () => {
    await openStrip();
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(focused()).toBe('Xem ngay: Hủ Tiếu TV (quảng cáo)');
  });
});
