import { ODD_VALUES } from '../testing/hostile';
import { keepShownScores, shownScores } from './shownScores';

beforeEach(() => window.sessionStorage.clear());

it('are none at first, then those that were kept, numbers and texts apart from nothing else', () => {
  expect(shownScores(window)).toEqual(new Set());
  keepShownScores(window, new Set([17, 'sr:match:9']));
  expect(shownScores(window)).toEqual(new Set([17, 'sr:match:9']));
});

it.each(ODD_VALUES)('are none, or the ids among it, where the storage holds %s', (_, value) => {
  window.sessionStorage.setItem('tyso.shown_scores', JSON.stringify([17, value]));
  expect(shownScores(window).has(17)).toBe(true);
  window.sessionStorage.setItem('tyso.shown_scores', JSON.stringify(value));
  expect(() => shownScores(window)).not.toThrow();
  window.sessionStorage.setItem('tyso.shown_scores', '[17');
  expect(shownScores(window)).toEqual(new Set());
});

it('are none where the browser blocks the storage', () => {
  const blocked = {
    get sessionStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  keepShownScores(blocked, new Set([17]));
  expect(shownScores(blocked)).toEqual(new Set());
});
