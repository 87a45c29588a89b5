import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from 'shared-kernel/texts/startTexts';
import { createChatStore } from '../../state/visitor/createChatStore';
import { ChatBox } from './ChatBox';

beforeAll(startTexts);
const fetch = jest.fn<Promise<unknown>, unknown[]>();

beforeEach(() => {
  window.sessionStorage.clear();
  fetch.mockReset().mockResolvedValue({});
  Object.assign(window, { fetch });
  // Missing from jsdom.
  AbortSignal.timeout ??= () => new AbortController().signal;
});

const open = (url = 'https://chat.example/room') => render(<ChatBox chat={createChatStore(window, url)} />).unmount;
const head = () => screen.getByRole('button', { name: 'Trò chuyện' });
const frame = () => screen.queryByTitle('Trò chuyện');

it('loads the room when it is first opened, and keeps it while it is closed', async () => {
  open();
  expect(frame()).toBeNull();
  await userEvent.click(head());
  expect(head().getAttribute('aria-expanded')).toBe('true');
  expect(frame()?.getAttribute('src')).toBe('https://chat.example/room');
  await userEvent.click(head());
  expect(frame()?.closest('[hidden]')).not.toBeNull();
});

it('says that the room cannot be reached, and tries again when asked', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  open();
  await userEvent.click(head());
  expect(screen.getByRole('alert').textContent).toContain('Không tải được phòng trò chuyện');
  expect(frame()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(frame()?.getAttribute('src')).toBe('https://chat.example/room');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is not rendered when no room is configured (S10)', () => {
  render(<ChatBox chat={createChatStore(window, undefined)} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('stays as it was left, for the session', async () => {
  const leave = open();
  await userEvent.click(head());
  leave();
  open();
  expect(head().getAttribute('aria-expanded')).toBe('true');
});

it('opens without any storage, too', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  open();
  await userEvent.click(head());
  expect(frame()).not.toBeNull();
});

it.each([
  ['https://chat.example/room', true],
  ['/chat', false],
])('a frame of %s keeps its own origin: %s', async (url, keeps) => {
  open(url);
  await userEvent.click(head());
  expect(frame()?.getAttribute('sandbox')?.includes('allow-same-origin')).toBe(keeps);
});
