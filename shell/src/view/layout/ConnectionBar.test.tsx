import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject } from 'rxjs';
import { startTexts } from 'shared-kernel/texts/startTexts';
import type { ConnectionNotice } from '../../domain/connectionNotice';
import { ConnectionBar } from './ConnectionBar';

beforeAll(startTexts);

const AT_20_41 = new Date(2022, 11, 9, 20, 41).getTime() / 1000;

it('says that the connection is lost, with the age of the data, and starts again when asked', async () => {
  const notice$ = new BehaviorSubject<ConnectionNotice>({ kind: 'none' });
  const onRetry = jest.fn();
  render(<ConnectionBar notice$={notice$} onRetry={onRetry} />);
  act(() => notice$.next({ kind: 'lost', since: AT_20_41 }));
  expect(screen.getByRole('status').textContent).toBe('Mất kết nối – dữ liệu lúc 20:41');
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(onRetry).toHaveBeenCalled();
  act(() => notice$.next({ kind: 'back' }));
  expect(screen.getByRole('status').textContent).toBe('Đã kết nối lại');
});

it('brings what the keyboard is at out from under itself, and tells the page how long it is there', async () => {
  const notice$ = new BehaviorSubject<ConnectionNotice>({ kind: 'none' });
  render(
    <>
      <button type="button">Theo dõi</button>
      <ConnectionBar notice$={notice$} onRetry={jest.fn()} />
    </>,
  );
  await userEvent.tab();
  const scrollIntoView = jest.fn();
  Object.assign(screen.getByRole('button'), { scrollIntoView });
  act(() => notice$.next({ kind: 'lost', since: AT_20_41 }));
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  expect(document.documentElement.hasAttribute('data-connection')).toBe(true);
  act(() => notice$.next({ kind: 'none' }));
  expect(document.documentElement.hasAttribute('data-connection')).toBe(false);
});

it('names no time and leaves trying again to the page when there never was any data', () => {
  const notice$ = new BehaviorSubject<ConnectionNotice>({ kind: 'unreached' });
  render(<ConnectionBar notice$={notice$} onRetry={jest.fn()} />);
  expect(screen.getByRole('status').textContent).toBe('Chưa nhận được dữ liệu trực tiếp');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says since when the source is silent, which nobody here can change', () => {
  const notice$ = new BehaviorSubject<ConnectionNotice>({ kind: 'silent', since: AT_20_41 });
  render(<ConnectionBar notice$={notice$} onRetry={jest.fn()} />);
  expect(screen.getByRole('status').textContent).toBe('Nguồn dữ liệu gián đoạn từ 20:41');
  expect(screen.queryByRole('button')).toBeNull();
  act(() => notice$.next({ kind: 'none' }));
  expect(screen.getByRole('status').textContent).toBe('');
});
