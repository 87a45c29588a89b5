import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'shared-kernel/router';
import { startTexts } from 'shared-kernel/texts/startTexts';
import { aPage as aPageOf, aPointer, aRelease } from '../../testing/pointers';
import { createTestServices, renderIn } from '../../testing/testServices';
import { Layout } from './Layout';

beforeAll(startTexts);
beforeEach(() => {
  window.scrollTo = jest.fn();
  // Missing from jsdom.
  Object.assign(performance, { getEntriesByType: () => [] });
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, { scrollY: 0 });
});

const address = () => screen.getByRole('status', { name: 'address' }).textContent;
const filters = () => within(screen.getByRole('navigation', { name: 'Lọc trận đấu' }));
const filter = (name: string) => filters().getByRole('link', { name });

const news = aPageOf({ path: '/news/:id', title: 'Tin tức bóng đá', description: 'Tin tức mới nhất' });
const pointers = [aPointer({ remote: 'mfe-articles', live: aRelease({ paths: ['/news/:id'], pages: [news] }) })];

function aPage(at = '/') {
  const it = createTestServices({ pointers });
  renderIn(
    it,
    <Layout>
      <Link to="/news/12">Next page</Link>
    </Layout>,
    at,
  );
  return it;
}

it('has the landmarks of a page, and a way past the header', () => {
  aPage();
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  expect(screen.getByRole('main').id).toBe('noi-dung');
  expect(screen.getByRole('link', { name: 'Đến nội dung chính' }).getAttribute('href')).toBe('#noi-dung');
});

it('names the page in title and description', async () => {
  aPage('/tips');
  expect(document.title).toBe('Tips bóng đá | TySo');
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  expect(document.title).toBe('Tin tức bóng đá | TySo');
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toContain('Tin tức');
});

it('tells a new page by its name, and is silent about the first', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  aPage('/lich-thi-dau');
  const pass = () => act(() => jest.advanceTimersByTime(500));
  pass();
  expect(screen.queryByText('Lịch thi đấu bóng đá | TySo')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Next page' }));
  pass();
  expect(screen.getByText('Tin tức bóng đá | TySo').getAttribute('role')).toBe('status');
});

it('begins a new page at its top and gives it the focus', async () => {
  aPage();
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('leads from any page to the board with a filter', async () => {
  aPage('/tips');
  await userEvent.click(filter('Kết thúc'));
  expect(address()).toBe('/?filter=end');
});

it('marks the filter that the board shows, on the board only', async () => {
  const { services } = aPage();
  expect(filter('Trực tiếp').getAttribute('aria-current')).toBe('true');
  act(() => services.shell.showBoardFilter('favorite'));
  expect(filter('Theo dõi').getAttribute('aria-current')).toBe('true');
  expect(filter('Trực tiếp').getAttribute('aria-current')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  expect(filter('Theo dõi').getAttribute('aria-current')).toBeNull();
});

it('marks the filter of the address until the board has taken it from there', () => {
  aPage('/?filter=end');
  expect(filter('Kết thúc').getAttribute('aria-current')).toBe('true');
  expect(filter('Trực tiếp').getAttribute('aria-current')).toBeNull();
});

it('forgets the filter that came by an address with the next page, and not the visitor’s own', async () => {
  const { services } = aPage();
  act(() => {
    services.shell.showBoardFilter('favorite');
    services.shell.showBoardFilter('end', 'reload');
  });
  expect(filter('Kết thúc').getAttribute('aria-current')).toBe('true');
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  await userEvent.click(screen.getByRole('link', { name: 'TySo – về trang chủ' }));
  expect(filter('Theo dõi').getAttribute('aria-current')).toBe('true');
});

it('offers the way up once 550 px are scrolled away, and not while the visitor scrolls on downwards', () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  aPage();
  const scroll = (scrollY: number) => {
    Object.assign(window, { scrollY });
    act(() => void window.dispatchEvent(new Event('scroll')));
  };
  const rest = () => act(() => jest.advanceTimersByTime(300));
  const up = () => screen.queryByRole('button', { name: 'Lên đầu trang' });
  scroll(550);
  rest();
  expect(up()).toBeNull();
  scroll(551);
  expect(up()).toBeNull();
  rest();
  expect(up()).not.toBeNull();
  scroll(700);
  expect(up()).toBeNull();
  scroll(690);
  fireEvent.click(screen.getByRole('button', { name: 'Lên đầu trang' }));
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
});

it('has a way past the adverts to the board, where there is one', async () => {
  aPage();
  const board = document.createElement('div');
  Object.assign(board, { id: 'board', tabIndex: -1, scrollIntoView: jest.fn() });
  screen.getByRole('main').append(board);
  await userEvent.click(screen.getByRole('link', { name: 'Đến bảng tỷ số' }));
  expect(document.activeElement).toBe(board);
  expect(board.scrollIntoView).toHaveBeenCalled();
});
