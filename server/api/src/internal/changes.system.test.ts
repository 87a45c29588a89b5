import { setTimeout as pause } from 'node:timers/promises';
import { LIVE_PATH } from 'server-shared/releases/liveAnswer';
import { RELEASE_FIGURES_PATH } from 'server-shared/releases/releaseFigures';
import { aBuild, type SentBuild } from '../testing/releaseBuild';
import { openReleaseTests } from '../testing/releaseTests';
import { onEachStore } from '../testing/testStore';

onEachStore((kind) => {
  const { store, site, clock, reports } = openReleaseTests(kind);

  it('of two commands at once one wins, and the other is told who was quicker', async () => {
    const [one, two] = [aBuild('mfe-ads'), aBuild('mfe-ads', { code: 'other();' })];
    await site().as().release(one);
    await site().as().send(two);
    await site().as().put(two);
    const version = Number((await site().servers.live()).body.number);
    const answers = await Promise.all([
      site().as().change('mfe-ads', 'off', { version }),
      site().as().change('mfe-ads', 'live', { version, release: two.release }),
    ]);
    const refused = answers.find(({ status }) => status !== 200);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(refused?.message).toMatch(/^mfe-ads was changed meanwhile by minh@laptop \(local\), .*: (off|live)/);
  });

  it('a candidate first with enough page loads within the hour, and otherwise everybody at once, with the reason', async () => {
    const builds = ['one', 'two', 'three'].map((code) => aBuild('mfe-ads', { code: `${code}();` }));
    const release = async (build: SentBuild | undefined) =>
      build && (await site().as().release(build, { isNow: false })).body.changes;
    expect(await release(builds[0])).toMatchObject([{ kind: 'changed' }]);
    expect(await release(builds[1])).toMatchObject([
      { kind: 'changed', why: expect.stringContaining('mfe-ads had 0 page loads') },
    ]);
    const [counted] = [
      { remote: 'mfe-ads', release: builds[1]?.release ?? '', minute: Math.floor(clock.now / 60) - 30 },
    ];
    await store().addReleaseCounts([{ ...counted, counts: { views: 3000 } }]);
    expect(await release(builds[2])).toMatchObject([{ kind: 'candidate', share: 1, candidate: builds[2]?.release }]);
    clock.now += 2 * 3600;
    await site().as().change('mfe-ads', 'withdraw');
    expect(await release(builds[2])).toMatchObject([{ kind: 'changed' }]);
  });

  it('what is no order is refused with the place', async () => {
    const { status, message } = await site()
      .as()
      .ask('POST', LIVE_PATH, { who: 'x', changes: [{ name: 'mfe-ads', action: 'delete' }] });
    expect([status, message]).toEqual([
      400,
      expect.stringContaining('At changes.0.action: expected one of live, share'),
    ]);
    expect((await site().as().change('mfe-ads', 'off')).status).toBe(409);
  });

  it('notifies the servers of a node within a tenth of a second, and none that waits twice', async () => {
    await site().as().release(aBuild('mfe-ads'));
    const { epoch, number } = (await site().servers.live()).body;
    const reads = jest.spyOn(store().releases, 'live');
    const waiting = Array.from({ length: 50 }, () => site().servers.live(`?epoch=${epoch}&after=${number}`));
    await pause(50);
    const begun = performance.now();
    const { body } = await site().as().change('mfe-ads', 'off');
    const heard = await Promise.all(waiting);
    expect(performance.now() - begun).toBeLessThan(2_000);
    for (const answer of heard)
      expect(answer.body).toMatchObject({ number: body.number, pointers: [{ state: 'off' }] });
    expect(reads).toHaveBeenCalledTimes(1);
    reads.mockRestore();
    for (const query of ['', `?epoch=other&after=${body.number}`, `?epoch=${epoch}&after=0`])
      expect((await site().servers.live(query)).body.number).toBe(body.number);
  });

  it('who waits is let go at once when this node ends, and who comes then', async () => {
    const { epoch, number } = (await site().servers.live()).body;
    const waiting = site().servers.live(`?epoch=${epoch}&after=${number}`);
    await pause(20);
    site().site.feed.end();
    expect((await waiting).status).toBe(503);
    expect((await site().servers.live(`?epoch=${epoch}&after=${number}`)).status).toBe(503);
    expect((await site().servers.live()).status).toBe(200);
  });

  it('a row that was changed by hand to nonsense costs its name only, and the log says why', async () => {
    await site().as().release(aBuild('mfe-ads'));
    const other = await site().as().release(aBuild('mfe-other'));
    await store.db().updateTable('live').set({ ceded: '["Nowhere"]' }).where('name', '=', 'mfe-ads').execute();
    const { body } = await site().as().change('mfe-other', 'off');
    expect(Number(body.number)).toBeGreaterThan(Number(other.body.number));
    expect((await site().servers.live()).body).toMatchObject({
      pointers: [{ remote: 'mfe-other', state: 'off' }],
      unread: { 'mfe-ads': expect.stringContaining('At live.mfe-ads.ceded.0: expected a slot name') },
    });
    expect(reports).toEqual([
      expect.stringContaining('What is live of mfe-ads cannot be read: At live.mfe-ads.ceded.0'),
    ]);
    reports.length = 0;
    const { status, message } = await site().as().change('mfe-ads', 'off');
    expect([status, message]).toEqual([409, expect.stringContaining('Put its row right')]);
  });

  it('counts what is rendered of releases that there are', async () => {
    const build = aBuild('mfe-ads');
    await site().as().release(build);
    const count = { remote: 'mfe-ads', release: build.release, seen: 7, bad: 2 };
    const counts = [count, { ...count, release: 'made-up' }];
    expect((await site().servers.ask('POST', '/internal/drawn', { counts })).status).toBe(200);
    expect((await site().servers.ask('GET', RELEASE_FIGURES_PATH)).body.releases).toMatchObject([
      { remote: 'mfe-ads', release: build.release, drawn: { seen: 7, bad: 2 } },
    ]);
    expect((await site().servers.ask('POST', '/internal/drawn', { counts: [{ ...count, seen: -1 }] })).status).toBe(
      400,
    );
  });
});
