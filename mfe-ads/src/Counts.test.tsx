import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'shared-kernel/router';
import { createFakeShell } from 'shared-kernel/testing/createFakeShell';
import App from './App';
import { aBanner, openPage } from './testing/openPage';

const sent: string[] = [];

/** The height of every element. */
let height: number;

/** Reports every element as visible. */
class EverythingInSight {
  constructor(private readonly tell: (entries: object[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true, boundingClientRect: { height } }]);
  }
  disconnect() {}
}

beforeEach(() => {
  sent.length = 0;
  height = 60;
  localStorage.clear();
  Reflect.set(globalThis, 'IntersectionObserver', EverythingInSight);
  // jsdom cannot read a blob synchronously, so the body is captured before.
  Reflect.set(
    globalThis,
    'Blob',
    class {
      constructor([text]: [string]) {
        sent.push(text);
      }
    },
  );
  Reflect.set(navigator, 'sendBeacon', () => true);
});

const settle = () => act(async () => {});

/** Views and clicks of each advert by `slot id`, from the message that the page sends when it is left. */
function counted(): Record<string, [number, number]> {
  window.dispatchEvent(new Event('pagehide'));
  const adverts = sent.flatMap((body) => JSON.parse(body).adverts);
  return Object.fromEntries(adverts.map(({ slot, id, shown, clicked }) => [`${slot} ${id}`, [shown, clicked]]));
}

it('an advert that stays where it is from page to page is counted once for each page', async () => {
  openPage(['OnHeaderLevel2', 'LandingCards'], (path) => ({ data: path === '/banner' ? [aBanner()] : {} }));
  await settle();
  fireEvent.load(screen.getByAltText(/nha-cai.example/));
  const before = counted()['OnHeaderLevel2 a']?.[0] ?? 0;
  await userEvent.click(screen.getByRole('link', { name: 'Tới tin tức' }));
  await userEvent.click(screen.getByRole('link', { name: 'Tới tỷ số' }));
  sent.length = 0;
  expect(before).toBeGreaterThan(0);
  expect(counted()).toMatchObject({ 'OnHeaderLevel2 a': [2, 0], 'LandingCards xoilac': [2, 0] });
});

it('an advert in a slot without height is not counted as shown', async () => {
  height = 0;
  openPage(['OnHeaderLevel2', 'LandingCards'], (path) => ({ data: path === '/banner' ? [aBanner()] : {} }));
  await settle();
  fireEvent.load(screen.getByAltText(/nha-cai.example/));
  expect(counted()).toEqual({});
});

it('a banner whose picture has not come is not counted as shown', async () => {
  openPage(['OnHeaderLevel2'], (path) => ({ data: path === '/banner' ? [aBanner()] : {} }));
  await settle();
  expect(counted()).toEqual({});
  fireEvent.load(screen.getByAltText(/nha-cai.example/));
  expect(counted()).toEqual({ 'OnHeaderLevel2 a': [expect.any(Number), 0] });
});

it('the betting button of a card is counted beside the card', async () => {
  openPage(['LandingCards'], () => ({ data: {} }));
  await settle();
  fireEvent.click(screen.getByRole('link', { name: 'Cược 18+: Xôi Lạc (quảng cáo)' }));
  expect(counted()).toMatchObject({
    'CardBet xoilac': [expect.any(Number), 1],
    'LandingCards xoilac': [expect.any(Number), 0],
  });
});

it('the offers of the ranking are counted, free ranks are not', async () => {
  const { shell } = createFakeShell(() => ({ data: {} }));
  render(
    <MemoryRouter>
      <App shell={shell} />
    </MemoryRouter>,
  );
  await settle();
  fireEvent.click(screen.getAllByRole('link', { name: /^CƯỢC FB88/ })[1] ?? document.body);
  expect(counted()).toEqual({ 'TopBookmakers fb88-38': [1, 0], 'TopBookmakers fb88-100': [1, 1] });
});
