import { act, fireEvent, screen, within } from '@testing-library/react';
import { openPage } from '../../testing/openPage';

beforeEach(() => {
  window.sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

const settle = () => act(async () => {});
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const popup = () => screen.queryByRole('region', { name: 'Quảng cáo giữa trang' });
const answer = (isBettingOn: boolean) => () => ({ data: { betting_adverts: isBettingOn } });

function openDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  return dialog;
}

async function open(isBettingOn = true) {
  const page = openPage(['Overlays'], answer(isBettingOn));
  await settle();
  fireEvent.scroll(document);
  await pass(500);
  return page;
}

it('the popup waits for the first move of the visitor', async () => {
  openPage(['Overlays'], answer(true));
  await settle();
  await pass(5000);
  expect(popup()).toBeNull();
  fireEvent.pointerMove(document.body);
  await pass(500);
  expect(popup()).not.toBeNull();
});

it('the popup does not come up under a finger, nor takes the tap that was meant for the page', async () => {
  openPage(['Overlays'], answer(true));
  await settle();
  fireEvent.pointerMove(document.body);
  await pass(400);
  fireEvent.pointerDown(document.body);
  await pass(2000);
  fireEvent.pointerUp(document.body);
  await pass(400);
  fireEvent.click(document.body);
  await pass(499);
  expect(popup()).toBeNull();
  await pass(1);
  expect(popup()).not.toBeNull();
});

it('the popup waits for a dialog that the first move opens', async () => {
  openPage(['Overlays'], answer(true));
  await settle();
  fireEvent.pointerUp(document.body);
  const dialog = openDialog();
  await pass(5000);
  expect(popup()).toBeNull();
  dialog.removeAttribute('open');
  await pass(500);
  expect(popup()).not.toBeNull();
});

it('Escape closes the popup, and a dialog that is open first', async () => {
  await open();
  const dialog = openDialog();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(popup()).not.toBeNull();
  dialog.removeAttribute('open');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(popup()).toBeNull();
});

it('the popup is marked, takes no focus, closes at once, and stays closed for the session', async () => {
  const { unmount } = await open();
  const box = within(popup() ?? document.body);
  expect(box.getByText('Quảng cáo')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(box.getByRole('button', { name: 'Đóng quảng cáo' }));
  expect(popup()).toBeNull();
  unmount();
  await open();
  expect(popup()).toBeNull();
});

it('the popup waits until a dialog is closed', async () => {
  const dialog = openDialog();
  await open();
  expect(popup()).toBeNull();
  dialog.removeAttribute('open');
  await pass(500);
  expect(popup()).not.toBeNull();
});

it('the popup waits while the visitor types', async () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  await open();
  expect(popup()).toBeNull();
  field.blur();
  await pass(500);
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
