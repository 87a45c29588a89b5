import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBanner, openPage } from '../../testing/openPage';

/** The visit begins with the first turn, which is the banner's. */
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

const settle = () => act(async () => {});
const edge = () => screen.getByRole('region', { name: 'FixBottom' });
const advert = () => within(edge()).queryByRole('img', { hidden: true })?.getAttribute('alt') ?? 'none';
const goTo = (name: string) => userEvent.click(screen.getByRole('link', { name }));

const BANNER = 'Quảng cáo: Tai nghe (mở trong tab mới)';
const CATFISH = 'Quảng cáo: Giày sân cỏ nhân tạo (mở trong tab mới)';
const CLOSE = 'Đóng quảng cáo cuối màn hình';

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
  await userEvent.click(within(edge()).getByRole('button', { name: CLOSE }));
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

it.each([
  ['banner', 'Tới tin tức', BANNER],
  ['catfish', 'Tới tỷ số', CATFISH],
])('closing the %s closes the edge: neither comes with the next page, nor after a reload', async (kind, to, first) => {
  const { unmount } = await open();
  if (kind === 'catfish') await goTo('Tới tin tức');
  expect(advert()).toBe(first);
  await close();
  expect(advert()).toBe('none');
  await goTo(to);
  expect(advert()).toBe('none');
  unmount();
  await open();
  expect(advert()).toBe('none');
});

it('closing it in one tab closes it in another', async () => {
  await open();
  expect(advert()).toBe(BANNER);
  const key = 'tyso.closedAdverts';
  localStorage.setItem(key, JSON.stringify({ value: ['bottomEdge'] }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(advert()).toBe('none');
});

it('without a banner the edge is the catfish’s', async () => {
  openPage(['FixBottom'], (path) => ({ data: path === '/banner' ? [] : {} }));
  await settle();
  expect(advert()).toMatch(/^Quảng cáo 18\+: FB88/);
  expect(within(edge()).getByText('18+')).toBeTruthy();
});
