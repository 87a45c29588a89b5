import type { FeedMatch } from 'feeds/feedRecords';
import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { decodeMatchUpdate, type MatchUpdate, UPDATE_EVENT } from 'shared-kernel/protocol/matchUpdate';
import { foldSnapshot } from 'shared-kernel/rules/foldMatch';
import { foldWhole } from 'shared-kernel/rules/foldPush';
import { aCompetition, aMatch, anIncident, aTeam } from 'shared-kernel/testing/builders';
import { createBoard } from '../board/createBoard';
import { toStoredMatchRow } from '../store/matchState';
import { expectDescribed } from '../testing/expectDescribed';
import { aSnapshot, someChanges } from '../testing/storeReads';
import { WHOLE_GROUP } from './createFollow';
import { createLaneLog } from './createLaneLog';
import { createLaneSender } from './createLaneSender';
import { createProgressBroadcaster } from './createProgressBroadcaster';
import { createReloads } from './createReloads';

const NOW = 1_670_612_400;
const DAY = 86_400;

function setUp({ connections = 1 } = {}) {
  const reference = {
    countries: [],
    competitions: [aCompetition()],
    teams: [aTeam(), aTeam({ id: 102, name: 'Inter' })],
  };
  const board = createBoard(aSnapshot({ reference }));
  const sent: string[] = [];
  const hub = {
    group: (name: string) => ({
      connectionCount: () => (name === WHOLE_GROUP ? connections : 0),
      broadcast: (target: string, ...texts: unknown[]) => {
        if (name !== WHOLE_GROUP) return;
        expect(target).toBe(UPDATE_EVENT);
        for (const text of texts) expectDescribed(UPDATE_EVENT, text);
        sent.push(...texts.map(String));
      },
    }),
  };
  const log = createLaneLog(board, []);
  const reloads = createReloads({ hub, after: () => {} });
  const lanes = createLaneSender({ hub, log, reloads, board, now: () => 0, after: () => {} });
  const broadcast = createProgressBroadcaster({ hub, board, log, lanes, reloads, now: () => NOW });
  let last = 0;
  /** The store reports that these matches changed, and those were removed. */
  function happen(matches: FeedMatch[], removedIds: number[] = []) {
    const stored = matches.map((match, index) => ({ ...toStoredMatchRow(match), version: last + index + 1 }));
    last += matches.length + removedIds.length;
    broadcast(board.apply(someChanges({ last, matches: stored, removedIds })));
  }
  return { happen, updates: () => sent.map((text): MatchUpdate => JSON.parse(text)) };
}

const live = aFeedMatch({
  status_id: MatchStatus.FirstHalf,
  home_scores: [1, 1, 0, 0, 3],
  incidents: [anIncident({ player_name: 'Saka' })],
  stats: [{ team_id: 101, ball_possession: 60, shots_on_target: 3, yellow_cards: 0, red_cards: 0 }],
  odds: '0.5!0.9!!0.9;;',
  home_position: 3,
  is_hot: true,
  period_start: NOW,
});

test('a change is sent whole, with the names for a toast', () => {
  const { happen, updates } = setUp();
  happen([live]);
  expect(updates()).toEqual([
    {
      match_id: 1,
      score: [1, MatchStatus.FirstHalf, [1, 1, 0, 0, 3], live.away_scores, NOW],
      incidents: live.incidents,
      version: 1,
      match_time: live.match_time,
      stats: live.stats,
      odds: live.odds,
      suspended_odds: '',
      listing: [3, 0, true],
      home_team: 'Arsenal',
      away_team: 'Inter',
      competition_name: 'Ngoại hạng Anh',
    },
  ]);
});

test('a goal that is cancelled is a change like any other', () => {
  const { happen, updates } = setUp();
  happen([live]);
  happen([{ ...live, home_scores: [0, 0, 0, 0, 3], incidents: [] }]);
  expect(updates()[1]).toMatchObject({
    version: 2,
    incidents: [],
    score: [1, 2, [0, 0, 0, 0, 3], live.away_scores, NOW],
  });
});

test('a match that another feed took away is shown nowhere from then on', () => {
  const { happen, updates } = setUp();
  happen([live]);
  happen([], [live.id]);
  const removal = updates()[1];
  const known = foldSnapshot(undefined, aMatch({ version: 1 }));
  expect(foldWhole(known, decodeMatchUpdate(removal)).match).toMatchObject({ state: { why: 'removed' }, version: 2 });
});

test('of a season that arrives at once, open pages get the matches near now', () => {
  const { happen, updates } = setUp();
  const season = Array.from({ length: 600 }, (_, day) =>
    aFeedMatch({ id: day + 1, match_time: NOW + (day - 300) * DAY }),
  );
  happen(season);
  expect(updates().map(({ match_time = 0 }) => (match_time - NOW) / DAY)).toEqual([-1, 0, 1]);
  happen([{ ...live, id: 1, match_time: NOW - 300 * DAY }]);
  expect(updates()).toHaveLength(4);
});

test('without clients nothing is sent', () => {
  const { happen, updates } = setUp({ connections: 0 });
  happen([live]);
  expect(updates()).toEqual([]);
});
