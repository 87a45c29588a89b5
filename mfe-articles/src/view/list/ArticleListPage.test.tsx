import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KICK_OFF } from 'shared-kernel/testing/builders';
import { aNews, aPreview, previews } from '../../testing/builders';
import { noServer, openSite } from '../../testing/openSite';

beforeEach(() => {
  window.scrollTo = () => {};
});

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('previews show picture, title, time and description, and lead to their article', async () => {
  openSite('/nhan-dinh-bong-da', () => ({
    data: [aPreview({ id: 12, slug: 'ha-lan', name: 'Hà Lan gặp Argentina' })],
  }));
  const link = await screen.findByRole('link', { name: 'Hà Lan gặp Argentina' });
  expect(link.getAttribute('href')).toBe('/nhan-dinh-bong-da/12-ha-lan');
  const card = within(screen.getByRole('listitem'));
  expect(card.getByText('Mô tả số 12')).toBeTruthy();
  const time = card.getByText('2 giờ trước').closest('time') as HTMLElement;
  expect(time.getAttribute('datetime')).toBe('2022-12-09T17:00:00Z');
  expect(time.title).toMatch(/^Đăng lúc \d\d:00 \d\d\/12\/2022$/);
  expect(time.textContent).toBe(`2 giờ trước · ${time.title}`);
  expect(card.getByRole('presentation').getAttribute('src')).toBe('/media/12.webp');
});

it('in place of a picture that cannot be loaded nothing is loaded that may break, too', async () => {
  openSite('/news', () => ({ data: [aNews()] }));
  const picture = await screen.findByRole('presentation');
  expect(picture.getAttribute('src')).toBe('/media/tin.webp');
  fireEvent.error(picture);
  expect(screen.queryByRole('presentation')).toBeNull();
  expect(screen.getByRole('listitem').querySelector('img')).toBeNull();
});

it('a picture with a relative address is that of the server, on whichever page', async () => {
  openSite('/news', () => ({ data: [aNews({ image: 'uploads/tin.webp' })] }));
  expect((await screen.findByRole('presentation')).getAttribute('src')).toBe('/uploads/tin.webp');
});

it('the next page comes when the end is near, and the list ends with the last', async () => {
  const pages = [previews(1, 20), previews(21, 25)];
  const { scrollToEnd } = openSite('/nhan-dinh-bong-da', (_, query) => ({ data: pages[Number(query.pageNumber) - 1] }));
  await screen.findByRole('link', { name: /Trang sau/ });
  expect(titles()).toHaveLength(20);
  await scrollToEnd();
  expect(titles()).toHaveLength(25);
  expect(screen.queryByRole('link', { name: /Trang sau/ })).toBeNull();
});

it('the spinner stands in the place of the link while the next page is on its way', async () => {
  const { scrollToEnd } = openSite('/nhan-dinh-bong-da', (_, query) =>
    query.pageNumber === 1 ? { data: previews(1, 20) } : new Promise(() => {}),
  );
  const link = await screen.findByRole('link', { name: /Trang sau/ });
  expect(link.getAttribute('href')).toBe('/nhan-dinh-bong-da?trang=2');
  await scrollToEnd();
  expect(screen.getByRole('status', { name: 'Đang tải thêm bài viết' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Trang sau/ })).toBeNull();
});

it('an address with a page begins with it, goes on from it, and leads to the ones before', async () => {
  const answer = (_: string, query: { pageNumber?: unknown }) => {
    const last = 20 * Number(query.pageNumber);
    return { data: previews(last - 19, last) };
  };
  const { requests, scrollToEnd, described$ } = openSite('/nhan-dinh-bong-da?trang=3', answer);
  await screen.findByRole('link', { name: 'Nhận định số 41' });
  expect(described$.value?.title).toBe('Nhận định bóng đá – trang 3');
  await scrollToEnd();
  expect(titles()).toHaveLength(40);
  expect(new Set(requests)).toEqual(new Set([3, 4].map((page) => `/Commentary?pageNumber=${page}&pageSize=20`)));
  expect(screen.getByRole('link', { name: /Trang sau/ }).getAttribute('href')).toBe('/nhan-dinh-bong-da?trang=5');
  await userEvent.click(screen.getByRole('link', { name: /Trang trước/ }));
  expect(await screen.findByRole('link', { name: 'Nhận định số 21' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Nhận định số 41' })).toBeNull();
  expect(titles()).toHaveLength(20);
  await userEvent.click(screen.getByRole('link', { name: /Trang trước/ }));
  expect(await screen.findByRole('link', { name: 'Nhận định số 1' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Trang trước/ })).toBeNull();
  expect(described$.value).toBeUndefined();
});

it('a list without articles says so', async () => {
  const { rendered } = openSite('/news', () => ({ data: [] }));
  expect(await screen.findByText('Không có dữ liệu')).toBeTruthy();
  expect(rendered.count).toBeGreaterThan(0);
});

it('when the list cannot be had the page says so and offers to try again', async () => {
  let isDown = true;
  const { rendered } = openSite('/news', (path) => (isDown ? noServer(path) : { data: [aNews()] }));
  expect((await screen.findByRole('alert')).textContent).toContain('Chưa tải được bài viết');
  // The server may have written better content into the page than this message.
  expect(rendered.count).toBe(0);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByRole('link', { name: 'Tin số 1' })).toBeTruthy();
});

it('a list that could not be had comes by itself when the server is back', async () => {
  let isDown = true;
  const { connection$ } = openSite('/news', (path) => (isDown ? noServer(path) : { data: [aNews()] }));
  await screen.findByRole('alert');
  act(() => connection$.next({ kind: 'reconnecting', since: KICK_OFF }));
  isDown = false;
  act(() => connection$.next({ kind: 'connected', since: KICK_OFF }));
  expect(await screen.findByRole('link', { name: 'Tin số 1' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('when a later page cannot be had the articles stay', async () => {
  const { scrollToEnd } = openSite('/nhan-dinh-bong-da', (path, query) =>
    query.pageNumber === 1 ? { data: previews(1, 20) } : noServer(path),
  );
  await screen.findByRole('link', { name: /Trang sau/ });
  await scrollToEnd();
  expect(titles()).toHaveLength(20);
  expect(screen.getByRole('alert').textContent).toContain('Chưa tải thêm được bài viết');
});

it('the time grows old with the clock', async () => {
  const { second$ } = openSite('/nhan-dinh-bong-da', () => ({ data: [aPreview()] }));
  await screen.findByText('2 giờ trước');
  act(() => second$.next(KICK_OFF + 3600));
  expect(screen.getByText('3 giờ trước')).toBeTruthy();
});

it('the page reports its first content to the shell, and not before', async () => {
  let answer: (body: unknown) => void = () => {};
  const { rendered } = openSite('/news', () => new Promise((resolve) => (answer = resolve)));
  expect(screen.getByRole('status', { name: 'Đang tải dữ liệu' })).toBeTruthy();
  expect(rendered.count).toBe(0);
  await act(async () => answer({ data: [aNews()] }));
  expect(rendered.count).toBeGreaterThan(0);
});

it('each kind has its own list', async () => {
  openSite('/nhan-dinh-bong-da', (path) => ({ data: path === '/NewPost' ? [aNews()] : [aPreview()] }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Nhận định bóng đá' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Tới tin tức' }));
  expect(await screen.findByRole('link', { name: 'Tin số 1' })).toBeTruthy();
  expect(titles()).toEqual(['Tin số 1']);
});
