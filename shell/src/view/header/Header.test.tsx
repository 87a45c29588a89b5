import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from 'shared-kernel/texts/startTexts';
import { aPointer, aRelease } from '../../testing/pointers';
import { createTestServices, renderIn } from '../../testing/testServices';
import { Header } from './Header';

const scores = aPointer({
  remote: 'mfe-scores',
  live: aRelease({ paths: ['/', '/ket-qua-bong-da', '/lich-thi-dau', '/ty-le-keo-nha-cai', '/bang-xep-hang'] }),
});
const ads = aPointer({ remote: 'mfe-ads', live: aRelease({ paths: ['/top-nha-cai'] }) });
const articles = aPointer({
  remote: 'mfe-articles',
  live: aRelease({ paths: ['/news', '/news/:id', '/nhan-dinh-bong-da'] }),
});
const pointers = [scores, articles, ads];

beforeAll(startTexts);
beforeEach(() => window.localStorage.clear());

const menu = () => within(screen.getByRole('navigation', { name: 'Menu chính' }));
const address = () => screen.getByRole('status', { name: 'address' }).textContent;

it('shows the pages that are ready, the current one active and no link', () => {
  renderIn(createTestServices({ pointers }), <Header />, '/ket-qua-bong-da');
  expect(menu().getByText('Kết quả')).toHaveProperty('tagName', 'SPAN');
  expect(menu().getByText('Kết quả').getAttribute('aria-current')).toBe('page');
  expect(menu().getAllByRole('link')).toHaveLength(7);
  expect(menu().queryByText('Tỷ lệ châu Âu')).toBeNull();
});

it.each([
  ['leads to bookmakers where betting is on', { betting_adverts: true }, 1, 9],
  ['does not where it is off', { betting_adverts: false }, 0, 8],
  ['does not while unknown, and keeps the room', undefined, 0, 9],
])('%s', async (_, data, links, entries) => {
  const fetch = jest.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ data }));
  const it = createTestServices({ pointers });
  const stop = it.services.open();
  renderIn(it, <Header />, '/ket-qua-bong-da');
  expect(menu().queryAllByRole('link', { name: 'Top nhà cái' })).toEqual([]);
  await act(async () => it.services.shell.contentDrawn());
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  await waitFor(() => {
    expect(menu().queryAllByRole('link', { name: 'Top nhà cái' })).toHaveLength(links);
    expect(menu().getAllByRole('listitem')).toHaveLength(entries);
  });
  stop();
});

it('offers no page that no remote renders yet', () => {
  const withoutTables = { ...scores, live: aRelease({ paths: ['/'] }) };
  renderIn(createTestServices({ pointers: [withoutTables, articles, ads] }), <Header />);
  expect(menu().queryByText('BXH')).toBeNull();
  expect(menu().getByRole('link', { name: 'Tips' })).toBeTruthy();
});

it('keeps offering pages whose pointer could not be read', () => {
  renderIn(createTestServices({ pointers: [scores, ads], isAnyUnread: true }), <Header />);
  expect(menu().getByRole('link', { name: 'Tin tức' })).toBeTruthy();
});

it('keeps the list of a detail page a link', () => {
  renderIn(createTestServices({ pointers }), <Header />, '/news/12-a-title');
  expect(menu().getByRole('link', { name: 'Tin tức' })).toBeTruthy();
});

it.each(['/news', '/news/7-tin'])('brings the entry of %s into sight', (pathname) => {
  const place = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.dataset.text === 'Tin tức' ? 600 : 0;
  });
  renderIn(createTestServices({ pointers }), <Header />, pathname);
  expect(menu().getByRole('list').scrollLeft).toBe(600);
  place.mockRestore();
});

it('leads from the logo to the base, and from the menu to its pages', async () => {
  renderIn(createTestServices({ pointers }), <Header />, '/tips');
  await userEvent.click(menu().getByRole('link', { name: 'BXH' }));
  expect(address()).toBe('/bang-xep-hang');
  await userEvent.click(screen.getByRole('link', { name: 'TySo – về trang chủ' }));
  expect(address()).toBe('/');
});

it("fetches a page's remote as soon as its link is aimed at", async () => {
  const load = jest.fn(async () => ({ default: () => null }));
  renderIn(createTestServices({ pointers, load }), <Header />);
  await userEvent.hover(menu().getByRole('link', { name: 'Tips' }));
  expect(load).not.toHaveBeenCalled();
  await userEvent.hover(menu().getByRole('link', { name: 'Tin tức' }));
  expect(load).toHaveBeenCalledWith('mfe-articles', articles.live, 'App');
});

it('taskQueue day into night and back', async () => {
  const { services } = createTestServices();
  const stop = services.theme.open();
  renderIn({ ...createTestServices(), services }, <Header />);
  await userEvent.click(screen.getByRole('button', { name: /^Ngày/ }));
  expect(document.documentElement.getAttribute('data-theme')).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: /^Đêm/ }));
  expect(document.documentElement.getAttribute('data-theme')).toBe('light');
  stop();
});

it('opens the settings from the gear; each choice holds at once', async () => {
  const { services } = createTestServices();
  const stop = services.open();
  renderIn({ ...createTestServices(), services }, <Header />);
  await userEvent.click(screen.getByRole('button', { name: 'Cài đặt' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'CÀI ĐẶT' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Tối' }));
  expect(document.documentElement.getAttribute('data-theme')).toBe('dark');
  await userEvent.click(dialog.getByRole('switch', { name: 'Hiện thẻ vàng' }));
  expect(services.settings.settings$.value).toMatchObject({ show_yellow_card: false, show_team_position: true });
  await userEvent.click(dialog.getByRole('button', { name: 'Đóng' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  stop();
});
