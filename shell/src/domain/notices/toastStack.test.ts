import fc from 'fast-check';
import { someNews } from 'shared-kernel/testing/builders';
import { type Notice, noticeOf } from './notice';
import { added, changed, MAX_KEPT, MAX_SHOWN, NO_TOASTS, removed, type ToastStack, withoutRest } from './toastStack';

function aNotice(home: number): Notice {
  return noticeOf({ matchId: 1, kind: 'goal', side: 'home', score: { home, away: 0 } }, someNews(), 0);
}

const notices = (from: number, count: number) => Array.from({ length: count }, (_, index) => aNotice(from + index));
const restCount = ({ restCounts: { goal, cancelled, redCard } }: ToastStack) => goal + cancelled + redCard;
const homes = (list: readonly Notice[]) => list.map(({ score }) => score.home);

it('shows the newest two and counts the others by kind', () => {
  const stack = added(added(NO_TOASTS, notices(1, 2)), notices(3, 6));
  expect(homes(stack.shown)).toEqual([8, 7]);
  expect(homes(stack.rest)).toEqual([6, 5, 4, 3, 2, 1]);
  const cards = notices(9, 3).map((notice): Notice => ({ ...notice, kind: 'redCard' }));
  expect(added(stack, cards).restCounts).toEqual({ goal: 8, cancelled: 0, redCard: 1 });
});

it('forgets the others alone, and counts anew', () => {
  const stack = withoutRest(added(NO_TOASTS, notices(1, 5)));
  expect([homes(stack.shown), stack.rest, restCount(stack)]).toEqual([[5, 4], [], 0]);
  expect(added(stack, notices(6, 1)).restCounts.goal).toBe(1);
});

it('is empty once the last shown toast is gone', () => {
  const stack = added(NO_TOASTS, notices(1, 5));
  const left = stack.shown.reduce((rest, { key }) => removed(rest, key), stack);
  expect(left).toBe(NO_TOASTS);
});

it('never shows more than two, keeps a bounded list and loses none of the count', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 8 }), (bursts) => {
      const stack = bursts.reduce((before, count) => added(before, notices(0, count)), NO_TOASTS);
      const total = bursts.reduce((sum, count) => sum + count, 0);
      expect(stack.shown.length).toBe(Math.min(total, MAX_SHOWN));
      expect(stack.rest.length).toBe(Math.min(MAX_KEPT, restCount(stack)));
      expect(stack.shown.length + restCount(stack)).toBe(total);
    }),
  );
});

it('changes in place, and is the same stack when nothing changed', () => {
  const stack = added(NO_TOASTS, notices(1, 4));
  expect(changed(stack, (notice) => notice)).toBe(stack);
  const named = changed(stack, (notice) => ({ ...notice, player: 'Saka' }));
  expect([...named.shown, ...named.rest].every(({ player }) => player === 'Saka')).toBe(true);
  expect(named.shown.map(({ key }) => key)).toEqual(stack.shown.map(({ key }) => key));
});
