import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { aCompetition, aTeam } from 'shared-kernel/testing/builders';
import { onEachStore, openTestStore } from '../testing/testStore';

onEachStore((kind) => {
  const store = openTestStore(kind);

  test('an api that comes back within a run goes on with it', async () => {
    expect(await store().beginRun({ key: 'simulator:1' }, 'run-1', 100)).toEqual({ startedAt: 100 });
    await store().applyBatch({ matches: [aFeedMatch()] });
    expect(await store().beginRun({ key: 'simulator:1' }, 'run-1', 200)).toEqual({ startedAt: 100 });
  });

  test('a feed learns which matches of the run are stored', async () => {
    const { id, match_time, competition_id, home_team_id, away_team_id } = aFeedMatch();
    expect(await store().matchIdentities()).toEqual([{ id, match_time, competition_id, home_team_id, away_team_id }]);
  });

  test('a new run of the same feed begins now, without the matches of the former one', async () => {
    expect((await store().readSnapshot()).matches).toHaveLength(1);
    expect(await store().beginRun({ key: 'simulator:1' }, 'run-2', 300)).toEqual({ startedAt: 300 });
    expect((await store().readSnapshot()).matches).toEqual([]);
  });

  test('a run that began on a clock far ahead begins again, once the clock is right', async () => {
    const ahead = 300 + 100 * 365 * 86_400;
    expect(await store().beginRun({ key: 'simulator:1' }, 'run-3', ahead)).toEqual({ startedAt: ahead });
    expect(await store().beginRun({ key: 'simulator:1' }, 'run-3', ahead - 30)).toEqual({ startedAt: ahead });
    expect(await store().beginRun({ key: 'simulator:1' }, 'run-3', 310)).toEqual({ startedAt: 310 });
  });

  test("another feed's matches go, through the log; versions never go back", async () => {
    await store().applyBatch({ competitions: [aCompetition()], teams: [aTeam()], matches: [aFeedMatch()] });
    const before = await store().readSnapshot();
    expect(await store().beginRun({ key: 'replay:x' }, 'run-2', 400)).toEqual({ startedAt: 400 });

    const delta = await store().readChanges(before.last);
    expect(delta).toMatchObject({
      kind: 'changes',
      removedIds: [1],
      reference: { countries: [], competitions: [], teams: [] },
    });
    await store().applyBatch({ matches: [aFeedMatch()] });
    expect((await store().readSnapshot()).matches[0]?.version).toBeGreaterThan(before.last);
  });

  test('a store that was put back from a backup counts on ahead of what open pages hold', async () => {
    const { last } = await store().readSnapshot();
    const now = Math.ceil(last / 1000) + 3600;
    await store().beginRun({ key: 'replay:x' }, 'run-2', now);
    await store().applyBatch({ matches: [aFeedMatch({ home_scores: [3, 0, 0, 0, 0, 0, 0] })] });
    expect((await store().readSnapshot()).matches[0]?.version).toBeGreaterThan(now * 1000);
    expect((await store().readChanges(last)).kind).toBe('snapshot');
  });
});
