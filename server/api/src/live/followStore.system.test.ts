import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { createBoard, type Progress } from '../board/createBoard';
import { someChanges } from '../testing/storeReads';
import { onEachStore, openTestStore } from '../testing/testStore';
import { followStore } from './followStore';

onEachStore((kind) => {
  const store = openTestStore(kind);

  /** A separate node on the shared store. It receives no notices; `tick` is its check each second. */
  async function startNode({ readChanges = store().readChanges } = {}) {
    const board = createBoard(await store().readSnapshot());
    const steps: Progress[] = [];
    const reports: unknown[] = [];
    const look = { now: () => {} };
    const fed = { times: 0 };
    const follower = await followStore({
      store: { readChanges, renumber: store().renumber, listen: async () => () => {} },
      board,
      onProgress: (progress) => steps.push(progress),
      onBatchStored: () => {
        fed.times += 1;
      },
      onInSync: () => false,
      report: (error) => reports.push(error),
      everySecond: (run) => {
        look.now = run;
        return () => {};
      },
    });
    return { board, steps, reports, fed, follower, tick: () => look.now() };
  }

  const changedIds = (steps: Progress[]) => steps.flatMap(({ changed }) => changed.map(({ id }) => id));

  test('a node learns of a change by its notice', async () => {
    const board = createBoard(await store().readSnapshot());
    let onProgress = (_: Progress) => {};
    const received = new Promise<Progress>((resolve) => {
      onProgress = resolve;
    });
    const reports: unknown[] = [];
    const report = (error: unknown) => reports.push(error);
    const follower = await followStore({
      store: store(),
      board,
      onProgress,
      onBatchStored: () => {},
      onInSync: () => false,
      report,
      everySecond: () => () => {},
    });
    await store().applyBatch({ matches: [aFeedMatch({ id: 1 })] });
    expect(changedIds([await received])).toEqual([1]);
    await follower.stop();
    expect(reports).toEqual([]);
  });

  test('a node that missed every notice is in sync after its next look, and counts no change twice', async () => {
    const { board, steps, follower } = await startNode();
    await store().applyBatch({ matches: [aFeedMatch({ id: 2 })] });
    await store().applyBatch({ matches: [aFeedMatch({ id: 2, home_scores: [1] }), aFeedMatch({ id: 3 })] });
    await follower.look();
    await follower.look();
    expect(changedIds(steps)).toEqual([2, 3]);
    expect(board.find(2)?.json.toString()).toContain('"home_scores":[1]');
    expect(board.last()).toBe((await store().readSnapshot()).last);
  });

  test('a store that is fed is seen to be, also where the board has sent more from memory', async () => {
    const { board, steps, fed, follower } = await startNode();
    board.applyUnstored({
      matches: Array.from({ length: 9 }, (_, goals) => aFeedMatch({ id: 20, home_scores: [goals] })),
    });
    await follower.look();
    expect(fed.times).toBe(0);
    await store().applyBatch({ matches: [aFeedMatch({ id: 20, home_scores: [1] })] });
    await follower.look();
    await follower.look();
    expect([steps, fed.times]).toEqual([[], 1]);
  });

  test('a stop waits for the running read alone, however much there is to read', async () => {
    let answer = () => {};
    let reads = 0;
    const { follower } = await startNode({
      async readChanges(after) {
        reads += 1;
        if (reads === 2) {
          await new Promise<void>((resolve) => {
            answer = resolve;
          });
        }
        return someChanges({ last: after, isMore: reads > 1 && reads < 9 });
      },
    });
    void follower.look();
    const stopped = follower.stop();
    void follower.look();
    answer();
    await stopped;
    await follower.look();
    expect(reads).toBe(2);
  });

  test('a look asked for during another is not lost', async () => {
    const { steps, follower } = await startNode();
    const first = follower.look();
    await store().applyBatch({ matches: [aFeedMatch({ id: 4 })] });
    await Promise.all([first, follower.look()]);
    expect(changedIds(steps)).toEqual([4]);
  });

  test('a node that lagged until the log had moved on takes a snapshot', async () => {
    const { board, steps, follower } = await startNode();
    await store().applyBatch({ matches: [aFeedMatch({ id: 5 }), aFeedMatch({ id: 6 })] });
    await store.db().deleteFrom('match').where('id', '=', 2).execute();
    await store.db().deleteFrom('change_log').execute();
    await follower.look();
    expect(changedIds(steps).sort()).toEqual([5, 6]);
    expect(steps.flatMap(({ removed }) => removed.map(({ id }) => id))).toEqual([2]);
    expect(board.find(2)).toBeUndefined();
  });

  test('a store that an older copy replaced takes nothing back, and what is sent next is newer', async () => {
    await store().applyBatch({ matches: [aFeedMatch({ id: 8, home_scores: [3] }), aFeedMatch({ id: 9 })] });
    const nodes = [await startNode(), await startNode()];
    const before = nodes[0]?.board.last() ?? 0;
    await store.db().updateTable('change_counter').set({ last: 7 }).execute();
    await store.db().updateTable('match').set({ version: 5 }).execute();
    await store.db().deleteFrom('match').where('id', '=', 8).execute();
    await store.db().deleteFrom('change_log').execute();
    for (const { follower } of nodes) await follower.look();
    await store().applyBatch({ matches: [aFeedMatch({ id: 9, home_scores: [1] })] });
    for (const { board, steps, follower, reports } of nodes) {
      await follower.look();
      expect(board.find(8)?.json.toString()).toContain('"home_scores":[3]');
      expect(board.find(9)?.json.toString()).toContain('"home_scores":[1]');
      expect(board.find(9)?.version).toBeGreaterThan(before);
      expect([changedIds(steps), reports]).toEqual([[9], []]);
    }
  });

  test('a store that fails is asked again a second later', async () => {
    let isDown = true;
    const { reports, steps, follower, tick } = await startNode({
      readChanges: (after) => (isDown ? Promise.reject(new Error('gone')) : store().readChanges(after)),
    });
    expect(reports).toEqual([new Error('gone')]);
    isDown = false;
    await store().applyBatch({ matches: [aFeedMatch({ id: 7 })] });
    tick();
    await follower.stop();
    expect(changedIds(steps)).toEqual([7]);
  });
});
