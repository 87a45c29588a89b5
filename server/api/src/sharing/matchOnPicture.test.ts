import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { createBoard } from '../board/createBoard';
import { boardSnapshot } from '../testing/boardStore';
import { matchOnPicture, matchPicturePath } from './matchOnPicture';

/** 20:45 of 10 December 2022 in Việt Nam. */
const KICK_OFF = 1_670_679_900;

function boardWith(fields: Parameters<typeof aFeedMatch>[0] = {}) {
  const competition = { id: 1, name: 'V-League 1', short_name: '', primary_color: undefined, logo: undefined };
  const teams = [
    { id: 101, name: 'Hà Nội', logo: '/media/crest-101.svg' },
    { id: 102, name: 'Hải Phòng', logo: undefined },
  ];
  const matches = [aFeedMatch({ id: 7, match_time: KICK_OFF, ...fields })];
  return createBoard(boardSnapshot({ competitions: [{ ...competition, is_hot: false }], teams, matches }));
}

const live = { home_scores: [2], away_scores: [1], period_start: KICK_OFF };

it.each([
  ['a kick-off in Việt Nam', {}, '20:45', '10/12/2022'],
  ['a minute', { status_id: MatchStatus.FirstHalf, ...live }, '2 – 1', '10’'],
  ['a break', { status_id: MatchStatus.HalfTime, ...live }, '2 – 1', 'Nghỉ giữa hiệp'],
  ['a result', { status_id: MatchStatus.Ended, ...live }, '2 – 1', 'Kết thúc\n10/12/2022'],
  ['what was broken off', { status_id: MatchStatus.Abandoned, ...live }, '2 – 1', 'Bỏ dở\n10/12/2022'],
  ['what was called off', { status_id: MatchStatus.Cancelled }, '20:45', 'Huỷ\n10/12/2022'],
  ['a day without an hour', { status_id: MatchStatus.ToBeDetermined }, '–', 'Chờ xác định\n10/12/2022'],
])('the picture shows %s (S22)', (_, fields, main, when) => {
  expect(matchOnPicture(boardWith(fields), 7, KICK_OFF + 600)).toMatchObject({
    competition: 'V-League 1',
    home: { name: 'Hà Nội', logo: '/media/crest-101.svg' },
    away: { name: 'Hải Phòng', logo: undefined },
    main,
    when,
  });
});

it('a shoot-out stands beside the score', () => {
  const fields = {
    status_id: MatchStatus.Ended,
    home_scores: [2, 0, 0, 0, 0, 2, 4],
    away_scores: [2, 0, 0, 0, 0, 2, 3],
  };
  expect(matchOnPicture(boardWith(fields), 7, KICK_OFF)).toMatchObject({ main: '2 – 2', kicks: '4 – 3 pen' });
});

it('there is none of a match that no page shows, or whose teams are unknown', () => {
  expect(matchOnPicture(boardWith(), 8, KICK_OFF)).toBeUndefined();
  expect(matchOnPicture(boardWith({ away_team_id: 999 }), 7, KICK_OFF)).toBeUndefined();
  expect(matchOnPicture(boardWith({ status_id: MatchStatus.Abnormal }), 7, KICK_OFF)).toBeUndefined();
});

it('its address changes with what it shows, and with nothing else', () => {
  const addressOf = (fields: Parameters<typeof boardWith>[0], now = KICK_OFF + 600) =>
    matchPicturePath(boardWith(fields), 7, now);
  const before = addressOf({ status_id: MatchStatus.FirstHalf, ...live });
  expect(before).toMatch(/^\/media\/match\/7\.png\?v=[\w-]{12}$/);
  expect(addressOf({ status_id: MatchStatus.FirstHalf, ...live, odds: '1!2!3' }, KICK_OFF + 630)).toBe(before);
  expect(addressOf({ status_id: MatchStatus.FirstHalf, ...live, home_scores: [3] })).not.toBe(before);
  expect(addressOf({ status_id: MatchStatus.FirstHalf, ...live }, KICK_OFF + 660)).not.toBe(before);
});
