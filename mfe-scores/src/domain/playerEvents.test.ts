import { IncidentType, Side } from 'shared-kernel/entities/incident';
import { aLiveMatch, anIncident } from 'shared-kernel/testing/builders';
import { aPlayer, aTeamLineup, someLineups } from '../testing/lineups';
import { playerEventsOf } from './playerEvents';

const home = aTeamLineup({
  starters: [aPlayer({ id: 7, name: 'Nguyễn Quang Hải' }), aPlayer({ name: 'Hùng Dũng' })],
  bench: [aPlayer({ name: 'Văn Toàn' })],
});
const away = aTeamLineup({
  starters: [aPlayer({ id: 9, name: 'Kevin De Bruyne' }), aPlayer({ name: 'Văn Toàn' })],
  bench: [],
});

/** What each player did, by name, the away side's with a star. */
function events(incidents: Parameters<typeof anIncident>[0][], lineups = someLineups({ home, away })) {
  const match = aLiveMatch({ incidents: incidents.map(anIncident) });
  return [...playerEventsOf(match, lineups)].map(([player, done]) => {
    const star = lineups.away && [...lineups.away.starters, ...lineups.away.bench].includes(player) ? '*' : '';
    return `${player.name}${star}: ${done.map(({ kind, minute }) => `${kind} ${minute.time}`).join(', ')}`;
  });
}

const { YellowCard, RedCard, SecondYellow, Substitution, OwnGoal, PenaltyGoal, PenaltyMissed } = IncidentType;

it.each<[string, Parameters<typeof anIncident>[0][], string[]]>([
  ['a goal, by the id', [{ player_id: 7, player_name: 'Q. Hải' }], ['Nguyễn Quang Hải: goal 23']],
  ['a goal, by the name without its marks', [{ player_name: 'NGUYEN QUANG HAI' }], ['Nguyễn Quang Hải: goal 23']],
  ['of the side that scored', [{ player_name: 'Văn Toàn', position: Side.Away }], ['Văn Toàn*: goal 23']],
  ['a name with an initial', [{ player_name: 'K. De Bruyne', position: Side.Away }], ['Kevin De Bruyne*: goal 23']],
  ['an id of another feed, by the name', [{ player_id: 4711, player_name: 'Hùng Dũng' }], ['Hùng Dũng: goal 23']],
  [
    'an own goal is of the other side',
    [{ type: OwnGoal, player_name: 'Hùng Dũng', position: Side.Away }],
    ['Hùng Dũng: ownGoal 23'],
  ],
  ['a penalty', [{ type: PenaltyGoal, player_id: 7 }], ['Nguyễn Quang Hải: penalty 23']],
  ['a missed one', [{ type: PenaltyMissed, player_id: 7 }], ['Nguyễn Quang Hải: missedPenalty 23']],
  [
    'cards, of which a second yellow is one',
    [
      { type: YellowCard, player_id: 7, time: 5 },
      { type: SecondYellow, player_id: 7, time: 60 },
      { type: RedCard, player_id: 7, time: 60 },
    ],
    ['Nguyễn Quang Hải: yellow 5, secondYellow 60'],
  ],
  [
    'a substitution is two players’s',
    [{ type: Substitution, in_player_name: 'Văn Toàn', out_player_name: 'Hùng Dũng', time: 70 }],
    ['Văn Toàn: comesOn 70', 'Hùng Dũng: goesOff 70'],
  ],
  ['a goal whose scorer is not known yet', [{}], []],
  ['a player who is in no line-up', [{ player_name: 'Ai Đó', player_id: 99 }], []],
  ['what is of neither side', [{ player_name: 'Hùng Dũng', position: Side.Neither }], []],
  ['a corner', [{ type: IncidentType.Corner, player_name: 'Hùng Dũng' }], []],
])('%s', (_, incidents, expected) => {
  expect(events(incidents)).toEqual(expected);
});

it('of two players of one name it is nobody’s, unless their ids differ', () => {
  const twins = [aPlayer({ id: 1, name: 'Kim Min-jun' }), aPlayer({ id: 2, name: 'Kim Min-jun' })];
  const lineups = someLineups({ home: aTeamLineup({ starters: twins }), away: undefined });
  expect(events([{ player_name: 'Kim Min-jun' }], lineups)).toEqual([]);
  expect(events([{ player_name: 'Kim Min-jun', player_id: 2 }], lineups)).toEqual(['Kim Min-jun: goal 23']);
});

it('two players whose short names are the same are told apart by nobody', () => {
  const starters = [aPlayer({ name: 'Min Kim' }), aPlayer({ name: 'Minh Kim' })];
  expect(events([{ player_name: 'M. Kim' }], someLineups({ home: aTeamLineup({ starters }) }))).toEqual([]);
});

it('of a side without a line-up nothing is reported', () => {
  expect(events([{ player_name: 'Hùng Dũng' }], someLineups({ home: undefined, away }))).toEqual([]);
});
