import * as fc from 'fast-check';
import type { Match } from 'shared-kernel/entities/match';
import { matchState } from 'shared-kernel/entities/matchState';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { UNCOUNTED } from 'shared-kernel/entities/score';
import { clockLabel } from 'shared-kernel/rules/clock';
import { aLiveMatch, anIncident, aTeam, KICK_OFF } from 'shared-kernel/testing/builders';
import type { BoardEntry } from './boardEntry';
import { withoutScore } from './withoutScore';

const { SecondHalf, ExtraTime, ExtraTimeOld, PenaltyShootout, Ended } = MatchStatus;

const entryOf = (match: Match): BoardEntry => ({
  match,
  home: aTeam({ name: 'Việt Nam' }),
  away: aTeam({ name: 'Thái Lan' }),
  competition: undefined,
  marks: { score: { turn: 1, isOver: false }, odds: undefined },
});

/** All of a match that follows from its goals, in the places where feeds report it. */
const play = fc.record({
  scores: fc.array(fc.tuple(fc.nat(99), fc.nat(99)), { minLength: 7, maxLength: 7 }),
  odds: fc.string(),
  incidents: fc.array(fc.record({ time: fc.nat(120), home_score: fc.nat(99), away_score: fc.nat(99) })),
  shots: fc.nat(40),
  version: fc.constant(7),
});

type Play = typeof play extends fc.Arbitrary<infer Value> ? Value : never;

function played({ scores, odds, incidents, shots, version }: Play, status_id: MatchStatus) {
  const side = (place: 0 | 1) => scores.map((pair, index) => (index === 2 || index === 3 ? 1 : pair[place]));
  return aLiveMatch({
    status_id,
    odds,
    suspended_odds: odds,
    version,
    home_scores: side(0),
    away_scores: side(1),
    incidents: incidents.map((given) => anIncident(given)),
    stats: [{ team_id: 101, ball_possession: 50, shots_on_target: shots, yellow_cards: 1, red_cards: 1 }],
  });
}

const statuses = fc.constantFrom(...Object.values(MatchStatus));

it('two matches that differ in their play alone are one match without their scores', () => {
  fc.assert(
    fc.property(play, play, statuses, (one, other, status) => {
      expect(withoutScore(entryOf(played(one, status)))).toEqual(withoutScore(entryOf(played(other, status))));
    }),
  );
});

it('that a level match goes on cannot be told from a long second half', () => {
  fc.assert(
    fc.property(play, play, fc.constantFrom(ExtraTime, ExtraTimeOld, PenaltyShootout), (one, other, status) => {
      const hidden = withoutScore(entryOf(played(one, status))).match;
      expect(hidden).toEqual(withoutScore(entryOf(played(other, ExtraTime))).match);
      expect([hidden.state, clockLabel(hidden, KICK_OFF + 60)]).toEqual([matchState(SecondHalf), '90+']);
    }),
  );
});

it('cards, teams and the minute stay, and that it has ended', () => {
  const match = aLiveMatch({ status_id: SecondHalf, home_scores: [3, 1, 1, 2, 7], away_scores: [2] });
  const { home, match: hidden, marks } = withoutScore(entryOf(match));
  expect([home?.name, marks]).toEqual(['Việt Nam', undefined]);
  expect(hidden).toMatchObject({ match_time: KICK_OFF });
  expect(hidden.score).toEqual({ home: { ...UNCOUNTED, red: 1, yellow: 2 }, away: UNCOUNTED });
  expect(clockLabel(hidden, KICK_OFF + 600)).toBe(clockLabel(match, KICK_OFF + 600));
  const ended = { ...match, state: matchState(Ended) };
  expect(withoutScore(entryOf(ended)).match.state).toBe(ended.state);
});
