import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createChatStore } from '../../state/visitor/createChatStore';
import { startTexts } from '../texts/startTexts';
import { ChatBox } from './ChatBox';

beforeAll(startTexts);
beforeEach(() => window.sessionStorage.clear());

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
  expect(frame()?.hidden).toBe(true);
});

it('is not drawn when no room is configured (S10)', () => {
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
