import { render, screen } from '@testing-library/react';
import type { MatchRecord } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { useObservable } from 'shared-kernel/react/useObservable';
import { aCompetition, aLiveRecord, aMatchRecord, anUpdate, KICK_OFF } from 'shared-kernel/testing/builders';
import { createFakeShell } from 'shared-kernel/testing/createFakeShell';
import { liveKind } from './boardKind';
import { type BoardLayout, createBoardStore } from './createBoardStore';

const { Ended, NotStarted } = MatchStatus;

async function openBoard(matches: MatchRecord[], euro: unknown = { data: { euro_competition_ids: [7] } }) {
  const fake = createFakeShell((path) =>
    path === '/match/range' ? { data: matches, extra_data: { competition: [aCompetition()] } } : euro,
  );
  const board = createBoardStore(fake.shell);
  const layouts: BoardLayout[] = [];
  board.layout$.subscribe((layout) => layouts.push(layout));
  const stop = board.open();
  await jest.advanceTimersByTimeAsync(20);
  return { ...fake, board, stop, layout: () => layouts.at(-1) };
}

const ended = (match_id: number) => anUpdate({ match_id, score: [match_id, Ended, [0], [0], KICK_OFF] });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('groups what the filter shows, and counts what each would', async () => {
  const { layout, boardFilter$, stop } = await openBoard([
    aLiveRecord({ id: 1 }),
    aMatchRecord({ id: 2, status_id: NotStarted, is_hot: true }),
    aMatchRecord({ id: 3, status_id: Ended, competition_id: 7 }),
  ]);
  expect(layout()?.groups).toEqual([
    { kind: 'hot', ids: [2] },
    { kind: 'live', ids: [1] },
  ]);
  expect(layout()?.counts).toEqual({ all: 3, online: 1, end: 1, hot: 1, favorite: 0, euro: 1 });
  boardFilter$.next('euro');
  expect(layout()?.groups).toEqual([{ kind: 'ended', ids: [3] }]);
  stop();
});

it('folds later hot matches away, brings each an hour before it kicks off, and remembers what was unfolded', async () => {
  const later = aMatchRecord({ id: 2, status_id: NotStarted, is_hot: true, match_time: KICK_OFF + 3630 });
  const { layout, second$, board, shell, stop } = await openBoard([aLiveRecord({ id: 1, is_hot: true }), later]);
  const folded = { kind: 'hot', ids: [1], fold: { ids: [2], isOpen: false } };
  expect(layout()?.groups[0]).toEqual(folded);
  board.toggleHot();
  const unfolded = { kind: 'hot', ids: [1, 2], fold: { ids: [2], isOpen: true } };
  expect(layout()?.groups[0]).toEqual(unfolded);
  const again: BoardLayout[] = [];
  createBoardStore(shell, liveKind(shell), board.matches).layout$.subscribe((one) => again.push(one));
  expect(again.at(-1)?.groups[0]).toEqual(unfolded);
  board.toggleHot();
  expect(layout()?.groups[0]).toEqual(folded);
  second$.next(KICK_OFF + 60);
  await jest.advanceTimersByTimeAsync(1000);
  expect(layout()?.groups[0]).toEqual({ kind: 'hot', ids: [1, 2] });
  stop();
});

it('follows favourites and the sort mode at once', async () => {
  const { layout, shell, board, stop } = await openBoard([aLiveRecord({ id: 1 }), aLiveRecord({ id: 2 })]);
  shell.showBoardFilter('favorite');
  shell.favourites.toggle(2);
  expect(layout()?.groups).toEqual([{ kind: 'live', ids: [2] }]);
  board.choices.sortMode.set('by-league');
  expect(layout()?.groups).toEqual([{ kind: 'league', competitionId: 1, ids: [2] }]);
  stop();
});

it('goes through its matches once for all who look, also in the two times that a component subscribes', async () => {
  const { shell } = createFakeShell(() => ({ data: [aLiveRecord({ id: 1 }), aLiveRecord({ id: 2 })] }));
  const board = createBoardStore(shell);
  const walks = jest.spyOn(board.matches.board.matches, 'values');
  const stop = board.open();
  await jest.advanceTimersByTimeAsync(20);
  const Groups = () => <p>{useObservable(board.layout$, undefined)?.groups.length}</p>;
  const page = render(
    <>
      <Groups />
      <Groups />
    </>,
  );
  expect(screen.getAllByText('1')).toHaveLength(2);
  expect(walks).toHaveBeenCalledTimes(1);
  page.unmount();
  stop();
  await jest.advanceTimersByTimeAsync(1000);
  expect(jest.getTimerCount()).toBe(0);
});

it('moves a match to another group when the hand rests, not under it', async () => {
  const { layout, pushed$, stop } = await openBoard([aLiveRecord({ id: 1 }), aLiveRecord({ id: 2 })]);
  pushed$.next(ended(2));
  await jest.advanceTimersByTimeAsync(20);
  expect(layout()?.groups).toEqual([{ kind: 'live', ids: [1] }]);

  window.dispatchEvent(new Event('pointermove'));
  pushed$.next(ended(1));
  await jest.advanceTimersByTimeAsync(400);
  expect(layout()?.groups).toEqual([{ kind: 'live', ids: [1] }]);
  await jest.advanceTimersByTimeAsync(200);
  expect(layout()?.groups).toEqual([]);
  stop();
});

it('shows an empty euro filter when the settings cannot be read, and reports it (M8)', async () => {
  const { layout, reports, stop } = await openBoard([aLiveRecord({ competition_id: 7 })], {
    data: { euro_competition_ids: 'x' },
  });
  expect(layout()?.counts.euro).toBe(0);
  expect(reports).toHaveLength(1);
  stop();
});
