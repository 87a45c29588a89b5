import { IncidentType, Side } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { anIncident, KICK_OFF, someNews } from 'shared-kernel/testing/builders';
import type { MatchEvent } from './matchEvent';
import { filledIn, noticeOf, withNames } from './notice';

const NOW = KICK_OFF + 66.5 * 60;

const secondGoal: MatchEvent = { matchId: 1, kind: 'goal', side: 'home', score: { home: 2, away: 1 } };

const pushed = (incidents: Parameters<typeof anIncident>[0][] = []) =>
  someNews({
    score: [1, MatchStatus.SecondHalf, [2], [1], KICK_OFF + 60 * 60],
    incidents: incidents.map((incident) => anIncident(incident)),
    home_team: 'Arsenal',
    away_team: 'Chelsea',
    competition_name: 'Ngoại hạng Anh',
  });

it('says the minute by the clock until the incident names it', () => {
  const early = noticeOf(secondGoal, pushed(), NOW);
  expect(early).toMatchObject({ minute: '51', player: undefined, names: { home: 'Arsenal', away: 'Chelsea' } });
  const late = filledIn(early, pushed([{ time: 20 }, { time: 49, added_time: 2, player_name: 'Saka' }]));
  expect(late).toMatchObject({ key: early.key, minute: '49+2', player: 'Saka' });
});

it.each([
  [
    'the incident of that score',
    [{ player_name: 'Rice', home_score: 2, away_score: 1 }, { player_name: 'Saka' }],
    'Rice',
  ],
  ['else the side’s second goal', [{ player_name: 'Rice' }, { player_name: 'Saka' }, { player_name: 'Jesus' }], 'Saka'],
  ['nobody while its goal is missing', [{ player_name: 'Rice' }], undefined],
  ['nobody of the other side', [{ position: Side.Away }, { position: Side.Away, player_name: 'Palmer' }], undefined],
])('names the scorer: %s', (_, incidents, player) => {
  expect(noticeOf(secondGoal, pushed(incidents), NOW).player).toBe(player);
});

it('names the scorer from the newest incidents where the list is unknown', () => {
  const { incidents: newest, ...update } = pushed([{ player_name: 'Rice', home_score: 2, away_score: 1 }]);
  expect(noticeOf(secondGoal, { ...update, incidents: undefined, newest }, NOW).player).toBe('Rice');
});

it.each([
  [IncidentType.OwnGoal, 'ownGoal'],
  [IncidentType.PenaltyGoal, 'penalty'],
  [IncidentType.Goal, undefined],
] as const)('says how, of incident %i', (type, manner) => {
  const own = pushed([{}, { type, player_name: 'Colwill' }]);
  expect(noticeOf(secondGoal, own, NOW)).toMatchObject({ player: 'Colwill', manner });
});

it('names who was sent off', () => {
  const card: MatchEvent = { matchId: 1, kind: 'redCard', side: 'away', score: { home: 2, away: 1 }, count: 1 };
  const sent = pushed([{ type: IncidentType.SecondYellow, position: Side.Away, player_name: 'Caicedo', time: 60 }]);
  expect(noticeOf(card, sent, NOW)).toMatchObject({ player: 'Caicedo', minute: '60' });
});

it('is the same object when nothing is new, so that nothing is rendered or read again', () => {
  const notice = noticeOf(secondGoal, pushed([{}, { player_name: 'Saka' }]), NOW);
  expect(filledIn(notice, pushed([{}, { player_name: 'Saka' }]))).toBe(notice);
  expect(filledIn(notice, someNews({ match_id: 2 }))).toBe(notice);
  expect(withNames(notice, { home: 'Other', away: undefined, competition: 'Other' })).toBe(notice);
});

it('has no minute when nothing says when the match began', () => {
  const blind = someNews({ score: [1, MatchStatus.FirstHalf, [2], [1], 0] });
  expect(noticeOf(secondGoal, blind, NOW).minute).toBe('');
});
