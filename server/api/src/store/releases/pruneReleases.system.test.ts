import { sha256Of } from 'server-shared/releases/files';
import { aLiveState, at, NOW } from '../../testing/liveState';
import { onEachStore, openTestStore } from '../../testing/testStore';

const NAME = 'mfe-ads';
const DAY = 86_400;
const now = Math.floor(NOW / 1000);
const names = Array.from({ length: 30 }, (_, index) => `r${String(index).padStart(2, '0')}`);

onEachStore((kind) => {
  const store = openTestStore(kind);
  const { described } = aLiveState({ releases: { [NAME]: names } });
  const fileOf = (release: string) => ({ path: 'main.js', sha256: sha256Of(release), bytes: release.length });
  const shared = { path: 'shared.js', sha256: sha256Of('shared'), bytes: 6 };

  /** One a minute, with a file of its own and one that all have. */
  async function put(release: string, index: number): Promise<void> {
    const known = described(NAME, release);
    if (!known) throw new Error('There is one');
    await store().releases.putFiles([Buffer.from(release)], now - 2 * DAY);
    const about = {
      name: NAME,
      files: [fileOf(release), shared],
      signatures: {},
      at: at(60 * index),
      by: 'ads',
    } as const;
    await store().releases.put({ ...about, release, described: known }, { checks: [], at: at(0), by: 'ads' });
  }

  const wentLive = (release: string) =>
    store
      .db()
      .insertInto('live_change')
      .values({ name: NAME, at: at(0), by: 'ads', who: 'x', reloads: false, action: 'live', to: release })
      .execute();

  const kept = async () => (await store().releases.list()).map(({ release }) => release);
  const hasFile = async (text: string) => (await store().releases.files([sha256Of(text)])).size > 0;

  beforeEach(async () => {
    const tables = ['live', 'live_change', 'release_preview', 'release', 'release_file'] as const;
    for (const table of tables) await store.db().deleteFrom(table).execute();
    await store().releases.putFiles([Buffer.from('shared')], now - 2 * DAY);
    for (const [index, name] of names.entries()) await put(name, index);
  });

  it('keeps the ten that were live last and the ten newest others, and forgets what no release has', async () => {
    for (const name of names.slice(0, 15)) await wentLive(name);
    await wentLive('r00');
    await store().prune(now);
    expect(await kept()).toEqual(['r00', ...names.slice(6, 15), ...names.slice(20)]);
    expect([await hasFile('r01'), await hasFile('r06'), await hasFile('shared')]).toEqual([false, true, true]);
    await store().prune(now);
    expect(await kept()).toHaveLength(20);
  });

  it('keeps what a row or a link names, and a file that somebody relied on within a day', async () => {
    const row = {
      name: NAME,
      is_on: true,
      is_drawn: true,
      ceded: '[]',
      is_watched: false,
      changed_at: at(0),
      version: 1,
    };
    await store
      .db()
      .insertInto('live')
      .values({ ...row, release: 'r00', previous: 'r01', candidate: 'r02', share: 5, step_since: at(0) })
      .execute();
    const preview = { name: NAME, label: 'x', who: 'x' };
    await store().releases.putPreview({ ...preview, key: 'a', release: 'r03', until: now + 60 });
    await store().releases.putPreview({ ...preview, key: 'b', release: 'r04', until: now - 60 });
    await store().releases.seeFiles([sha256Of('r05')], now - DAY + 60);
    await store().prune(now);
    expect(await kept()).toEqual([...names.slice(0, 4), ...names.slice(20)]);
    expect([await hasFile('r04'), await hasFile('r05')]).toEqual([false, true]);
    await store().prune(now + 120);
    expect([await hasFile('r05'), await hasFile('r00')]).toEqual([false, true]);
  });
});
