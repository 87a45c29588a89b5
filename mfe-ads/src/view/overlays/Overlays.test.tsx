import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../testing/openPage';

beforeEach(() => window.sessionStorage.clear());
afterEach(() => {
  document.body.innerHTML = '';
});

const settle = () => act(async () => {});
const popup = () => screen.queryByRole('region', { name: 'Quảng cáo giữa trang' });
const answer = (isBettingOn: boolean) => () => ({ data: { betting_adverts: isBettingOn } });

async function open(isBettingOn = true) {
  const page = openPage(['Overlays'], answer(isBettingOn));
  await settle();
  fireEvent.scroll(document);
  return page;
}

it('the popup waits for the first move of the visitor', async () => {
  openPage(['Overlays'], answer(true));
  await settle();
  expect(popup()).toBeNull();
  fireEvent.pointerMove(document.body);
  expect(popup()).not.toBeNull();
});

it('the popup is marked, takes no focus, closes at once, and stays closed for the session', async () => {
  const { unmount } = await open();
  const box = within(popup() ?? document.body);
  expect(box.getByText('Quảng cáo')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(box.getByRole('button', { name: 'Đóng quảng cáo' }));
  expect(popup()).toBeNull();
  unmount();
  await open();
  expect(popup()).toBeNull();
});

it('the popup waits until a dialog is closed', async () => {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  await open();
  expect(popup()).toBeNull();
  await act(async () => dialog.removeAttribute('open'));
  expect(popup()).not.toBeNull();
});

it('the popup waits until nobody types', async () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  await open();
  expect(popup()).toBeNull();
  await act(async () => field.blur());
  expect(popup()).not.toBeNull();
});

it('betting floats only where betting is on, and says 18+', async () => {
  const { unmount } = await open(true);
  const right = screen.getByRole('region', { name: 'Quảng cáo nổi bên phải', hidden: true });
  expect(within(right).getByText('18+')).toBeTruthy();
  unmount();
  await open(false);
  expect(screen.queryByRole('region', { name: 'Quảng cáo nổi bên phải', hidden: true })).toBeNull();
  expect(screen.getByRole('region', { name: 'Quảng cáo nổi bên trái', hidden: true })).toBeTruthy();
});

it('a broken picture takes its advert away', async () => {
  await open();
  fireEvent.error(screen.getByAltText(/^Quảng cáo: Áo đấu/));
  expect(popup()).toBeNull();
});
