import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { onEachStore, openTestStore } from '../testing/testStore';

onEachStore((kind) => {
  const store = openTestStore(kind);

  test('matches sent from memory are sent again under higher numbers', async () => {
    await store().applyBatch({ matches: [aFeedMatch({ id: 1 }), aFeedMatch({ id: 2 })] });
    const { last } = await store().readSnapshot();
    await store().renumber([1, 3], last + 70);
    const { matches } = await store().readSnapshot();
    const versions = new Map(matches.map(({ id, version }) => [id, version]));
    expect(versions.get(1)).toBe(last + 71);
    expect(versions.get(2)).toBeLessThanOrEqual(last);
    expect(versions.has(3)).toBe(false);
    expect(await store().readChanges(last)).toMatchObject({ kind: 'snapshot' });
    expect(await store().readChanges(last + 70)).toMatchObject({ kind: 'changes', matches: [{ id: 1 }] });
  });

  test('a match that the store never got is logged as removed', async () => {
    const { last } = await store().readSnapshot();
    await store().renumber([3], last);
    expect(await store().readChanges(last)).toMatchObject({ kind: 'changes', removedIds: [3], matches: [] });
  });

  test('numbers that the store has passed already stay as high as they are', async () => {
    const { last } = await store().readSnapshot();
    await store().renumber([2], last - 50);
    expect((await store().readChanges(last)).kind).toBe('changes');
    expect((await store().readSnapshot()).last).toBe(last + 1);
  });
});
