import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'shared-kernel/http/httpError';
import { aCommentary, aNews } from '../../testing/builders';
import { noServer, openSite } from '../../testing/openSite';

const scrollTo = jest.fn();
beforeEach(() => {
  window.scrollTo = scrollTo.mockClear();
});

const notFound = (path: string): never => {
  throw new HttpError(path, { kind: 'status', status: 404 });
};

it('an article shows its title, time, description and text', async () => {
  const { requests, drawn } = openSite('/news/7-tin', () => ({
    data: aNews({
      id: 7,
      slug: 'tin',
      name: 'Đội tuyển hội quân',
      published_date: new Date(2022, 11, 9, 8, 5).toISOString(),
    }),
  }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Đội tuyển hội quân' })).toBeTruthy();
  expect(screen.getByText('08:05 09/12/2022')).toBeTruthy();
  expect(screen.getByRole('separator')).toBeTruthy();
  expect(screen.getByText('Mô tả số 1')).toBeTruthy();
  expect(screen.getByText('Nội dung số 1')).toBeTruthy();
  expect(new Set(requests)).toEqual(new Set(['/NewPost/7']));
  expect(document.title).toBe('Đội tuyển hội quân | TySo');
  expect(drawn.count).toBeGreaterThan(0);
});

it('while it is on the way there is a spinner', () => {
  openSite('/news/7-tin', () => new Promise(() => {}));
  expect(screen.getByRole('status', { name: 'Đang tải bài viết' })).toBeTruthy();
});

it.each([
  ['the server has no such article', '/news/7-tin', notFound],
  ['the answer is empty', '/news/7-tin', () => ({ data: null })],
  ['it is not published', '/news/7-tin', () => ({ data: aNews({ id: 7, status: 'Draft' }) })],
  ['the address has no id', '/news/abc', noServer],
  ['the address has an id that is none', `/news/1${'0'.repeat(30)}-tin`, noServer],
])('when %s there is nothing to show', async (_, address, answer) => {
  openSite(address, answer);
  expect(await screen.findByText('Không có dữ liệu')).toBeTruthy();
});

it('when it cannot be had the page says so and offers to try again', async () => {
  let isDown = true;
  openSite('/nhan-dinh-bong-da/1-bai-1', (path) => (isDown ? noServer(path) : { data: aCommentary() }));
  expect((await screen.findByRole('alert')).textContent).toContain('Tạm thời không xem được bài viết');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByRole('heading', { name: 'Nhận định số 1' })).toBeTruthy();
});

it.each(['/nhan-dinh-bong-da/1', '/nhan-dinh-bong-da/1-ten-cu', '/nhan-dinh-bong-da/1-'])(
  'at %s the article is found and the address mended',
  async (address) => {
    openSite(address, () => ({ data: aCommentary() }));
    expect(await screen.findByText('/nhan-dinh-bong-da/1-bai-1')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Nhận định số 1' })).toBeTruthy();
    expect(document.title).toBe('Nhận định số 1 | TySo');
  },
);

it('opened from the list it begins at the top, and leads back', async () => {
  openSite('/nhan-dinh-bong-da', (path) => ({ data: path === '/Commentary' ? [aCommentary()] : aCommentary() }));
  await userEvent.click(await screen.findByRole('link', { name: 'Nhận định số 1' }));
  expect(await screen.findByText('Nội dung số 1')).toBeTruthy();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  await userEvent.click(screen.getByRole('link', { name: 'Về trang Nhận định bóng đá' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Nhận định bóng đá' })).toBeTruthy();
});
