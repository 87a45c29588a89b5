import { placeNow, scrollFor } from './scrollPlace';

afterEach(() => {
  document.body.innerHTML = '';
  Object.assign(window, { scrollY: 0 });
});

/** A page with its content at these distances from the top, scrolled so far. */
function aPage(tops: Readonly<Record<string, number>>, scrollY: number) {
  Object.assign(window, { scrollY });
  document.body.innerHTML = '';
  for (const [id, top] of Object.entries(tops)) {
    const element = document.createElement('div');
    element.id = id;
    element.getBoundingClientRect = () => new DOMRect(0, top - scrollY, 100, 100);
    document.body.append(element);
  }
}

it('is found again when what is above the content has another height', () => {
  aPage({ 'noi-dung': 240, board: 350 }, 1_000);
  const place = placeNow(window);
  expect(place).toEqual({ y: 1_000, anchor: 'board', top: 350 });
  aPage({ 'noi-dung': 120, board: 170 }, 0);
  expect(scrollFor(window, place)).toBe(820);
});

it('is found again when an advert among the rows of the board has lost its space', () => {
  aPage({ 'noi-dung': 240, board: 350, 'board-rows': 410 }, 1_000);
  const place = placeNow(window);
  aPage({ 'noi-dung': 240, board: 350, 'board-rows': 350 }, 0);
  expect(scrollFor(window, place)).toBe(940);
});

it('is as far down as before while the board is not there yet, and above the content', () => {
  aPage({ 'noi-dung': 240, board: 350 }, 1_000);
  const onBoard = placeNow(window);
  aPage({ 'noi-dung': 240, board: 350 }, 200);
  const above = placeNow(window);
  aPage({ 'noi-dung': 120 }, 0);
  expect(scrollFor(window, onBoard)).toBe(1_000);
  aPage({ 'noi-dung': 120, board: 170 }, 0);
  expect(scrollFor(window, above)).toBe(200);
});

it('follows the content of a page without a board', () => {
  aPage({ 'noi-dung': 240 }, 900);
  const place = placeNow(window);
  aPage({ 'noi-dung': 120 }, 0);
  expect(scrollFor(window, place)).toBe(780);
});
