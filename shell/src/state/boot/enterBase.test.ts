import { enterBase, pathInBase } from './enterBase';

it.each([
  ['/', '/news', '/news'],
  ['/bong-da', '/bong-da/news', '/bong-da/news'],
  ['/bong-da', '/bong-da', '/bong-da'],
  ['/bong-da', '/', '/bong-da'],
  ['/bong-da', '/bong-da-cu/news', '/bong-da'],
])('with base %s, who comes in at %s is at %s', (base, entered, at) => {
  window.history.replaceState(null, '', entered);
  enterBase(window, base);
  expect(window.location.pathname).toBe(at);
});

it.each([
  ['/news', '/', '/news'],
  ['/bong-da/news', '/bong-da', '/news'],
  ['/bong-da', '/bong-da', '/'],
])('%s under %s is the page %s', (pathname, base, page) => {
  expect(pathInBase(pathname, base)).toBe(page);
});
