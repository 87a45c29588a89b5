import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Introductions } from './Introductions';

const title = (name: RegExp) => screen.getByRole('button', { name });
it('shows the first text, and another one instead when its title is chosen', async () => {
  render(<Introductions />);
  expect(screen.getByText(/Phút thi đấu chạy theo giờ của máy chủ/)).toBeTruthy();
  await userEvent.click(title(/Cách đọc kèo/));
  expect(screen.getByText(/Mức chấp đứng ở hàng của đội chấp/).closest('[hidden]')).toBeNull();
  expect(screen.getByText(/Phút thi đấu chạy theo giờ của máy chủ/).closest('[hidden]')).toBeTruthy();
});

it('keeps one text open beside the titles; one below the other, the open one folds away', async () => {
  const { rerender } = render(<Introductions />);
  const first = title(/Tỷ số trực tiếp hoạt động/);
  await userEvent.click(first);
  expect(first.getAttribute('aria-expanded')).toBe('true');
  expect(first.getAttribute('aria-disabled')).toBe('true');

  const { matchMedia } = window;
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => Object.assign(matchMedia(media), { matches: true }));
  rerender(<Introductions />);
  expect(first.getAttribute('aria-disabled')).toBeNull();
  await userEvent.click(first);
  expect(first.getAttribute('aria-expanded')).toBe('false');
});
