import { act, fireEvent, screen } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { startTexts } from 'shared-kernel/texts/startTexts';
import { createTestServices, renderIn } from '../../testing/testServices';
import { FollowOffer } from './FollowOffer';

beforeAll(startTexts);
beforeEach(() => {
  window.localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

const answer = () => screen.queryByRole('button', { name: 'Mọi trận đấu' });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function anOffer() {
  const isOffered$ = new BehaviorSubject(true);
  const offer = { isOffered$, close: () => isOffered$.next(false), open: () => () => {} };
  renderIn(createTestServices(), <FollowOffer offer={offer} />);
}

it('goes unanswered after half a minute, but not under a hand', () => {
  anOffer();
  pass(29_000);
  fireEvent.pointerEnter(answer()?.parentElement ?? document.body);
  pass(60_000);
  expect(answer()).not.toBeNull();
  fireEvent.pointerLeave(answer()?.parentElement ?? document.body);
  pass(30_000);
  expect(answer()).toBeNull();
});

it('is closed by Escape, which chooses nothing', () => {
  anOffer();
  fireEvent.keyDown(answer() ?? document.body, { key: 'Escape' });
  expect(answer()).toBeNull();
  expect(window.localStorage.getItem('tyso.settings')).toBeNull();
});

it.each([
  ['Chỉ trận theo dõi', 'favorite'],
  ['Mọi trận đấu', 'all'],
])('%s is a choice', (name, notification) => {
  anOffer();
  fireEvent.click(screen.getByRole('button', { name }));
  expect(answer()).toBeNull();
  expect(window.localStorage.getItem('tyso.settings')).toContain(`"notification":"${notification}"`);
});
