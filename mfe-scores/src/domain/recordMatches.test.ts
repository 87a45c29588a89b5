import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aLiveMatch, aMatch, KICK_OFF } from 'shared-kernel/testing/builders';
import { recordMatches } from './recordMatches';

const ids = (matches: readonly { id: unknown }[]) => matches.map(({ id }) => id);

it('has the newest result and the next fixture first; what was put off is still to come', () => {
  const ended = (id: number, hours: number) =>
    aMatch({ id, match_time: KICK_OFF - hours * 3_600, status_id: MatchStatus.Ended });
  const { live, results, fixtures } = recordMatches([
    ...[aMatch({ id: 1, match_time: KICK_OFF + 7_200 }), ended(2, 50), aLiveMatch({ id: 3 }), ended(4, 2)],
    aMatch({ id: 5, match_time: KICK_OFF + 3_600, status_id: MatchStatus.Delayed }),
    aMatch({ id: 6, status_id: MatchStatus.Abnormal }),
  ]);
  expect([ids(live), ids(results), ids(fixtures)]).toEqual([[3], [4, 2], [5, 1]]);
});

it('has a bound', () => {
  const many = Array.from({ length: 500 }, (_, id) => aMatch({ id: id + 1 }));
  expect(recordMatches(many).fixtures).toHaveLength(60);
});
