import fc from 'fast-check';
import { MARKET_GROUPS } from 'shared-kernel/entities/matchMarkets';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { parseOdds } from 'shared-kernel/rules/odds';
import { soundMarkets } from 'shared-kernel/rules/soundMarkets';
import { NOON } from '../../testing/simulatedDay';
import { createLeague } from '../season/createLeague';
import { world } from '../world/world';
import { marketsAt } from './marketsAt';
import { matchTimeline } from './matchTimeline';
import { pricesAt } from './pricesAt';
import { wholeStoryOf } from './story';
import { suspensionsOf } from './suspensions';

const SEED = 7;
const HOUR = 3600;
const leagues = world.competitions.slice(0, 6).map((one) => createLeague(one, { seed: SEED, startedAt: NOON }));
const planned = leagues.flatMap((league) =>
  league.matchesBetween(NOON - 24 * HOUR, NOON + 24 * HOUR).map((match) => ({ league, match })),
);
const played = planned.filter(({ match }) => match.outline.kind === 'played');
const aMatch = fc.constantFrom(...played);
const stepsOf = ({ match }: (typeof played)[number]) => wholeStoryOf(match, SEED);
const { NotStarted, FirstHalf, HalfTime, SecondHalf } = MatchStatus;

it('has sound markets of the first half until it ends, and of corners until the match does', () => {
  fc.assert(
    fc.property(aMatch, fc.integer({ min: -36 * HOUR, max: 3 * HOUR }), (one, after) => {
      const { match, league } = one;
      const at = match.fixture.kickoff + after;
      const { matches: [state] = [], markets: [markets] = [] } = matchTimeline(league, match, SEED).at(at);
      const status = state?.status_id;
      expect(markets?.half !== undefined).toBe(status === NotStarted || status === FirstHalf);
      expect(markets?.corners !== undefined).toBe(
        status === NotStarted || status === FirstHalf || status === HalfTime || status === SecondHalf,
      );
      for (const group of MARKET_GROUPS) {
        const { odds = '', suspended_odds = '' } = markets?.[group] ?? {};
        expect([soundMarkets(odds), soundMarkets(suspended_odds)]).toEqual([odds, suspended_odds]);
        expect(Boolean(odds) && Boolean(suspended_odds)).toBe(false);
      }
    }),
  );
});

it('counts the corners that were given', () => {
  for (const one of played.slice(0, 20)) {
    const { fixture } = one.match;
    const { corners } = marketsAt(fixture, stepsOf(one), fixture.kickoff - 1);
    const line = Number(parseOdds(corners?.odds ?? '').overUnder?.home.line?.split('/')[0]);
    expect(line).toBeGreaterThanOrEqual(8);
    expect(line).toBeLessThanOrEqual(11);
  }
});

it('stops all markets round a goal, with the prices from before it, and goes on with others', () => {
  for (const one of played.slice(0, 30)) {
    const steps = stepsOf(one);
    const { fixture } = one.match;
    const goal = suspensionsOf(steps).find(({ markets, from }) => markets === 'all' && from > fixture.kickoff + 60);
    if (!goal) continue;
    const [before, during, after] = [goal.from - 0.01, goal.from + 5, goal.until + 1].map((at) =>
      pricesAt(fixture, steps, at),
    );
    if (before?.suspended_odds || after?.suspended_odds || after?.odds === '') continue;
    expect(during).toEqual({ odds: '', suspended_odds: before?.odds });
    expect(after?.odds).not.toBe(before?.odds);
    const { half, corners } = marketsAt(fixture, steps, goal.from + 5);
    expect([half?.odds ?? '', corners?.odds ?? '']).toEqual(['', '']);
    expect(corners?.suspended_odds).toMatch(/!/);
  }
});

it('some match has its 1x2 stopped alone, and some its corners', () => {
  const kinds = new Set(played.flatMap((one) => suspensionsOf(stepsOf(one)).map(({ markets }) => markets)));
  expect([...kinds].sort()).toEqual(['all', 'corners', 'win']);
  const alone = played.flatMap((one) => {
    const steps = stepsOf(one);
    const win = suspensionsOf(steps).find(({ markets }) => markets === 'win');
    return win ? [pricesAt(one.match.fixture, steps, win.from + 1)] : [];
  });
  expect(alone.some(({ odds, suspended_odds }) => /!.*;.*!.*;$/.test(odds) && /^;;.+/.test(suspended_odds ?? ''))).toBe(
    true,
  );
});

it('stops corners alone while the others go on', () => {
  const stops = played.flatMap((one) => {
    const [steps, { fixture }] = [stepsOf(one), one.match];
    const corner = suspensionsOf(steps).find(
      ({ markets, from }) => markets === 'corners' && from > fixture.kickoff + 60,
    );
    const at = (corner?.from ?? 0) + 1;
    const isAlone = corner && pricesAt(fixture, steps, at).odds.split(';').every(Boolean);
    return isAlone ? [marketsAt(fixture, steps, at)] : [];
  });
  expect(stops.length).toBeGreaterThan(10);
  for (const { half, corners } of stops) {
    expect([corners?.odds, half?.suspended_odds ?? '']).toEqual(['', '']);
    expect(corners?.suspended_odds).toMatch(/^.+;.+;.+$/);
  }
});

it('says for a while that there are none any more', () => {
  const [one] = played;
  if (one?.match.outline.kind !== 'played') throw new Error('no match is played');
  const { endsAt } = one.match.outline;
  const { at } = matchTimeline(one.league, one.match, SEED);
  expect(at(endsAt).markets).toEqual([{ match_id: one.match.fixture.id, half: undefined, corners: undefined }]);
  expect(at(endsAt + 12 * HOUR).markets).toBeUndefined();
});
