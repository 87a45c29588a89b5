import { createFirstPage } from './createFirstPage';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

const atOnce = () => 0;

function partOf(html: string, placeholder = 'page', given = atOnce) {
  document.body.innerHTML = html;
  return createFirstPage(document, given).of(placeholder);
}
const board = (attributes: string) => `<div data-first="page" ${attributes}><h1>Board</h1></div>`;

it('a page may have HTML of itself, and of each slot', () => {
  document.body.innerHTML =
    '<div data-first="slot:FixBottom"><b>Advert</b></div><main><div data-first="page" id="tyso-first-page"><h1>A</h1></div></main>';
  const first = createFirstPage(document, atOnce);
  expect(first.of('page')?.node.textContent).toBe('A');
  expect(first.of('slot:FixBottom')?.node.textContent).toBe('Advert');
  expect(first.of('slot:LandingCards')).toBeUndefined();
  first.of('page')?.release();
  expect(first.of('page')?.isHeld$.value).toBe(false);
  expect(first.of('slot:FixBottom')?.isHeld$.value).toBe(true);
});

it.each([
  ['nothing is written', ''],
  ['nothing was rendered', '<div data-first="page"></div>'],
  ['the visitor’s own choices have hidden it', '<div data-first="page" hidden><h1>A</h1></div>'],
])('there is no HTML when %s', (_, html) => {
  expect(partOf(html)).toBeUndefined();
});

it('HTML that is pressed stays until the press is a click', () => {
  const part = partOf(board(''));
  const isPressed = jest.spyOn(part?.node ?? document.body, 'matches').mockReturnValue(true);
  part?.release();
  jest.advanceTimersByTime(1000);
  expect(part?.isHeld$.value).toBe(true);
  isPressed.mockReturnValue(false);
  jest.advanceTimersToNextFrame();
  expect(part?.isHeld$.value).toBe(false);
});

it.each<[string, () => number, number]>([
  ['that has just been asked for', atOnce, 10],
  ['asked for long ago on a slow line', () => 7_000, 3],
])('a board %s leaves in time', (_, sinceAsked, seconds) => {
  const part = partOf(board('data-valid-for="10"'), 'page', sinceAsked);
  expect(part?.isPerishable).toBe(true);
  jest.advanceTimersByTime(seconds * 1000 - 1);
  expect(part?.isHeld$.value).toBe(true);
  jest.advanceTimersByTime(1);
  expect(part?.isHeld$.value).toBe(false);
});

it('a board that a shared cache had for eight seconds leaves two seconds later', () => {
  const serverTiming = [
    { name: 'db', duration: 9000 },
    { name: 'age', duration: 8000 },
  ];
  const navigation = { entryType: 'navigation', type: 'navigate', serverTiming };
  Object.assign(performance, { getEntriesByType: () => [navigation] });
  jest.spyOn(performance, 'now').mockReturnValue(0);
  document.body.innerHTML = board('data-valid-for="10"');
  const part = createFirstPage(document).of('page');
  jest.advanceTimersByTime(1999);
  expect(part?.isHeld$.value).toBe(true);
  jest.advanceTimersByTime(1);
  expect(part?.isHeld$.value).toBe(false);
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

it('the HTML of a slot within that of the page leaves the page’s whole', () => {
  document.body.innerHTML =
    '<div data-first="page"><h1>A</h1><div data-first="slot:OnHeaderLevel3"><b>Advert</b></div></div>';
  const first = createFirstPage(document, atOnce);
  const advert = first.of('slot:OnHeaderLevel3')?.node;
  document.body.append(advert ?? '');
  expect(advert?.textContent).toBe('Advert');
  expect(first.of('page')?.node.textContent).toBe('AAdvert');
});

it('a page that is not for the visitor stays as a shape', () => {
  const part = partOf('<div data-first="page" data-blank=""><h1>A</h1></div>');
  expect([part?.isBlank, part?.isHeld$.value]).toEqual([true, true]);
  expect(partOf('<div data-first="page"><h1>A</h1></div>')?.isBlank).toBe(false);
});

it('a board that a browser kept is not held at all', () => {
  const part = partOf(board('data-valid-for="10"'), 'page', () => Number.POSITIVE_INFINITY);
  expect(part?.isHeld$.value).toBe(false);
});

it.each(['', 'x', 'NaN'])('HTML that is true for %j seconds stays until its app has come', (validFor) => {
  const part = partOf(board(`data-valid-for="${validFor}"`));
  jest.advanceTimersByTime(86_400_000);
  expect([part?.isPerishable, part?.isHeld$.value]).toEqual([false, true]);
});
