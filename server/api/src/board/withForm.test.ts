import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { toStoredMatchRow } from '../store/matchState';
import { aSnapshot } from '../testing/storeReads';
import { createBoard } from './createBoard';
import { withForm } from './withForm';

const [TEAM, OTHER, DAY, KICK_OFF] = [101, 102, 86_400, 1_670_612_400];

/** Ended matches of these pairs, one a day, the last on the day before the kick-off. */
function formOf(
  pairs: readonly (readonly [number, number])[],
  status_id: MatchStatus = MatchStatus.NotStarted,
  most = 2,
) {
  const wanted = aFeedMatch({ id: 1, home_team_id: TEAM, away_team_id: OTHER, match_time: KICK_OFF, status_id });
  const before = pairs.map(([home_team_id, away_team_id], at) =>
    aFeedMatch({
      id: 10 + at,
      home_team_id,
      away_team_id,
      status_id: MatchStatus.Ended,
      match_time: KICK_OFF - (pairs.length - at) * DAY,
    }),
  );
  const later = aFeedMatch({ id: 9, home_team_id: TEAM, match_time: KICK_OFF + DAY, status_id: MatchStatus.Ended });
  const running = aFeedMatch({ id: 8, home_team_id: TEAM, match_time: KICK_OFF - 60, status_id: MatchStatus.HalfTime });
  const matches = [wanted, later, running, ...before].map((match) => ({
    ...toStoredMatchRow(match),
    version: match.id,
  }));
  const board = createBoard(aSnapshot({ last: 99, matches }));
  return [1].flatMap((id) => board.find(id) ?? []).flatMap((match) => withForm(match, board, most).map(({ id }) => id));
}

test('of each team the last ended ones before it come along, each once', () => {
  const pairs = [
    [TEAM, 7],
    [7, TEAM],
    [OTHER, 7],
    [7, 8],
    [TEAM, OTHER],
  ] as const;
  expect(formOf(pairs)).toEqual([1, 11, 14, 12]);
});

test.each([MatchStatus.FirstHalf, MatchStatus.Ended, MatchStatus.Abandoned])(
  'a match with a score brings none along: %s',
  (status) => {
    expect(formOf([[TEAM, 7]], status)).toEqual([1]);
  },
);

test('none where none is known, or wanted', () => {
  expect(formOf([])).toEqual([1]);
  expect(formOf([[TEAM, 7]], MatchStatus.NotStarted, 0)).toEqual([1]);
});
