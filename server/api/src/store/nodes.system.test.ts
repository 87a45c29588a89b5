import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { onEachStore } from '../testing/testStore';
import { createStore, type Store } from './store';

const refuse = (error: Error) => {
  throw error;
};

onEachStore((kind) => {
  let database: TestDatabase;
  let here: Store;
  let there: Store;

  beforeAll(async () => {
    database = await createTestDatabase(kind);
    here = createStore(await database.connect(refuse), refuse);
    there = createStore(await database.connect(refuse), refuse);
  });
  afterAll(async () => {
    await Promise.all([here.close(), there.close()]);
    await database.remove();
  });

  test('one is notified of the other’s change, and reads it with numbers as numbers', async () => {
    const { last } = await there.readSnapshot();
    const received = new Promise<void>((resolve) => {
      void there.listen(resolve);
    });
    const isReceived = { yet: false };
    void received.then(() => {
      isReceived.yet = true;
    });
    for (let goals = 1; !isReceived.yet; goals++) {
      await here.applyBatch({ matches: [aFeedMatch({ id: 1, home_scores: [goals, last] })] });
      await new Promise(setImmediate);
    }
    expect(await there.readChanges(last)).toMatchObject({
      kind: 'changes',
      matches: [{ id: 1, version: expect.any(Number) }],
    });
  });

  test('what both write at once is numbered in the order it is stored, without holes', async () => {
    const { last } = await here.readSnapshot();
    const batch = (id: number) => ({
      matches: [aFeedMatch({ id, home_scores: [last] }), aFeedMatch({ id: id + 100, home_scores: [last] })],
    });
    await Promise.all(Array.from({ length: 20 }, (_, id) => (id % 2 ? here : there).applyBatch(batch(1000 + id))));
    const { matches } = await here.readSnapshot();
    const versions = matches.map(({ version }) => version).filter((version) => version > last);
    expect(versions.sort()).toEqual(Array.from({ length: 40 }, (_, index) => last + index + 1));
  });

  test('of two that begin a run at once, both are in the same one', async () => {
    const [one, other] = await Promise.all([
      here.beginRun({ key: 'feed' }, 'run', 1),
      there.beginRun({ key: 'feed' }, 'run', 2),
    ]);
    expect(one).toEqual(other);
  });
});
