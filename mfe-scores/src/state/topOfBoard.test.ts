import fc from 'fast-check';
import { firstValueFrom } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import type { MatchRecord } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { arrangeBoard } from 'shared-kernel/rules/board/arrangeBoard';
import { type BoardName, drawnOn } from 'shared-kernel/rules/board/boardName';
import { topOfBoard } from 'shared-kernel/rules/board/topOfBoard';
import { competitionOrder } from 'shared-kernel/rules/competitionOrder';
import { NO_PICKS } from 'shared-kernel/rules/picks';
import { aCompetition, aMatch, aMatchRecord, KICK_OFF } from 'shared-kernel/testing/builders';
import { createFakeShell } from 'shared-kernel/testing/createFakeShell';
import { boardOf } from './createBoardStore';
import { dayBoardOf } from './dayBoards';
import { oddsBoardOf } from './oddsBoard';

const someMatches = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 200 }),
      status_id: fc.constantFrom(...Object.values(MatchStatus)),
      is_hot: fc.boolean(),
      match_time: fc.integer({ min: -9, max: 9 }).map((halfHours) => KICK_OFF + halfHours * 1800),
      competition_id: fc.integer({ min: 1, max: 4 }),
      odds: fc.constantFrom('', '0-0.5!0.95!!0.91;2.5!0.88!2.5!0.98;2.10!3.30!3.40'),
    }),
    { selector: ({ id }) => id, minLength: 5, maxLength: 40 },
  )
  .map((matches) => matches.map((given) => aMatchRecord(given)));

const competition = [1, 2, 3].map((id) => aCompetition({ id, name: `Giải ${9 - id}`, is_hot: id === 2 }));

const BOARDS: Readonly<Record<BoardName, (shell: Shell) => ReturnType<typeof boardOf>>> = {
  live: boardOf,
  results: (shell) => dayBoardOf(shell, 'results', '2022-12-09'),
  fixtures: (shell) => dayBoardOf(shell, 'fixtures', '2022-12-09'),
  odds: oddsBoardOf,
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each(['live', 'results', 'fixtures', 'odds'] as const)('the board %s begins with its top', async (name) => {
  const run = async (matches: MatchRecord[], most: number) => {
    const { shell } = createFakeShell((path) =>
      path === '/match/range' ? { data: matches, extra_data: { competition } } : {},
    );
    const board = BOARDS[name](shell);
    const stop = board.open();
    await jest.advanceTimersByTimeAsync(20);
    const { groups, filter } = await firstValueFrom(board.layout$);
    stop();
    const whole = arrangeBoard(
      name,
      drawnOn(name, matches.map(aMatch).reverse()),
      {
        ...{ filter, sortMode: 'by-time', isHotUnfolded: false, picks: NO_PICKS, now: KICK_OFF },
        ...{ favourites: new Set(), euroCompetitions: new Set(), order: competitionOrder([]) },
      },
      { competitions: new Map(competition.map((one) => [one.id, one])), countries: new Map() },
    );
    expect(groups.flatMap(({ ids }) => ids).slice(0, most)).toEqual(topOfBoard(whole, most).ids);
  };
  await fc.assert(fc.asyncProperty(someMatches, fc.integer({ min: 1, max: 50 }), run), { numRuns: 20 });
});
