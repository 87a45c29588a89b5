import { onEachStore, openTestStore } from '../testing/testStore';

onEachStore((kind) => {
  const store = openTestStore(kind);

  test('of a run is known to every node, as numbers, until its feed speaks', async () => {
    expect(await store().readSilence()).toEqual({ since: undefined, notedAt: undefined });
    await store().beginRun({ key: 'thesports:x' }, 'lasting', 100);
    expect(await store().readSilence()).toEqual({ since: undefined, notedAt: undefined });
    await store().noteSilence(1000, 1090);
    expect(await store().readSilence()).toEqual({ since: 1000, notedAt: 1090 });
    await store().noteSilence(undefined, 1200);
    expect(await store().readSilence()).toEqual({ since: undefined, notedAt: 1200 });
  });

  test('goes on with its run on another node, and ends with another feed', async () => {
    await store().noteSilence(1300, 1390);
    await store().beginRun({ key: 'thesports:x' }, 'lasting', 1400);
    expect(await store().readSilence()).toEqual({ since: 1300, notedAt: 1390 });
    await store().beginRun({ key: 'simulator:1' }, 'monday', 1500);
    expect(await store().readSilence()).toEqual({ since: undefined, notedAt: undefined });
  });
});
