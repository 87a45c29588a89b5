import { expect, test } from '@playwright/test';
import { watchSideBySide } from './sideBySide';
import { ADDRESS, PATIENT, rule, TIMES, watch } from './watched';

test('pages that go on have no fault', async ({ page }) => {
  expect(await watch(page, "document.querySelector('main').append(' 2 – 1'); window.ours = () => 1")).toEqual([]);
});

test('a content that is flattened, or cannot be seen, is reported', async ({ page }) => {
  expect(await watch(page, rule('main{min-height:0;height:10px}'))).toEqual(['on /b: its content cannot be seen']);
  expect(await watch(page, rule('main{visibility:hidden}'))).toEqual([
    'on /b: main was rendered with visibility visible, and has hidden',
    'on /b: its content cannot be seen',
  ]);
});

test('a style for everything that changes the frame is reported', async ({ page }) => {
  const faults = await watch(page, "document.body.style.color = 'red'; document.querySelector('nav').remove()");
  expect(faults).toContain('on /b: nav is gone');
  expect(faults).toContain('on /b: footer was rendered with color rgb(0, 0, 0), and has rgb(255, 0, 0)');
});

test('what the browser brought and a release changed is reported', async ({ page }) => {
  expect(await watch(page, 'Array.prototype.map = function () { return [] }; Array.prototype.last = () => 1')).toEqual([
    "on /b: not the browser's own any more: Array.prototype.map, Array.prototype.last",
  ]);
  expect(await watch(page, 'window.fetch = () => Promise.reject()')).toEqual([
    "on /b: not the browser's own any more: window.fetch",
  ]);
});

test('an error after the page is rendered is reported', async ({ page }) => {
  expect(await watch(page, "setTimeout(() => { throw new Error('late') }, 300)", PATIENT)).toEqual([
    'on /b: uncaught: late (of mfe)',
  ]);
});

test('a picture that another host does not send is no fault of a release', async ({ page }) => {
  const picture = "Object.assign(new Image(), { src: 'http://127.0.0.1:1/a.jpg' })";
  expect(await watch(page, `document.querySelector('main').append(${picture})`)).toEqual([]);
});

test('a page that never comes is reported', async ({ page }) => {
  const open = async () => {
    const one = await page.context().newPage();
    await one.route(`${ADDRESS}/**`, () => new Promise(() => {}));
    return one;
  };
  expect(await watchSideBySide(open, ADDRESS, ['/a', '/b', '/c'], { ...TIMES, renderedInMs: 500 })).toEqual([
    'on /a, /b: did not load in 0.5 s',
  ]);
});
