import { IncidentType, Side } from 'shared-kernel/entities/incident';
import type { Match } from 'shared-kernel/entities/match';
import { clockLabel } from 'shared-kernel/rules/clock';
import { type Odds, parseOdds } from 'shared-kernel/rules/odds';
import { mainScore } from 'shared-kernel/rules/score';
import { NOON } from '../../testing/simulatedDay';
import { momentsOf, stateAt, THE_END } from '../../testing/timelines';
import { createLeague } from '../season/createLeague';
import type { PlannedMatch } from '../season/createSchedule';
import { world } from '../world/world';
import { matchTimeline } from './matchTimeline';

const SEED = 7;
/** One of so many matches is looked at. */
const EVERY = process.env.TEST_RING === 'long' ? 20 : 60;
const leagues = world.competitions
  .slice(0, 12)
  .map((competition) => createLeague(competition, { seed: SEED, startedAt: NOON }));
/** A month of them, which includes the rare fates. */
const planned = leagues.flatMap((league) =>
  league.matchesBetween(NOON - 15 * 86_400, NOON + 15 * 86_400).map((match) => ({ league, match })),
);
/** The lives of some from a little before kick-off, at each change. */
const lives = aSample(planned).map(({ league, match }) => {
  const timeline = matchTimeline(league, match, SEED);
  const moments = momentsOf(timeline).filter((moment) => moment > match.fixture.kickoff - 7200);
  return { match, timeline, states: moments.map((now) => ({ now, state: stateAt(timeline, now) })) };
});

/** Each that is interrupted, and some of the others. */
function aSample<T extends { match: PlannedMatch }>(items: readonly T[]): T[] {
  return items.filter(({ match }, index) => index % EVERY === 0 || isInterrupted(match));
}

function isInterrupted({ outline }: PlannedMatch): boolean {
  return outline.kind === 'played' && outline.halves.some(({ pause }) => pause);
}

function ofKind(kind: PlannedMatch['outline']['kind']) {
  return planned
    .filter(({ match }) => match.outline.kind === kind)
    .map(({ league, match }) => ({ match, end: stateAt(matchTimeline(league, match, SEED), THE_END) }));
}

describe('a simulated match', () => {
  it('ends with the goals its table counts', () => {
    for (const { match, end } of ofKind('played')) {
      if (match.outline.kind !== 'played') continue;
      expect(end.state.kind).toBe('result');
      expect(Object.values(mainScore(end))).toEqual(match.outline.goals);
    }
  });

  it.each([
    ['abandoned', 'abandoned'],
    ['cancelled', 'cancelled'],
    ['postponed', 'delayed'],
  ] as const)('that is %s says so', (kind, why) => {
    const ends = ofKind(kind).map(({ end }) => end.state);
    expect(ends.length).toBeGreaterThan(0);
    expect(new Set(ends)).toEqual(new Set([{ kind: 'off', why }]));
  });

  it('goes through its phases in order, pauses excepted', () => {
    for (const { states } of lives) {
      const places = states.map(({ state }) => placeOf(state)).filter((place) => place >= 0);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
  });

  it('that is interrupted goes on in the half it stopped in', () => {
    const interrupted = lives.filter(({ match }) => isInterrupted(match));
    expect(interrupted.length).toBeGreaterThan(0);
    for (const { states } of interrupted) {
      const stopped = states.findIndex(({ state }) => state.state.kind === 'off');
      const resumed = states.findIndex(({ state }, index) => index > stopped && state.state.kind !== 'off');
      expect(states[resumed]?.state.state).toBe(states[stopped - 1]?.state.state);
    }
  });

  it('has each goal of its score in its list, and its score as the sum of them', () => {
    for (const { states } of lives) {
      const scores = states.map(({ state }) => Object.values(mainScore(state)));
      expect(states.map(({ state }) => goalsListed(state))).toEqual(scores);
    }
  });

  it('loses a goal only to the video referee', () => {
    let annulled = 0;
    for (const { states } of lives) {
      for (const [index, { state }] of states.entries()) {
        const former = states[index - 1]?.state;
        if (!former || total(state) >= total(former)) continue;
        annulled++;
        expect(state.incidents.at(-1)?.type).toBe(IncidentType.Var);
        expect(total(former) - total(state)).toBe(1);
      }
    }
    expect(annulled).toBeGreaterThan(0);
  });

  it('bears on each incident the minute that the clock reads as it appears', () => {
    for (const { states } of lives) {
      for (const [index, { state, now }] of states.entries()) {
        const newest = state.incidents.at(-1);
        if (!newest || state.incidents.length <= (states[index - 1]?.state.incidents.length ?? 0)) continue;
        expect(clockLabel(state, now)).toBe(newest.added_time ? `${newest.time}+` : String(newest.time));
      }
    }
  });

  it('learns some scorers late, and all in the end', () => {
    const goals = lives.flatMap(({ states }) => states.map(({ state }) => state.incidents)).flat();
    expect(goals.some(({ type, player_name }) => type === IncidentType.Goal && player_name === undefined)).toBe(true);
    for (const { timeline } of lives) {
      const { incidents } = stateAt(timeline, THE_END);
      for (const { player_name, in_player_name } of incidents) expect(player_name ?? in_player_name).toBeTruthy();
    }
  });

  it('counts at least the goals among the shots on target, and shares the ball', () => {
    const withStats = lives
      .flatMap(({ states }) => states.map(({ state }) => state))
      .filter(({ stats }) => stats.length > 0);
    expect(withStats.length).toBeGreaterThan(1000);
    const odd = withStats.filter(({ stats: [home, away], incidents }) => {
      const ours = incidents.filter(
        ({ type, position }) =>
          position === Side.Home && (type === IncidentType.Goal || type === IncidentType.PenaltyGoal),
      );
      const shared = (home?.ball_possession ?? 0) + (away?.ball_possession ?? 0);
      return (home?.shots_on_target ?? 0) < ours.length || shared !== 100;
    });
    expect(odd).toEqual([]);
  });

  it('has three markets before and in play, one side giving the handicap, and prices that move', () => {
    for (const { states, match } of lives) {
      const priced = states.map(({ state }) => state).filter((state) => state.state.kind !== 'off');
      expect(priced.filter((state) => !isPriced(state))).toEqual([]);
      if (match.outline.kind === 'played') expect(new Set(priced.map(({ odds }) => odds)).size).toBeGreaterThan(20);
    }
  });
});

const PHASES = ['fixture', 'firstHalf', 'halfTime', 'secondHalf', 'extraTime', 'shootout', 'result'];

/** How far a match is; -1 while it is off. */
function placeOf({ state }: Match): number {
  return PHASES.indexOf(state.kind === 'live' ? state.period : state.kind);
}

function goalsListed({ incidents }: Match): number[] {
  const goals = incidents.filter(({ type }) =>
    [IncidentType.Goal, IncidentType.PenaltyGoal, IncidentType.OwnGoal].some((goal) => goal === type),
  );
  return [Side.Home, Side.Away].map((side) => goals.filter(({ position }) => position === side).length);
}

/** The markets that there are. */
function defined(odds: Odds): Partial<Odds> {
  return Object.fromEntries(Object.entries(odds).filter(([, market]) => market !== undefined));
}

function isPriced(state: Match): boolean {
  const [open, suspended] = [parseOdds(state.odds), parseOdds(state.suspended_odds ?? '')];
  // One that is suspended is not open.
  if ((['handicap', 'overUnder', 'win'] as const).some((market) => open[market] && suspended[market])) return false;
  const { handicap, overUnder, win } = { ...suspended, ...defined(open) };
  if (!handicap || !overUnder || !win) return false;
  const line = Number(overUnder.home.line?.split('/').at(-1));
  // That of a suspended market is from before the goal.
  const isOpen = state.state.kind !== 'live' || !open.overUnder || line > total(state);
  const hongKong = [handicap.home, handicap.away, overUnder.home, overUnder.away].map(({ price }) => Number(price));
  const decimal = [win.home, win.draw, win.away].map(Number);
  const givers = [handicap.home.line, handicap.away.line].filter(Boolean);
  return isOpen && givers.length === 1 && hongKong.every((price) => price > 0) && decimal.every((price) => price > 1);
}

function total(match: Match): number {
  const { home, away } = mainScore(match);
  return home + away;
}
