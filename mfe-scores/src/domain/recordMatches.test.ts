import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aLiveMatch, aMatch, KICK_OFF } from 'shared-kernel/testing/builders';
import { recordMatches } from './recordMatches';

const TEAM = { kind: 'team', id: 101 } as const;

const ids = (matches: readonly { id: unknown }[]) => matches.map(({ id }) => id);

it('has the newest result and the next fixture first; what is overdue is nobody’s fixture', () => {
  const ended = (id: number, hours: number) =>
    aMatch({ id, match_time: KICK_OFF - hours * 3_600, status_id: MatchStatus.Ended });
  const { live, results, fixtures } = recordMatches(
    TEAM,
    [
      ...[aMatch({ id: 1, match_time: KICK_OFF + 7_200 }), ended(2, 50), aLiveMatch({ id: 3 }), ended(4, 2)],
      aMatch({ id: 5, match_time: KICK_OFF + 3_600, status_id: MatchStatus.Delayed }),
      aMatch({ id: 6, status_id: MatchStatus.Abnormal }),
      aMatch({ id: 7, match_time: KICK_OFF - 86_400, status_id: MatchStatus.Cancelled }),
      aMatch({ id: 8, status_id: MatchStatus.Interrupted }),
      aMatch({ id: 9, match_time: KICK_OFF - 4 * 3_600 }),
    ],
    KICK_OFF,
  );
  expect([ids(live), ids(results), ids(fixtures)]).toEqual([
    [3, 8],
    [4, 9, 7, 2],
    [5, 1],
  ]);
});

it('has no more matches than its bound', () => {
  const many = Array.from({ length: 500 }, (_, id) => aMatch({ id: id + 1 }));
  expect(recordMatches(TEAM, many, KICK_OFF).fixtures).toHaveLength(60);
});

it('has its own alone, whatever a server sends', () => {
  const matches = [
    aMatch({ id: 1, competition_id: 8 }),
    aMatch({ id: 2, home_team_id: 103, away_team_id: 101 }),
    aMatch({ id: 3, home_team_id: 103, away_team_id: 104, competition_id: 8 }),
  ];
  expect(ids(recordMatches(TEAM, matches, KICK_OFF).fixtures)).toEqual([1, 2]);
  expect(ids(recordMatches({ kind: 'competition', id: 8 }, matches, KICK_OFF).fixtures)).toEqual([1, 3]);
});
