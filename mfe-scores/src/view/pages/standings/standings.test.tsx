import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openInShell } from 'shared-kernel/testing/openInShell';
import App from '../../../App';

const STANDINGS = [
  { id: 8, name: 'Ngoại hạng Anh', country: 'Anh', is_hot: true },
  { id: 7, name: 'Hạng nhì', country: 'Anh', is_hot: false },
  { id: 9, name: 'VĐQG Ai Cập', country: 'Ai Cập', is_hot: false },
];

async function open(at: string) {
  const page = openInShell((shell) => <App shell={shell} />, { at, answer: () => ({ data: STANDINGS }) });
  await screen.findByTitle('Bảng xếp hạng');
  return page;
}
const frame = () => screen.getByTitle<HTMLIFrameElement>('Bảng xếp hạng');
const aFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
const links = () => screen.findByRole('navigation', { name: 'Bảng xếp hạng các giải đấu' });

it('frames our own tables in the theme of the site, locked up, and links to them (S19)', async () => {
  const { theme$ } = await open('/bang-xep-hang?giai=7');
  expect(frame().getAttribute('src')).toBe('/embed/bang-xep-hang?theme=light&giai=7');
  expect(frame().getAttribute('sandbox')).toBe('allow-scripts allow-popups');
  expect(screen.getByRole('link', { name: 'Mở trong tab mới' }).getAttribute('href')).toBe('/embed/bang-xep-hang');
  act(() => theme$.next('dark'));
  expect(frame().getAttribute('src')).toBe('/embed/bang-xep-hang?theme=dark&giai=7');
});

it('says that it loads until the frame has, and then that its content stands', async () => {
  const { rendered } = await open('/bang-xep-hang');
  expect(screen.getByRole('status', { name: 'Đang tải dữ liệu' })).toBeTruthy();
  expect(rendered.count).toBe(0);
  fireEvent.load(frame());
  expect(screen.queryByRole('status', { name: 'Đang tải dữ liệu' })).toBeNull();
  expect(rendered.count).toBeGreaterThan(0);
});

it('a match in its address opens with the frame, so that server-rendered HTML leaves for both at once', async () => {
  const answer = (path: string) => ({ data: path === '/match' ? [] : STANDINGS });
  const { rendered } = openInShell((shell) => <App shell={shell} />, { at: '/bang-xep-hang?match=7', answer });
  expect(await screen.findByText(/^Không có trận đấu nào/)).toBeTruthy();
  await aFrame();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(rendered.count).toBe(0);
  fireEvent.load(frame());
  expect(await screen.findByRole('dialog', { name: 'Chi tiết trận đấu' })).toBeTruthy();
  await waitFor(() => expect(rendered.count).toBe(1));
});

it('puts the competition chosen inside into the address, and ignores messages from elsewhere', async () => {
  const { address } = await open('/bang-xep-hang');
  const say = (giai: string, source: Window | null) =>
    act(() => window.dispatchEvent(new MessageEvent('message', { data: { giai }, source })));
  say('7', window);
  expect(address()).toBe('/bang-xep-hang');
  const before = frame();
  say('8', frame().contentWindow);
  expect(address()).toBe('/bang-xep-hang?giai=8');
  expect(frame()).toBe(before);
  expect(frame().getAttribute('src')).toBe('/embed/bang-xep-hang?theme=light');
});

it('names the table of the address, and links to each', async () => {
  const { described$ } = await open('/bang-xep-hang?giai=7');
  expect(await screen.findByRole('heading', { level: 1, name: 'Bảng xếp hạng Hạng nhì' })).toBeTruthy();
  expect(described$.value?.title).toBe('Bảng xếp hạng Hạng nhì');
  const all = within(await links()).getAllByRole('link');
  expect(all.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['Ngoại hạng Anh', '/bang-xep-hang?giai=8', null],
    ['Hạng nhì Anh', '/bang-xep-hang?giai=7', 'page'],
    ['VĐQG Ai Cập', '/bang-xep-hang?giai=9', null],
  ]);
});

it('says so where the address names no table, and has a way back', async () => {
  const { rendered } = openInShell((shell) => <App shell={shell} />, {
    at: '/bang-xep-hang?giai=99999999',
    answer: () => ({ data: STANDINGS }),
  });
  expect(await screen.findByText('Không có dữ liệu')).toBeTruthy();
  expect(screen.queryByTitle('Bảng xếp hạng')).toBeNull();
  await waitFor(() => expect(rendered.count).toBeGreaterThan(0));
  expect(within(await links()).getAllByRole('link')).toHaveLength(3);
  await act(async () => screen.getByRole('link', { name: 'Bảng xếp hạng' }).click());
  expect(frame().getAttribute('src')).toBe('/embed/bang-xep-hang?theme=light');
});

it('keeps the frame in which a table was chosen that the list does not have yet', async () => {
  await open('/bang-xep-hang');
  await links();
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: { giai: '77' }, source: frame().contentWindow }));
  });
  expect(frame()).toBeTruthy();
});

it('a link opens its table in the frame, also after another was chosen inside', async () => {
  await open('/bang-xep-hang?giai=7');
  const press = async (name: string) => act(async () => (await screen.findByRole('link', { name })).click());
  const choose = (giai: string) =>
    act(() => window.dispatchEvent(new MessageEvent('message', { data: { giai }, source: frame().contentWindow })));
  await press('Ngoại hạng Anh');
  expect(frame().getAttribute('src')).toBe('/embed/bang-xep-hang?theme=light&giai=8');
  choose('7');
  expect(frame().getAttribute('src')).toBe('/embed/bang-xep-hang?theme=light&giai=8');
  await press('Ngoại hạng Anh');
  expect(frame().getAttribute('src')).toBe('/embed/bang-xep-hang?theme=light&giai=8');
  expect(screen.getByRole('status', { name: 'Đang tải dữ liệu' })).toBeTruthy();
});
