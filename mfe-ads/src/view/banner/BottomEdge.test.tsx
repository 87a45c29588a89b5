import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBanner, openPage } from '../../testing/openPage';

/** The visit begins with the first turn, which is the banner's. */
beforeEach(() => {
  window.sessionStorage.clear();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

const settle = () => act(async () => {});
const edge = () => screen.getByRole('region', { name: 'FixBottom' });
const advert = () => within(edge()).queryByRole('img', { hidden: true })?.getAttribute('alt') ?? 'none';
const goTo = (name: string) => userEvent.click(screen.getByRole('link', { name }));

const BANNER = 'Quảng cáo: Tai nghe (mở trong tab mới)';
const CATFISH = 'Quảng cáo: Giày sân cỏ nhân tạo (mở trong tab mới)';

const answer = (path: string) => ({
  data: path === '/banner' ? [aBanner({ position: 'FixBottom', alt: 'Tai nghe' })] : { betting_adverts: false },
});

async function open() {
  const page = openPage(['FixBottom'], answer);
  await settle();
  return page;
}

async function close() {
  fireEvent.load(within(edge()).getByRole('img', { hidden: true }));
  await userEvent.click(within(edge()).getByRole('button', { name: 'Đóng quảng cáo' }));
}

it('banner and catfish take turns by page view, one at a time (S20)', async () => {
  await open();
  const seen = [advert()];
  await goTo('Tới tin tức');
  seen.push(advert());
  await goTo('Tới tỷ số');
  seen.push(advert());
  expect(seen).toEqual([BANNER, CATFISH, BANNER]);
});

it('nothing takes the place of what was just closed; the other comes with the next page', async () => {
  await open();
  await close();
  expect(advert()).toBe('none');
  await goTo('Tới tin tức');
  expect(advert()).toBe(CATFISH);
});

it('what was closed stays closed on other pages and after a reload', async () => {
  const { unmount } = await open();
  await close();
  await goTo('Tới tin tức');
  await close();
  await goTo('Tới tỷ số');
  expect(advert()).toBe('none');
  unmount();
  await open();
  expect(advert()).toBe('none');
});

it('without a banner the edge is the catfish’s', async () => {
  openPage(['FixBottom'], (path) => ({ data: path === '/banner' ? [] : {} }));
  await settle();
  expect(advert()).toMatch(/^Quảng cáo: FB88/);
  expect(within(edge()).getByText('18+')).toBeTruthy();
});
