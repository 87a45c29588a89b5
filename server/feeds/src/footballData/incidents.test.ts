import { IncidentType, Side } from 'shared-kernel/entities/incident';
import { asMatch } from '../testing/asMatch';
import { toFeedMatch } from './feedMatch';
import { incidentsOf } from './incidents';
import { decoded } from './testing/sampleMatch';

const HOME = { id: 62, name: 'Harbour Town FC' };
const AWAY = { id: 66, name: 'Moor Park Rovers FC' };
const player = (name: string) => ({ id: 7, name });

const FIELDS = {
  status: 'FINISHED',
  goals: [
    { minute: 45, injuryTime: 2, type: 'PENALTY', team: HOME, scorer: player('Ben Hale'), score: { home: 1, away: 0 } },
    { minute: 80, injuryTime: null, type: 'OWN', team: HOME, scorer: player('Tom Reed'), score: { home: 1, away: 1 } },
  ],
  bookings: [
    { minute: 12, team: AWAY, player: player('Al Moss'), card: 'YELLOW' },
    { minute: 70, team: AWAY, player: player('Al Moss'), card: 'YELLOW_RED' },
    { minute: 71, team: HOME, player: player('Joe Ash'), card: 'RED' },
    { minute: 72, team: HOME, player: player('Joe Ash'), card: 'GREEN' },
  ],
  substitutions: [{ minute: 46, team: AWAY, playerOut: player('Lee Fox'), playerIn: player('Max Orr') }],
  penalties: [
    { player: player('Ben Hale'), team: HOME, scored: true },
    { player: player('Max Orr'), team: AWAY, scored: false },
  ],
};

it('returns one list in the order of the match, kicks last', () => {
  expect(incidentsOf(decoded(FIELDS))).toMatchObject([
    { type: IncidentType.YellowCard, position: Side.Away, time: 12 },
    { type: IncidentType.PenaltyGoal, position: Side.Home, time: 45, added_time: 2, player_name: 'Ben Hale' },
    { type: IncidentType.Substitution, position: Side.Away, in_player_name: 'Max Orr', out_player_name: 'Lee Fox' },
    { type: IncidentType.SecondYellow, position: Side.Away, time: 70 },
    { type: IncidentType.RedCard, position: Side.Home, time: 71 },
    { type: IncidentType.OwnGoal, position: Side.Away, player_name: 'Tom Reed', home_score: 1, away_score: 1 },
    { type: IncidentType.ShootoutScored, position: Side.Home },
    { type: IncidentType.ShootoutMissed, position: Side.Away },
  ]);
});

it('counts cards; a second yellow is one yellow and one red', () => {
  const match = toFeedMatch(decoded(FIELDS), new Set(), new Map());
  expect(match.home_scores.slice(2, 5)).toEqual([1, 0, -1]);
  expect(match.away_scores.slice(2, 5)).toEqual([1, 2, -1]);
});

it('takes the side from the team where no running score is given', () => {
  const goals = [{ minute: 5, type: 'REGULAR', team: AWAY, scorer: null }];
  expect(incidentsOf(decoded({ goals }))).toMatchObject([{ position: Side.Away, player_name: undefined }]);
});

it('has the prices of 1x2 where the plan holds them, and is a match that pages can read', () => {
  const priced = toFeedMatch(decoded({ odds: { homeWin: 2.1, draw: 3.3, awayWin: 3.45 } }), new Set(['PL']), new Map());
  expect(asMatch(priced)).toMatchObject({ odds: ';;2.10!3.30!3.45', is_hot: true });
  expect(toFeedMatch(decoded(), new Set(), new Map()).odds).toBe('');
});

it('reads goals and cards whatever their letters are', () => {
  const goals = [{ minute: 9, type: 'Own', team: { id: 62 } }];
  const bookings = [{ minute: 20, team: { id: 62 }, card: 'yellow_red' }];
  const incidents = incidentsOf(decoded({ goals, bookings }));
  expect(incidents.map(({ type }) => type)).toEqual([IncidentType.OwnGoal, IncidentType.SecondYellow]);
});
