import { type Incident, IncidentType, Side } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aMatch, anIncident } from 'shared-kernel/testing/builders';
import { menLeft } from './menLeft';
import { timelineOf } from './timeline';

const { YellowCard, RedCard, SecondYellow, Substitution } = IncidentType;

const red = (player_name?: string, position: Side = Side.Home) => anIncident({ type: RedCard, position, player_name });
const change = (out_player_name: string, in_player_name = 'Jesus') =>
  anIncident({ type: Substitution, in_player_name, out_player_name });

it.each<[string, Incident[], [place: number, men: number][]]>([
  ['a red card', [red('Rice')], [[0, 10]]],
  ['a second yellow one', [anIncident({ type: SecondYellow, player_name: 'Rice' })], [[0, 10]]],
  ['yellow cards alone', [anIncident({ type: YellowCard, player_name: 'Rice' })], []],
  [
    'cards of both sides, each for its own',
    [red('Rice'), red('James', Side.Away), red('Saka')],
    [
      [0, 10],
      [1, 10],
      [2, 9],
    ],
  ],
  ['a man without a name, and all after him', [red('Rice'), red(), red('Saka')], [[0, 10]]],
  ['a side that is unknown', [red('Rice', Side.Neither)], []],
  ['a man who had gone off', [change('Rice'), red('Rice'), red('Saka')], [[2, 10]]],
  ['a man who had gone off and come on again', [change('Rice'), change('Saka', 'Rice'), red('Rice')], [[2, 10]]],
  [
    'a man whose card is told twice',
    [red('Rice'), red('Rice'), red('Saka')],
    [
      [0, 10],
      [2, 9],
    ],
  ],
  [
    'more cards than a match can have',
    ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => red(name)),
    [
      [0, 10],
      [1, 9],
      [2, 8],
      [3, 7],
    ],
  ],
])('of %s', (_, incidents, men) => {
  const entries = timelineOf(aMatch({ status_id: MatchStatus.FirstHalf, incidents }));
  expect([...menLeft(entries)].sort(([one], [other]) => one - other)).toEqual(men);
});
