import { act, fireEvent, screen } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { KICK_OFF, someNews } from 'shared-kernel/testing/builders';
import { startTexts } from 'shared-kernel/texts/startTexts';
import type { MatchEvent } from '../../domain/notices/matchEvent';
import { noticeOf } from '../../domain/notices/notice';
import { createToasts } from '../../state/notices/createToasts';
import { createTestServices, renderIn } from '../../testing/testServices';
import { Toasts } from './Toasts';

beforeAll(startTexts);
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const toasts = () => screen.getByRole('status', { name: 'Thông báo trận đấu' }).querySelectorAll('a');
const line = (name: string) => screen.queryByRole('button', { name });
/** What the nameless live regions say. */
const said = () =>
  screen
    .getAllByRole('status')
    .filter((one) => !one.hasAttribute('aria-label'))
    .map(({ textContent }) => textContent)
    .join('');

function aNight() {
  const stack = createToasts();
  const offer = { isOffered$: new BehaviorSubject(false), close: () => {}, open: () => () => {} };
  renderIn(createTestServices(), <Toasts toasts={stack} offer={offer} />);
  let match = 0;
  const happen = (...kinds: MatchEvent['kind'][]) =>
    act(() => {
      for (const kind of kinds) {
        match += 1;
        const score = { home: 1, away: 0 };
        const event: MatchEvent = { matchId: match, kind, side: 'home', score, count: 1 };
        const news = someNews({ match_id: match, score: [match, MatchStatus.FirstHalf, [1], [0], KICK_OFF] });
        stack.add(noticeOf(event, news, KICK_OFF));
      }
      jest.advanceTimersByTime(200);
    });
  return { happen };
}

it('two stand alone; more are one line, which is said once, politely', () => {
  const { happen } = aNight();
  happen('goal', 'goal');
  pass(2_000);
  expect([toasts().length, line('1 bàn mới'), said()]).toEqual([2, null, '']);
  happen('goal', 'goal', 'goal');
  expect([toasts().length, line('3 bàn mới') !== null, said()]).toEqual([2, true, '']);
  pass(1_000);
  expect(said()).toBe('Thêm 3 bàn mới.');
});

it('counts what is no goal by its own name', () => {
  const { happen } = aNight();
  happen('goal', 'redCard', 'cancelled', 'goal', 'goal', 'goal');
  expect(line('2 bàn mới, 1 bàn bị huỷ, 1 thẻ đỏ')).not.toBeNull();
  pass(1_000);
  expect(said()).toBe('Thêm 2 bàn mới, 1 bàn bị huỷ, 1 thẻ đỏ.');
});

it('the line is closed alone, and holds the toasts no longer', () => {
  const { happen } = aNight();
  happen('redCard', 'goal', 'goal');
  fireEvent.click(line('1 thẻ đỏ') ?? document.body);
  pass(60_000);
  expect([toasts().length, screen.getAllByRole('listitem').length]).toEqual([2, 1]);
  fireEvent.click(screen.getByRole('button', { name: 'Đóng các thông báo còn lại' }));
  expect([toasts().length, line('1 thẻ đỏ')]).toEqual([2, null]);
  pass(8_000);
  expect([toasts().length, said()]).toEqual([0, '']);
});

it('a toast that is closed by its button leaves the other its time alone', () => {
  const { happen } = aNight();
  happen('goal', 'goal');
  const [close] = screen.getAllByRole('button', { name: 'Đóng thông báo' });
  act(() => close?.focus());
  fireEvent.click(close ?? document.body);
  expect(toasts()).toHaveLength(1);
  pass(8_000);
  expect(toasts()).toHaveLength(0);
});
