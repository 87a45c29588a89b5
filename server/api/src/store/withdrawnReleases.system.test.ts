import { onEachStore, openTestStore } from '../testing/testStore';

const ADS = { remote: 'mfe-ads', withdrawn: ['1.0.0-a'], reloads: [] } as const;
const said = (release: string) => ({ ...ADS, withdrawn: [release], reloads: [] });

onEachStore((kind) => {
  const store = openTestStore(kind);
  beforeEach(() => store.db().deleteFrom('withdrawn_release').execute());

  test('are read once, in order, by whoever knows the last number', async () => {
    await store().addWithdrawn(said('1.0.0-a'), 1000);
    const before = await store().lastWithdrawn();
    await Promise.all(['1.1.0-b', '1.2.0-c', '1.3.0-d'].map((one) => store().addWithdrawn(said(one), 1000)));
    const read = await store().readWithdrawn(before);
    expect(read.map((one) => one.said.withdrawn[0]).sort()).toEqual(['1.1.0-b', '1.2.0-c', '1.3.0-d']);
    expect(read.map(({ number }) => number)).toEqual([before + 1, before + 2, before + 3]);
    expect(await store().lastWithdrawn()).toBe(before + 3);
    expect(await store().readWithdrawn(before + 3)).toEqual([]);
  });

  test('wake every node, and go after a day', async () => {
    const woken = jest.fn();
    const stop = await store().listen(woken);
    await store().addWithdrawn(said('1.0.0-a'), 1000);
    while (woken.mock.calls.length === 0) await new Promise(setImmediate);
    stop();
    await store().prune(1000 + 86_400);
    expect(await store().readWithdrawn(0)).toHaveLength(1);
    await store().prune(1001 + 86_400);
    expect(await store().readWithdrawn(0)).toEqual([]);
  });
});
