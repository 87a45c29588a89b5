import { act, fireEvent, screen } from '@testing-library/react';
import { openApp } from '../../testing/openApp';

const open = (path: string) => openApp(path, () => ({ data: [] }));
const frame = () => screen.getByTitle<HTMLIFrameElement>('Bảng xếp hạng');

it('frames our own tables in the theme of the site, locked up, and links to them (S19)', async () => {
  const { theme$, drawn } = await open('/bang-xep-hang?giai=7');
  expect(frame().getAttribute('src')).toBe('/embed/bang-xep-hang?theme=light&giai=7');
  expect(frame().getAttribute('sandbox')).toBe('allow-scripts allow-popups');
  expect(screen.getByRole('link', { name: 'Mở trong tab mới' }).getAttribute('href')).toBe('/embed/bang-xep-hang');
  expect(drawn.count).toBeGreaterThan(0);
  act(() => theme$.next('dark'));
  expect(frame().getAttribute('src')).toBe('/embed/bang-xep-hang?theme=dark&giai=7');
});

it('says that it loads until the frame has', async () => {
  await open('/bang-xep-hang');
  expect(screen.getByRole('status', { name: 'Đang tải dữ liệu' })).toBeTruthy();
  fireEvent.load(frame());
  expect(screen.queryByRole('status', { name: 'Đang tải dữ liệu' })).toBeNull();
});

it('puts the competition chosen inside into the address, and ignores messages from elsewhere', async () => {
  const { address } = await open('/bang-xep-hang');
  const say = (giai: string, source: Window | null) =>
    act(() => window.dispatchEvent(new MessageEvent('message', { data: { giai }, source })));
  say('7', window);
  expect(address()).toBe('/bang-xep-hang');
  say('8', frame().contentWindow);
  expect(address()).toBe('/bang-xep-hang?giai=8');
  expect(frame().getAttribute('src')).toBe('/embed/bang-xep-hang?theme=light');
});
