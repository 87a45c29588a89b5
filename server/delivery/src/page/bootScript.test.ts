import { runInNewContext } from 'node:vm';
import { DARK_SURFACE, LIGHT_SURFACE } from './bootLook';
import { BOOT_SCRIPT } from './bootScript';

type Visit = { stored?: string | null; emptySlots?: string; isDeviceDark?: boolean; isStorageBlocked?: boolean };

const NOW = 1_670_612_400_000;

/** Runs the script as a page would, and returns the theme that it set. */
function rendered({ stored = null, emptySlots, isDeviceDark = false, isStorageBlocked = false }: Visit) {
  const attributes: Record<string, string> = {};
  const meta = { content: LIGHT_SURFACE };
  const lost = { hidden: true, previousElementSibling: { hidden: false } };
  let onError: (event: unknown) => void = () => {};
  const window = {
    matchMedia: () => ({ matches: isDeviceDark }),
    addEventListener: (_type: string, listener: typeof onError) => {
      onError = listener;
    },
  };
  const document = {
    documentElement: { setAttribute: (name: string, value: string) => Object.assign(attributes, { [name]: value }) },
    querySelector: () => meta,
    getElementById: () => lost,
  };
  const localStorage = {
    getItem(key: string) {
      if (isStorageBlocked) throw new Error('blocked');
      if (key === 'tyso.emptySlots') return emptySlots ?? null;
      return key === 'tyso.theme' ? stored : null;
    },
  };
  runInNewContext(BOOT_SCRIPT, {
    window,
    document,
    localStorage,
    matchMedia: window.matchMedia,
    Date: { now: () => NOW },
  });
  return { theme: attributes['data-theme'], empty: attributes['data-empty-slots'], bar: meta.content, lost, onError };
}

it.each([
  ['nothing chosen, light device', {}, 'light'],
  ['nothing chosen, dark device', { isDeviceDark: true }, 'dark'],
  ['dark chosen', { stored: '{"value":"dark"}' }, 'dark'],
  ['light chosen on a dark device', { stored: '{"value":"light"}', isDeviceDark: true }, 'light'],
  ['the device chosen', { stored: '{"value":"system"}', isDeviceDark: true }, 'dark'],
  ['a choice without end', { stored: '{"value":"dark","expiry":null}' }, 'dark'],
  ['a choice that still holds', { stored: `{"value":"dark","expiry":${NOW + 1}}` }, 'dark'],
  ['a choice that has ended', { stored: `{"value":"dark","expiry":${NOW}}` }, 'light'],
  ['a damaged entry', { stored: '{"value":"da', isDeviceDark: true }, 'dark'],
  ['an entry of another kind', { stored: '["dark"]' }, 'light'],
  ['an unknown theme', { stored: '{"value":"sepia"}' }, 'light'],
  ['blocked storage', { isStorageBlocked: true, isDeviceDark: true }, 'dark'],
])('with %s', (_, visit, theme) => {
  expect(rendered(visit).theme).toBe(theme);
});

it.each([
  ['slots that had nothing to show', '{"value":"OnHeaderLevel2 LandingCards"}', 'OnHeaderLevel2 LandingCards'],
  ['what was long ago', `{"value":"OnHeaderLevel2","expiry":${NOW}}`, undefined],
  ['an entry of another kind', '{"value":["OnHeaderLevel2"]}', undefined],
  ['a damaged entry', '{"value":"OnH', undefined],
])('the page begins without the space of %s: %s', (_, emptySlots, empty) => {
  expect(rendered({ emptySlots }).empty).toBe(empty);
});

it("the browser's own bars go with the theme", () => {
  expect(rendered({ isDeviceDark: true }).bar).toBe(DARK_SURFACE);
  expect(rendered({}).bar).toBe(LIGHT_SURFACE);
  expect(DARK_SURFACE).not.toBe(LIGHT_SURFACE);
});

it('says that the page cannot be loaded when a script of the shell is lost, and only then', () => {
  const { lost, onError } = rendered({});
  onError({ target: { hasAttribute: () => false } });
  onError({ target: {} });
  expect(lost.hidden).toBe(true);
  onError({ target: { hasAttribute: (name: string) => name === 'data-shell' } });
  expect(lost.hidden).toBe(false);
});

it('leaves of a broken picture its text, in what the server wrote and nowhere else', () => {
  const { lost, onError } = rendered({});
  const broken = (parent: string) => {
    const attributes = new Map([['src', 'gone.jpg']]);
    const target = {
      tagName: 'IMG',
      hasAttribute: (name: string) => attributes.has(name),
      closest: (selector: string) => (selector === parent ? {} : null),
      removeAttribute: (name: string) => attributes.delete(name),
    };
    onError({ target });
    return attributes.size;
  };
  expect(broken('[data-first]')).toBe(0);
  expect(broken('shell')).toBe(1);
  expect(lost.hidden).toBe(true);
});
