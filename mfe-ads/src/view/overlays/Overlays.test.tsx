import { act, fireEvent, screen, within } from '@testing-library/react';
import { openPage } from '../../testing/openPage';

beforeEach(() => {
  localStorage.clear();
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
  fireEvent.wheel(document);
  await pass(1000);
  return page;
}

it.each(['pointerMove', 'wheel', 'touchMove'] as const)(
  'the popup waits for a movement of the visitor: %s',
  async (move) => {
    openPage(['Overlays'], answer(true));
    await settle();
    await pass(5000);
    expect(popup()).toBeNull();
    fireEvent[move](document.body, { touches: [] });
    await pass(1000);
    expect(popup()).not.toBeNull();
  },
);

it('no key brings the popup, nor what a key moves', async () => {
  openPage(['Overlays'], answer(true));
  await settle();
  for (const key of ['Tab', 'PageDown', ' ', 'Enter']) fireEvent.keyDown(document.body, { key });
  fireEvent.scroll(document);
  // The page scrolls beneath a pointer that rests.
  const resting = new MouseEvent('pointermove', { bubbles: true });
  Object.defineProperties(resting, { movementX: { value: 0 }, movementY: { value: 0 } });
  fireEvent(document.body, resting);
  await pass(5000);
  expect(popup()).toBeNull();
});

/** Gives an element its place; jsdom lays nothing out. */
function placed<T extends Element>(
  element: T,
  [left, top, width, height]: readonly [number, number, number, number],
): T {
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  return element;
}

describe('when the focus of the keyboard moves', () => {
  const inPopup = () => popup()?.querySelector('img') ?? null;
  const link = () => document.body.appendChild(Object.assign(document.createElement('a'), { href: '/' }));

  it.each([
    ['beneath the popup', [100, 100, 300, 20], inPopup, 'closes'],
    ['partly beneath it', [0, 480, 120, 40], inPopup, 'closes'],
    ['beside it', [0, 0, 90, 20], inPopup, 'stays'],
    ['to what lies above it', [100, 100, 300, 20], () => document.body, 'stays'],
  ] as const)('%s', async (_, place, topmost, expected) => {
    const page = await open();
    placed(popup() ?? document.body, [100, 100, 400, 400]);
    document.elementFromPoint = topmost;
    const target = placed(link(), place);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    target.focus();
    await pass(20);
    expect(popup() === null).toBe(expected === 'closes');
    page.unmount();
    await open();
    expect(popup() === null).toBe(expected === 'closes');
  });

  it('into a frame beneath the popup, which sends no event, it closes', async () => {
    await open();
    placed(popup() ?? document.body, [100, 100, 400, 400]);
    document.elementFromPoint = inPopup;
    const frame = placed(document.body.appendChild(document.createElement('iframe')), [0, 0, 1124, 1000]);
    const active = jest.spyOn(document, 'activeElement', 'get').mockReturnValue(frame);
    await pass(20);
    expect(popup()).not.toBeNull();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    await pass(20);
    expect(popup()).toBeNull();
    active.mockRestore();
  });

  it('into the popup, it stays', async () => {
    await open();
    placed(popup() ?? document.body, [100, 100, 400, 400]);
    const button = within(popup() ?? document.body).getByRole('button', { name: 'Đóng quảng cáo giữa trang' });
    document.elementFromPoint = () => button;
    placed(button, [470, 100, 28, 28]).focus();
    await pass(20);
    expect(popup()).not.toBeNull();
  });
});

it.each([
  ['scrolls', () => fireEvent.scroll(document)],
  ['turns the wheel', () => fireEvent.wheel(document)],
  ['presses a key', () => fireEvent.keyDown(document.body, { key: 'a' })],
  ['clicks', () => fireEvent.click(document.body)],
  ['lifts a finger', () => fireEvent.touchEnd(document.body, { touches: [] })],
] as const)('the popup waits for a second in which the visitor is still: one who %s is not', async (_, stir) => {
  openPage(['Overlays'], answer(true));
  await settle();
  fireEvent.pointerMove(document.body);
  for (let times = 0; times < 3; times++) {
    await pass(999);
    stir();
  }
  await pass(999);
  expect(popup()).toBeNull();
  await pass(1);
  expect(popup()).not.toBeNull();
});

it('the popup does not come up under a finger that rests as it scrolls', async () => {
  openPage(['Overlays'], answer(true));
  await settle();
  const finger = { touches: [{}] };
  fireEvent.pointerDown(document.body);
  fireEvent.touchStart(document.body, finger);
  fireEvent.touchMove(document.body, finger);
  fireEvent.pointerCancel(document.body);
  await pass(5000);
  fireEvent.touchEnd(document.body, { touches: [] });
  await pass(999);
  expect(popup()).toBeNull();
  await pass(1);
  expect(popup()).not.toBeNull();
});

it('the popup takes no tap that was meant for the page', async () => {
  openPage(['Overlays'], answer(true));
  await settle();
  fireEvent.pointerMove(document.body);
  await pass(900);
  fireEvent.pointerDown(document.body);
  await pass(5000);
  fireEvent.pointerUp(document.body);
  await pass(900);
  fireEvent.click(document.body);
  await pass(999);
  expect(popup()).toBeNull();
  await pass(1);
  expect(popup()).not.toBeNull();
});

it('a window as low as a phone held sideways has no room for the popup', async () => {
  const { matchMedia } = window;
  const lowMedia = (media: string) => Object.assign(matchMedia(media), { matches: media === '(max-height: 500px)' });
  const low = jest.spyOn(window, 'matchMedia').mockImplementation(lowMedia);
  await open();
  expect(popup()).toBeNull();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  low.mockRestore();
  await open();
  expect(popup()).not.toBeNull();
});

it('the popup waits for a dialog that the first move opens', async () => {
  openPage(['Overlays'], answer(true));
  await settle();
  fireEvent.touchMove(document.body, { touches: [] });
  const dialog = openDialog();
  await pass(5000);
  expect(popup()).toBeNull();
  dialog.removeAttribute('open');
  await pass(1000);
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
  fireEvent.click(box.getByRole('button', { name: 'Đóng quảng cáo giữa trang' }));
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
  await pass(1000);
  expect(popup()).not.toBeNull();
});

it('the popup waits while the visitor types', async () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  await open();
  expect(popup()).toBeNull();
  field.blur();
  await pass(1000);
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
