import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { onEachStore, openTestStore } from '../testing/testStore';

onEachStore((kind) => {
  const store = openTestStore(kind);
  const NOW = 1_670_612_400;
  const DAY = 86_400;

  test('matches that no results page can ask for any more are removed', async () => {
    const kickedOff = (id: number, days: number) => aFeedMatch({ id, match_time: NOW + days * DAY });
    await store().applyBatch({ matches: [kickedOff(1, -17), kickedOff(2, -15.5), kickedOff(3, 0), kickedOff(4, 14)] });
    const { last } = await store().readSnapshot();
    await store().prune(NOW);
    expect((await store().readSnapshot()).matches.map(({ id }) => id)).toEqual([2, 3, 4]);
    expect(await store().readChanges(last)).toMatchObject({ kind: 'changes', removedIds: [1] });
  });

  test('with nothing to remove nothing changes', async () => {
    const before = await store().readSnapshot();
    await store().prune(NOW);
    expect(await store().readSnapshot()).toEqual(before);
  });
});
