import { filePath, MISSING_PATH } from 'server-shared/releases/liveAnswer';
import { aBuild, type SentBuild } from '../testing/releaseBuild';
import { openReleaseTests } from '../testing/releaseTests';
import { onEachStore } from '../testing/testStore';

onEachStore((kind) => {
  const { store, site, teamOf, clock } = openReleaseTests(kind);

  it('a build goes live: its files once, its manifest, one change', async () => {
    const { team } = await teamOf('ads', 'mfe-ads');
    const build = aBuild('mfe-ads');
    const missing = await team.put(build);
    expect([missing.status, missing.message]).toEqual([409, expect.stringContaining('are missing: App.Main.77.js (')]);
    await team.send(build);
    const [first] = build.files;
    const hashes = [first?.sha256, '0'.repeat(64)];
    expect((await team.ask('POST', MISSING_PATH, { hashes })).body).toEqual({ missing: ['0'.repeat(64)] });
    expect([(await team.put(build)).status, (await team.put(build)).status]).toEqual([200, 200]);
    expect((await site().servers.live()).body.number).toBe(0);
    const changed = await team.change('mfe-ads', 'live', { release: build.release });
    expect(changed.body).toMatchObject({ changes: [{ kind: 'changed', to: build.release, isOn: true }] });
    const live = await site().servers.live();
    expect(live.body).toMatchObject({
      number: changed.body.number,
      moved: {},
      unread: {},
      pointers: [{ remote: 'mfe-ads', state: 'on', live: { release: build.release }, withdrawn: [] }],
      releases: [{ name: 'mfe-ads', release: build.release, files: build.files }],
    });
    const file = await site().servers.ask('GET', filePath(first?.sha256 ?? ''));
    expect(file.body).toBe(build.contents.get(first?.path ?? '')?.toString());
  });

  it('the list has what was released, by whom, what it passed and what became of it', async () => {
    const { team } = await teamOf('ads', 'mfe-ads');
    const [one, two] = [aBuild('mfe-ads'), aBuild('mfe-ads', { code: 'other();' })];
    await team.release(one);
    await team.release(two);
    const { body } = await team.ask('GET', '/internal/releases?name=mfe-ads');
    expect(body.names).toEqual([
      expect.objectContaining({
        name: 'mfe-ads',
        version: (await team.live()).body.number,
        pointer: expect.objectContaining({ previous: expect.objectContaining({ release: one.release }) }),
        releases: expect.arrayContaining([
          expect.objectContaining({ release: two.release, by: 'ads', contract: 2, files: two.files }),
        ]),
        history: [
          expect.objectContaining({ action: 'live', by: 'ads', to: one.release }),
          expect.objectContaining({ action: 'live', by: 'ads', from: one.release, to: two.release }),
        ],
      }),
    ]);
    expect((await team.ask('GET', '/internal/releases?name=mfe-other')).body.names).toEqual([]);
  });

  describe('what must not stay readable', () => {
    it('is erased with a reason, and all releases that have it, unless one of them is live', async () => {
      const { team } = await teamOf('ads', 'mfe-ads');
      const [one, two] = [aBuild('mfe-ads'), aBuild('mfe-ads', { code: 'secret();' })];
      await team.release(one);
      await team.send(two);
      await team.put(two);
      const shaOf = (build: SentBuild) => filePath(build.files.find(({ path }) => path === 'main.js')?.sha256 ?? '');
      const reason = { reason: 'a key was in it' };
      const live = await team.ask('DELETE', shaOf(one), reason);
      expect([live.status, live.message]).toEqual([
        409,
        expect.stringContaining(`mfe-ads ${one.release}, which is live`),
      ]);
      expect((await team.ask('DELETE', shaOf(two), {})).status).toBe(400);
      const { team: others } = await teamOf('others', 'mfe-other');
      expect((await others.ask('DELETE', shaOf(two), reason)).status).toBe(403);
      expect((await team.ask('DELETE', shaOf(two), reason)).body).toEqual({ releases: [`mfe-ads ${two.release}`] });
      expect((await site().servers.ask('GET', shaOf(two))).status).toBe(404);
      expect((await store().releases.list()).map(({ release }) => release)).toEqual([one.release]);
      expect(site().logged).toContainEqual(expect.objectContaining({ by: 'ads', reason: 'a key was in it' }));
    });
  });

  describe('a release that one visitor looks at', () => {
    const order = ({ name, release }: SentBuild) => ({ name, release, label: 'ten-nhanh', who: 'minh@laptop' });

    it('has a key, and is as if it were live, rendered by the browser, for a day', async () => {
      const { team } = await teamOf('ads', 'mfe-ads');
      const [one, two] = [aBuild('mfe-ads'), aBuild('mfe-ads', { code: 'other();' })];
      await team.release(one);
      await team.send(two);
      await team.put(two, { checks: {} });
      const { body } = await team.ask('POST', '/internal/release-previews', order(two));
      expect(body).toEqual({ key: expect.stringMatching(/^[\w-]{43}$/), until: clock.now + 86_400 });
      const look = await site().servers.ask('GET', `/internal/release-previews/${body.key}`);
      expect(look.body).toMatchObject({
        name: 'mfe-ads',
        label: 'ten-nhanh',
        until: body.until,
        pointer: { state: 'on', drawing: 'off', live: { release: two.release } },
        release: { release: two.release, files: two.files },
      });
      expect((look.body.pointer as { previous?: unknown }).previous).toBeUndefined();
      expect((await team.ask('GET', '/internal/releases')).body.names).toMatchObject([
        {
          releases: expect.arrayContaining([
            expect.objectContaining({ release: two.release, preview: 'ten-nhanh', checks: [] }),
          ]),
        },
      ]);
      const rows = await store.db().selectFrom('release_preview').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(body.key);
      clock.now += 86_401;
      expect((await site().servers.ask('GET', `/internal/release-previews/${body.key}`)).body).toEqual({ data: null });
    });

    it('must be there, and of the shell’s contract', async () => {
      const old = aBuild('mfe-ads', { contract: 9 });
      const before = await site().as().ask('POST', '/internal/release-previews', order(old));
      expect([before.status, before.message]).toEqual([409, `There is no release ${old.release} of mfe-ads.`]);
      await site().as().send(old);
      await site().as().put(old);
      const { status, message } = await site().as().ask('POST', '/internal/release-previews', order(old));
      expect([status, message]).toEqual([409, expect.stringContaining('mfe-ads has contract 9 and the shell 2')]);
    });
  });
});
