import { isDesktop, isSearchBot, opensTools, type Pressed } from './visitorKind';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['Mozilla/5.0 (compatible; coccocbot-web/1.0; +http://help.coccoc.com/searchengine)', true],
  ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', true],
  [CHROME, false],
  [FIREFOX, false],
  [IPHONE, false],
  ['Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 50) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36', false],
])('%s: a search bot is %s', (userAgent, isBot) => {
  expect(isSearchBot(userAgent)).toBe(isBot);
});

it.each([
  [CHROME, true],
  [FIREFOX, true],
  [PHONE, false],
  [IPHONE, false],
])('%s: a desktop is %s', (userAgent, is) => {
  expect(isDesktop(userAgent)).toBe(is);
});

const none: Pressed = { key: '', code: '', ctrlKey: false, shiftKey: false, altKey: false, metaKey: false };

it.each<[string, Partial<Pressed>, boolean]>([
  ['F12', { key: 'F12' }, true],
  ['Ctrl+Shift+I', { code: 'KeyI', ctrlKey: true, shiftKey: true }, true],
  ['Ctrl+Shift+J', { code: 'KeyJ', ctrlKey: true, shiftKey: true }, true],
  ['Ctrl+Shift+C', { code: 'KeyC', ctrlKey: true, shiftKey: true }, true],
  ['⌘+⌥+I', { code: 'KeyI', metaKey: true, altKey: true }, true],
  ['Ctrl+C, which copies', { code: 'KeyC', ctrlKey: true }, false],
  ['⌘+C, which copies', { code: 'KeyC', metaKey: true }, false],
  ['Ctrl+Shift+V, which pastes', { code: 'KeyV', ctrlKey: true, shiftKey: true }, false],
  ['the letter I', { key: 'i', code: 'KeyI' }, false],
])('%s: opens the tools is %s', (_, pressed, opens) => {
  expect(opensTools({ ...none, ...pressed })).toBe(opens);
});
