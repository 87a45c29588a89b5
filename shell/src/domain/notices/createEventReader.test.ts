import fc from 'fast-check';
import { IncidentType, Side } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { MatchNews } from 'shared-kernel/rules/matchNews';
import { aLiveMatch, anIncident, KICK_OFF, someNews } from 'shared-kernel/testing/builders';
import { createEventReader } from './createEventReader';
import type { MatchEvent } from './matchEvent';

/** Minute 23 of the first half. */
const NOW = KICK_OFF + 22.5 * 60;

type State = { home?: number; away?: number; homeReds?: number; status?: MatchStatus };

function pushed(version: number | undefined, state: State, given: Parameters<typeof someNews>[0] = {}): MatchNews {
  const { home = 0, away = 0, homeReds = 0, status = MatchStatus.FirstHalf } = state;
  return someNews({ version, score: [1, status, [home, 0, homeReds], [away, 0, 0], KICK_OFF], ...given });
}

const goal = anIncident({ time: 23 });
const said = (event: MatchEvent) => `${event.kind} ${event.side} ${event.score.home}-${event.score.away}`;

function aReader(known?: State & { version?: number }) {
  const reader = createEventReader();
  if (known) {
    const { version = 1, home = 0, away = 0, homeReds = 0 } = known;
    reader.load([aLiveMatch({ version, home_scores: [home, 0, homeReds], away_scores: [away, 0, 0] })]);
  }
  return { reader, read: (update: MatchNews, now = NOW) => reader.read(update, now).map(said) };
}

describe('with an earlier version known (M9)', () => {
  it.each<[string, State, State, string[]]>([
    ['a rise is a goal of that side', { away: 1 }, { away: 2 }, ['goal away 0-2']],
    ['a fall is a cancelled goal', { home: 1, away: 1 }, { away: 1 }, ['cancelled home 0-1']],
    ['a goal that changes sides is both', { home: 1 }, { away: 1 }, ['cancelled home 0-1', 'goal away 0-1']],
    ['both sides since: one alert a score', {}, { home: 1, away: 1 }, ['goal home 1-1']],
    ['a red card', {}, { homeReds: 1 }, ['redCard home 0-0']],
    ['nothing when only the minute moved', { home: 1 }, { home: 1 }, []],
    ['nothing before a score is shown', {}, { home: 1, status: MatchStatus.Delayed }, []],
  ])('%s', (_, before, after, event) => {
    expect(aReader(before).read(pushed(2, after))).toEqual(event);
  });

  it('needs no incident for a goal, and takes none for one', () => {
    const { read } = aReader({});
    expect(read(pushed(2, {}, { incidents: [goal] }))).toEqual([]);
    expect(read(pushed(3, { home: 1 }, { incidents: undefined }))).toEqual(['goal home 1-0']);
  });

  it('announces a red card that only the list of incidents has, and not again for its counter', () => {
    const { read } = aReader({});
    const card = anIncident({ type: IncidentType.SecondYellow, position: Side.Away, time: 23 });
    expect(read(pushed(2, {}, { incidents: [card] }))).toEqual(['redCard away 0-0']);
    const twice = [card, { ...card, type: IncidentType.RedCard }];
    expect(read(pushed(3, {}, { incidents: twice }))).toEqual([]);
  });

  it.each<[string, MatchNews['incidents']]>([
    ['whose incidents cannot be read', undefined],
    ['that does not say whose the card is', [anIncident({ type: IncidentType.RedCard, position: Side.Neither })]],
  ])('announces a red card once, also after an update %s', (_, incidents) => {
    const { read } = aReader({});
    const card = anIncident({ type: IncidentType.RedCard, position: Side.Away, time: 23 });
    expect(read(pushed(2, {}, { incidents: [card] }))).toEqual(['redCard away 0-0']);
    expect(read(pushed(3, {}, { incidents }))).toEqual([]);
    expect(read(pushed(4, {}, { incidents: [card] }))).toEqual([]);
  });

  it('gives a score to whom the last goal belongs when both sides have scored since', () => {
    const incidents = [goal, anIncident({ time: 23, position: Side.Away })];
    expect(aReader({}).read(pushed(2, { home: 1, away: 1 }, { incidents }))).toEqual(['goal away 1-1']);
  });

  it('takes the rise of a snapshot as known', () => {
    const { reader, read } = aReader({});
    reader.load([aLiveMatch({ version: 5, home_scores: [1], away_scores: [0] })]);
    expect(read(pushed(6, { home: 1 }))).toEqual([]);
    expect(read(pushed(7, { home: 2 }))).toEqual(['goal home 2-0']);
  });

  it('does not go back to an older snapshot', () => {
    const { reader, read } = aReader({});
    read(pushed(6, { home: 1 }));
    reader.load([aLiveMatch({ version: 5, home_scores: [0], away_scores: [0] })]);
    expect(read(pushed(7, { home: 1 }))).toEqual([]);
  });

  it('announces a goal after a cancelled one, and its cancelling', () => {
    const { read } = aReader({});
    const all = [1, 0, 1, 0].flatMap((home, index) => read(pushed(index + 2, { home })));
    expect(all).toEqual(['goal home 1-0', 'cancelled home 0-0', 'goal home 1-0', 'cancelled home 0-0']);
  });

  it('never announces a score twice without versions, where old messages look like new goals', () => {
    const { read } = aReader();
    const all = [0, 1, 0, 1, 0].flatMap((home) => read(pushed(undefined, { home })));
    expect(all).toEqual(['goal home 1-0', 'cancelled home 0-0']);
  });
});

describe('with no earlier version known, the last incident decides', () => {
  it.each<[string, MatchNews, string[]]>([
    ['a goal of this minute', pushed(9, { home: 1 }, { incidents: [goal] }), ['goal home 1-0']],
    ['a goal of half an hour ago', pushed(9, { home: 1 }, { incidents: [anIncident({ time: 3 })] }), []],
    ['something else came after the goal', pushed(9, { home: 1 }, { incidents: [goal, anIncident({ type: 2 })] }), []],
    ['no incidents at all', pushed(9, { home: 1 }, { incidents: undefined }), []],
    ['a goal that the score does not have', pushed(9, {}, { incidents: [goal] }), []],
    [
      'half-time, whose last incident was a goal',
      pushed(9, { home: 1, status: MatchStatus.HalfTime }, { incidents: [anIncident({ time: 45 })] }),
      [],
    ],
    [
      'a red card of this minute',
      pushed(9, { homeReds: 1 }, { incidents: [anIncident({ type: IncidentType.RedCard })] }),
      ['redCard home 0-0'],
    ],
  ])('%s', (_, update, event) => {
    expect(aReader().read(update)).toEqual(event);
  });

  it('so it does after a lost connection, until a snapshot makes sure', () => {
    const { reader, read } = aReader({});
    reader.doubt();
    expect(read(pushed(5, { home: 1 }, { incidents: [anIncident({ time: 12 })] }))).toEqual([]);
    reader.doubt();
    expect(read(pushed(6, { home: 2 }, { incidents: [goal] }))).toEqual(['goal home 2-0']);
    reader.doubt();
    reader.load([aLiveMatch({ version: 6, home_scores: [2], away_scores: [0] })]);
    expect(read(pushed(7, { home: 3 }))).toEqual(['goal home 3-0']);
  });

  it('says nothing that another tab has said', () => {
    const { reader, read } = aReader();
    reader.noteAnnounced(1, '1 goal 1-0');
    expect(read(pushed(9, { home: 1 }, { incidents: [goal] }))).toEqual([]);
  });
});

/** A match as a list of steps: a goal for a side, a cancelled one, or an event that leaves the score. */
const steps = fc.array(fc.constantFrom('home', 'away', 'undoHome', 'undoAway', 'corner'), { maxLength: 30 });

function played(moves: readonly string[]): MatchNews[] {
  const state = { home: 0, away: 0 };
  return moves.map((move, index) => {
    if (move === 'home' || move === 'away') state[move] += 1;
    if (move === 'undoHome') state.home = Math.max(0, state.home - 1);
    if (move === 'undoAway') state.away = Math.max(0, state.away - 1);
    return pushed(index + 2, state);
  });
}

/** Every update at least once, in any order, some twice. */
const delivered = steps.chain((moves) => {
  const updates = played(moves);
  const extra = fc.array(fc.nat(Math.max(0, updates.length - 1)), { maxLength: 20 });
  return extra.chain((again) => {
    const all = [...updates, ...again.flatMap((at) => updates[at] ?? [])];
    return fc.record({
      updates: fc.constant(updates),
      arrived: fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
    });
  });
});

const scoresOf = (updates: readonly MatchNews[]) =>
  updates.map(({ score }) => `${score.home.regular}-${score.away.regular}`);

it('in any order, with repetitions, no score is announced more often than it was reached', () => {
  fc.assert(
    fc.property(delivered, ({ updates, arrived }) => {
      const { read } = aReader({});
      const goals = arrived.flatMap((update) => read(update)).filter((event) => event.startsWith('goal'));
      const truth = ['0-0', ...scoresOf(updates)];
      for (const score of new Set(goals.map((news) => news.split(' ')[2] ?? ''))) {
        const reached = truth.filter((at, index) => at === score && truth[index - 1] !== score).length;
        expect(goals.filter((event) => event.endsWith(` ${score}`)).length).toBeLessThanOrEqual(reached);
      }
    }),
  );
});

it('in order and complete, the news add up to the score', () => {
  fc.assert(
    fc.property(steps, (moves) => {
      const { read } = aReader({});
      const updates = played(moves);
      const events = updates.flatMap((update) => [...read(update), ...read(update)]);
      const count = (kind: string) => events.filter((one) => one.startsWith(kind)).length;
      const last = updates.at(-1)?.score;
      const total = (last?.home.regular ?? 0) + (last?.away.regular ?? 0);
      expect(count('goal') - count('cancelled')).toBe(total);
    }),
  );
});
