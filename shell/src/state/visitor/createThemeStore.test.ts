import { createExpiringStorage } from 'shared-kernel/storage/createExpiringStorage';
import { createThemeStore } from './createThemeStore';

/** A device that switches between dark and light. */
function aDevice(isDark: boolean) {
  const darkDevice = Object.assign(new EventTarget(), { matches: isDark });
  return {
    darkDevice,
    turn(dark: boolean) {
      darkDevice.matches = dark;
      darkDevice.dispatchEvent(new Event('change'));
    },
  };
}

function aStore(device: ReturnType<typeof aDevice>) {
  const root = document.createElement('html');
  const store = createThemeStore(createExpiringStorage(window, Date.now), { root, darkDevice: device.darkDevice });
  return { store, rendered: () => root.getAttribute('data-theme'), stop: store.open() };
}

beforeEach(() => window.localStorage.clear());

it('follows the device until the visitor chooses', () => {
  const device = aDevice(false);
  const { store, rendered } = aStore(device);
  expect(rendered()).toBe('light');
  device.turn(true);
  expect(rendered()).toBe('dark');
  store.choose('light');
  expect(rendered()).toBe('light');
  device.turn(false);
  device.turn(true);
  expect(rendered()).toBe('light');
});

it('stores the choice where the page finds it before its first paint', () => {
  aStore(aDevice(false)).store.choose('dark');
  expect(JSON.parse(window.localStorage.getItem('tyso.theme') ?? '')).toMatchObject({ value: 'dark' });
  expect(aStore(aDevice(false)).rendered()).toBe('dark');
});

it('follows a choice in another tab', () => {
  const here = aStore(aDevice(false));
  aStore(aDevice(false)).store.choose('dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'tyso.theme' }));
  expect(here.rendered()).toBe('dark');
});

it('renders nothing any more once stopped', () => {
  const device = aDevice(false);
  const { rendered, stop } = aStore(device);
  stop();
  device.turn(true);
  expect(rendered()).toBe('light');
});
