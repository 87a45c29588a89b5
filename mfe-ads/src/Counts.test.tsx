import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'shared-kernel/router';
import { createFakeShell } from 'shared-kernel/testing/createFakeShell';
import App from './App';
import { aBanner, openPage } from './testing/openPage';

/** The height of every element. */
let height: number;

/** What stands over every advert, such as the bottom edge. */
let cover: Element | undefined;

/** All that were looked at. */
const adverts: Element[] = [];

/** Reports every element as visible. */
class EverythingInSight {
  constructor(private readonly report: (entries: object[]) => void) {}
  observe(advert: Element) {
    adverts.push(advert);
    this.report([{ isIntersecting: true, boundingClientRect: { height } }]);
  }
  disconnect() {}
}

beforeEach(() => {
  height = 60;
  cover = undefined;
  // In jsdom all is at one place.
  document.elementFromPoint = () => cover ?? adverts.at(-1) ?? null;
  localStorage.clear();
  Reflect.set(globalThis, 'IntersectionObserver', EverythingInSight);
});

const settle = () => act(async () => {});

const counted = ({ adverts }: Pick<ReturnType<typeof createFakeShell>, 'adverts'>) => Object.fromEntries(adverts);

it('an advert that stays where it is from page to page is counted once for each page', async () => {
  const at = openPage(['OnHeaderLevel2', 'LandingCards'], (path) => ({ data: path === '/banner' ? [aBanner()] : {} }));
  await settle();
  fireEvent.load(screen.getByAltText(/nha-cai.example/));
  const before = counted(at);
  const [banner = 0, card = 0] = ['OnHeaderLevel2 a', 'LandingCards xoilac'].map((key) => before[key]?.[0]);
  expect([banner > 0, card > 0]).toEqual([true, true]);
  await userEvent.click(screen.getByRole('link', { name: 'Tới tin tức' }));
  await userEvent.click(screen.getByRole('link', { name: 'Tới tỷ số' }));
  expect(counted(at)).toMatchObject({ 'OnHeaderLevel2 a': [banner + 2, 0], 'LandingCards xoilac': [card + 2, 0] });
});

it('an advert in a slot without height is not counted as shown', async () => {
  height = 0;
  const at = openPage(['OnHeaderLevel2', 'LandingCards'], (path) => ({ data: path === '/banner' ? [aBanner()] : {} }));
  await settle();
  fireEvent.load(screen.getByAltText(/nha-cai.example/));
  expect(counted(at)).toEqual({});
});

it('an advert is not counted while the bottom edge or a dialog stands over it', async () => {
  cover = document.body;
  jest.useFakeTimers();
  try {
    const at = openPage(['OnHeaderLevel3'], () => ({ data: [aBanner({ position: 'OnHeaderLevel3' })] }));
    await settle();
    fireEvent.load(screen.getByAltText(/nha-cai.example/));
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(counted(at)).toEqual({});
    cover = undefined;
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(counted(at)).toEqual({ 'OnHeaderLevel3 a': [1, 0] });
  } finally {
    jest.useRealTimers();
  }
});

it('a banner whose picture has not come is not counted as shown', async () => {
  const at = openPage(['OnHeaderLevel2'], (path) => ({ data: path === '/banner' ? [aBanner()] : {} }));
  await settle();
  expect(counted(at)).toEqual({});
  fireEvent.load(screen.getByAltText(/nha-cai.example/));
  expect(counted(at)).toEqual({ 'OnHeaderLevel2 a': [expect.any(Number), 0] });
});

it('the betting button of a card is counted beside the card', async () => {
  const at = openPage(['LandingCards'], () => ({ data: {} }));
  await settle();
  fireEvent.click(screen.getByRole('link', { name: 'Cược 18+: Xôi Lạc (quảng cáo)' }));
  expect(counted(at)).toMatchObject({
    'CardBet xoilac': [expect.any(Number), 1],
    'LandingCards xoilac': [expect.any(Number), 0],
  });
});

it('the offers of the ranking are counted, free ranks are not', async () => {
  const at = createFakeShell(() => ({ data: {} }));
  render(
    <MemoryRouter>
      <App shell={at.shell} />
    </MemoryRouter>,
  );
  await settle();
  fireEvent.click(screen.getAllByRole('link', { name: /^CƯỢC FB88/ })[1] ?? document.body);
  expect(counted(at)).toEqual({ 'TopBookmakers fb88-38': [1, 0], 'TopBookmakers fb88-100': [1, 1] });
});
