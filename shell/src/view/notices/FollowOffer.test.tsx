import { act, fireEvent, screen } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { startTexts } from 'shared-kernel/texts/startTexts';
import { createTestServices, renderIn } from '../../testing/testServices';
import { FollowOffer } from './FollowOffer';

beforeAll(startTexts);
beforeEach(() => void jest.useFakeTimers());
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

it('is closed by Escape', () => {
  anOffer();
  fireEvent.keyDown(answer() ?? document.body, { key: 'Escape' });
  expect(answer()).toBeNull();
});
