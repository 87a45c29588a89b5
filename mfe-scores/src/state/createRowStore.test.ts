import type { MatchId, MatchRecord } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { mainScore } from 'shared-kernel/rules/score';
import { aLiveRecord, anUpdate, aTeam, KICK_OFF } from 'shared-kernel/testing/builders';
import { createFakeShell } from 'shared-kernel/testing/createFakeShell';
import { createRowStore } from './createRowStore';
import { liveMatches } from './matchSource';

/** The rows of a server that answers with `matches`. */
function openStore(...matches: MatchRecord[]) {
  const server = { matches };
  const fake = createFakeShell(() => ({ data: server.matches, extra_data: { team: [aTeam({ id: 101 })] } }));
  const store = createRowStore(fake.shell, liveMatches);
  const scored: MatchId[] = [];
  store.scored$.subscribe((id) => scored.push(id));
  const stop = store.open();
  const goals = () => {
    const entry = store.entries.get(1);
    return entry && mainScore(entry.match).home;
  };
  return { ...fake, server, store, stop, scored, goals };
}

const goal = (home: number, version: number) =>
  anUpdate({ version, score: [1, MatchStatus.FirstHalf, [home], [0], KICK_OFF] });
const later = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the rows of the live page', () => {
  it('begin with a snapshot of the live window', async () => {
    const { requests, store, stop } = openStore(aLiveRecord());
    await later(0);
    expect(requests[0]).toMatch(/^\/match\/range\?FromDate=2022-12-09T\d\d%3A00%3A00.000Z&ToDate=.*&PageSize=5000$/);
    expect(store.entries.get(1)).toMatchObject({ home: { name: 'Arsenal' }, away: undefined });
    stop();
  });

  it('render several changes of one match once, at the next frame', async () => {
    const { store, pushed$, goals, scored, stop } = openStore(aLiveRecord());
    await later(0);
    const onChanged = jest.fn();
    store.entries.watch(1, onChanged);
    expect(goals()).toBe(0);
    pushed$.next(goal(1, 2));
    pushed$.next(goal(2, 4));
    pushed$.next(goal(1, 3));
    expect(goals()).toBe(0);
    await later(16);
    expect(onChanged).toHaveBeenCalledTimes(1);
    expect(goals()).toBe(2);
    expect(scored).toEqual([1, 1]);
    stop();
  });

  it('mark a new score for a moment, also one from a snapshot, and a second one again', async () => {
    const { store, server, connection$, pushed$, scored, stop } = openStore(aLiveRecord());
    store.entries.watch(1, () => {});
    await later(5000);
    server.matches = [aLiveRecord({ home_scores: [1], version: 2 })];
    connection$.next({ kind: 'reconnecting', since: KICK_OFF });
    connection$.next({ kind: 'connected', since: KICK_OFF });
    await later(1000);
    const score = () => store.entries.get(1)?.marks?.score;
    expect(score()?.isOver).toBe(false);
    pushed$.next(goal(2, 3));
    await later(1000);
    expect(score()?.isOver).toBe(false);
    await later(600);
    expect(score()?.isOver).toBe(true);
    expect(scored).toEqual([1]);
    stop();
  });

  it('report new places only when a match came, went, or changed its status', async () => {
    const { store, pushed$, stop } = openStore(aLiveRecord());
    await later(0);
    const onArranged = jest.fn();
    store.arranged$.subscribe(onArranged);
    onArranged.mockClear();
    pushed$.next(goal(1, 2));
    await later(16);
    expect(onArranged).not.toHaveBeenCalled();
    pushed$.next(anUpdate({ version: 3, score: [1, MatchStatus.HalfTime, [1], [0], KICK_OFF] }));
    await later(16);
    expect(onArranged).toHaveBeenCalledTimes(1);
    stop();
  });
});
