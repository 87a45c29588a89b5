import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'shared-kernel/http/httpError';
import { KICK_OFF } from 'shared-kernel/testing/builders';
import { aNews, aPreview, previews } from '../../testing/builders';
import { noServer, openSite } from '../../testing/openSite';

const scrollTo = jest.fn();
beforeEach(() => {
  window.scrollTo = scrollTo.mockClear();
});

const notFound = (path: string): never => {
  throw new HttpError(path, { kind: 'status', status: 404 });
};

it('an article shows its title, time, description and text', async () => {
  const { requests, rendered, described$ } = openSite('/news/7-tin', (path) => ({
    data:
      path === '/NewPost'
        ? []
        : aNews({
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
  expect(requests[0]).toBe('/NewPost/7');
  expect(described$.value).toEqual({ title: 'Đội tuyển hội quân', description: 'Mô tả số 1' });
  expect(rendered.count).toBeGreaterThan(0);
});

it('says when it was corrected, if it was', async () => {
  const dates = { published_date: new Date(2022, 11, 9, 8, 5), updated_date: new Date(2022, 11, 10, 9, 30) };
  const [published_date, updated_date] = Object.values(dates).map((date) => date.toISOString());
  const article = aNews({ id: 7, slug: 'tin', ...(published_date && { published_date }) });
  const { unmount } = openSite('/news/7-tin', (path) => ({
    data: path === '/NewPost/7' ? { ...article, updated_date } : [],
  }));
  expect((await screen.findByText(/^Cập nhật/)).textContent).toBe('Cập nhật 09:30 10/12/2022');
  expect(screen.getByText('08:05 09/12/2022')).toBeTruthy();
  unmount();
  openSite('/news/7-tin', (path) => ({ data: path === '/NewPost/7' ? article : [] }));
  expect(await screen.findByText('08:05 09/12/2022')).toBeTruthy();
  expect(screen.queryByText(/^Cập nhật/)).toBeNull();
});

it('a link of its text to a page of this site opens within the app, and a file as the browser does', async () => {
  const content = '<p><a href="/nhan-dinh-bong-da">Nhận định</a> <a href="/media/so-do.pdf">Sơ đồ</a></p>';
  const { address } = openSite('/news/7-tin', (path) => ({
    data: path === '/NewPost/7' ? aNews({ id: 7, slug: 'tin', content }) : [],
  }));
  const file = await screen.findByRole('link', { name: 'Sơ đồ' });
  const page = screen.getByRole('link', { name: 'Nhận định' });
  const isLeftToBrowser = (link: HTMLElement, keys = {}) => {
    let isLeft = false;
    // Runs after the app's own listener; jsdom must not try to navigate.
    const look = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', look, { once: true });
    fireEvent.click(link, keys);
    return isLeft;
  };
  expect(isLeftToBrowser(file)).toBe(true);
  expect(isLeftToBrowser(page, { ctrlKey: true })).toBe(true);
  expect(isLeftToBrowser(page)).toBe(false);
  await waitFor(() => expect(address()).toBe('/nhan-dinh-bong-da'));
});

it('a link that was written with our own host stays in the tab, too; one to another site does not', async () => {
  const own = `<a href="${window.location.origin}/nhan-dinh-bong-da">Nhận định</a>`;
  const content = `<p>${own} <a href="https://vi-du.example/nhan-dinh-bong-da">Nơi khác</a></p>`;
  const { address } = openSite('/news/7-tin', (path) => ({
    data: path === '/NewPost/7' ? aNews({ id: 7, slug: 'tin', content }) : [],
  }));
  expect(fireEvent.click(await screen.findByRole('link', { name: 'Nơi khác' }))).toBe(true);
  expect(fireEvent.click(screen.getByRole('link', { name: 'Nhận định' }))).toBe(false);
  await waitFor(() => expect(address()).toBe('/nhan-dinh-bong-da'));
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
  const { described$ } = openSite(address, answer);
  expect(await screen.findByRole('heading', { level: 1, name: 'Không tìm thấy bài viết' })).toBeTruthy();
  expect(screen.getByText('Không có dữ liệu')).toBeTruthy();
  expect(described$.value).toEqual({ title: 'Không tìm thấy bài viết', description: '' });
});

it('when it cannot be had the page says so and offers to try again', async () => {
  let isDown = true;
  openSite('/nhan-dinh-bong-da/1-bai-1', (path) => (isDown ? noServer(path) : { data: aPreview() }));
  expect((await screen.findByRole('alert')).textContent).toContain('Chưa tải được bài viết');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByRole('heading', { name: 'Nhận định số 1' })).toBeTruthy();
});

it.each(['/nhan-dinh-bong-da/1', '/nhan-dinh-bong-da/1-ten-cu', '/nhan-dinh-bong-da/1-'])(
  'at %s the article is found and the address mended',
  async (address) => {
    const { described$ } = openSite(address, () => ({ data: aPreview() }));
    expect(await screen.findByText('/nhan-dinh-bong-da/1-bai-1')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Nhận định số 1' })).toBeTruthy();
    expect(described$.value?.title).toBe('Nhận định số 1');
  },
);

it('opened from the list it begins at the top, and leads back', async () => {
  openSite('/nhan-dinh-bong-da', (path) => ({ data: path === '/Commentary' ? [aPreview()] : aPreview() }));
  await userEvent.click(await screen.findByRole('link', { name: 'Nhận định số 1' }));
  expect(await screen.findByText('Nội dung số 1')).toBeTruthy();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  await userEvent.click(screen.getByRole('link', { name: 'Về trang Nhận định bóng đá' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Nhận định bóng đá' })).toBeTruthy();
});

describe('a picture of the text', () => {
  const content =
    '<p>Trước</p><figure><img src="/media/a.webp" alt="Sân Lusail"><figcaption>Lusail trước giờ bóng lăn</figcaption></figure>';
  const openArticle = async () => {
    openSite('/news/7-tin', () => ({ data: aNews({ id: 7, slug: 'tin', content }) }));
    return screen.findByRole('button', { name: 'Xem ảnh lớn: Sân Lusail' });
  };

  it.each([
    ['click', (picture: HTMLElement) => userEvent.click(picture)],
    ['Enter', () => userEvent.keyboard('{Enter}')],
    ['Space', () => userEvent.keyboard(' ')],
  ])('opens to the whole screen by %s, and closes with the focus back on it', async (_, open) => {
    const picture = await openArticle();
    picture.focus();
    await open(picture);
    const shown = screen.getByRole('dialog', { name: 'Sân Lusail' });
    expect(within(shown).getByRole('img', { name: 'Sân Lusail' }).getAttribute('src')).toMatch(/\/media\/a\.webp$/);
    expect(within(shown).getByText('Lusail trước giờ bóng lăn')).toBeTruthy();
    await userEvent.click(within(shown).getByRole('button', { name: 'Đóng ảnh' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(picture);
  });

  it('closes by a click on itself and by Escape', async () => {
    const picture = await openArticle();
    await userEvent.click(picture);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('img'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(picture);
    // The event that a browser fires on Escape; jsdom does not.
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('gives way to a drawing when it cannot be had, which asks for nothing and cannot be opened', async () => {
    const picture = await openArticle();
    fireEvent.error(picture);
    expect(picture.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
    expect(screen.getByRole('img', { name: 'Sân Lusail' })).toBe(picture);
    await userEvent.click(picture);
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.error(picture);
    expect(picture.hasAttribute('src')).toBe(false);
    expect(screen.getByRole('img', { name: 'Sân Lusail' })).toBe(picture);
    await userEvent.click(picture);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that was opened before it could be had gives way to the drawing there, too', async () => {
    await userEvent.click(await openArticle());
    const shown = within(screen.getByRole('dialog')).getByRole('img', { name: 'Sân Lusail' });
    fireEvent.error(shown);
    expect(shown.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
  });
});

it('a table stands in a region that the keyboard can scroll', async () => {
  const content = '<table><caption>Đối đầu</caption><tbody><tr><td>2014</td></tr></tbody></table>';
  openSite('/news/7-tin', () => ({ data: aNews({ id: 7, slug: 'tin', content }) }));
  const region = await screen.findByRole('region', { name: 'Đối đầu' });
  expect(region.tabIndex).toBe(0);
  expect(within(region).getByRole('table')).toBeTruthy();
});

it('below it stand the newest others of its kind', async () => {
  openSite('/nhan-dinh-bong-da/2-bai-2', (path) => ({
    data: path === '/Commentary' ? previews(1, 9) : aPreview({ id: 2 }),
  }));
  const others = within(await screen.findByRole('complementary'));
  expect(await others.findAllByRole('article')).toHaveLength(3);
  expect(others.queryByRole('link', { name: 'Nhận định số 2' })).toBeNull();
  expect(others.getByRole('link', { name: /Tất cả bài viết/ }).getAttribute('href')).toBe('/nhan-dinh-bong-da');
});

it('an article that could not be had comes by itself when the server is back', async () => {
  let isDown = true;
  const { connection$ } = openSite('/nhan-dinh-bong-da/1-bai-1', (path) =>
    isDown ? noServer(path) : { data: path === '/Commentary' ? [] : aPreview() },
  );
  await screen.findByRole('alert');
  act(() => connection$.next({ kind: 'disconnected', since: KICK_OFF }));
  isDown = false;
  act(() => connection$.next({ kind: 'connected', since: KICK_OFF }));
  expect(await screen.findByRole('heading', { name: 'Nhận định số 1' })).toBeTruthy();
});

it('the page is described by the article while it is open', async () => {
  const { described$, unmount } = openSite('/nhan-dinh-bong-da/1-bai-1', (path) => ({
    data: path === '/Commentary' ? [] : aPreview(),
  }));
  await screen.findByText('Nội dung số 1');
  expect(described$.value?.description).toBe('Mô tả số 1');
  unmount();
  expect(described$.value).toBeUndefined();
});
