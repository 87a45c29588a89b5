import { FILES_PATH, LIVE_PATH, MISSING_PATH } from 'server-shared/releases/liveAnswer';
import { RELEASE_FIGURES_PATH } from 'server-shared/releases/releaseFigures';
import { aBuild } from '../testing/releaseBuild';
import { openReleaseTests } from '../testing/releaseTests';
import { onEachStore } from '../testing/testStore';

onEachStore((kind) => {
  const { site, teamOf, reports } = openReleaseTests(kind);

  it('without a known token nothing, also not with one in the query', async () => {
    const build = aBuild('mfe-ads');
    for (const [path, token] of [
      [LIVE_PATH, ''],
      [LIVE_PATH, 'x'.repeat(43)],
      [`${LIVE_PATH}?token=${site().operator}`, ''],
      [`${LIVE_PATH}?authorization=Bearer%20${site().operator}`, ''],
      [RELEASE_FIGURES_PATH, ''],
      ['/status', ''],
    ] as const) {
      const { status, message } = await site().as(token).ask('GET', path);
      expect([path, status, message]).toEqual([path, 401, expect.stringContaining('Expected the token of a team')]);
    }
    await site().as('').send(build);
    expect((await site().as('').put(build)).status).toBe(401);
    const hashes = build.files.map(({ sha256 }) => sha256);
    expect((await site().as().ask('POST', MISSING_PATH, { hashes })).body).toEqual({ missing: hashes });
  });

  it('the token of another team, or a revoked one: 403 with the names, and nothing changed', async () => {
    const { team: others } = await teamOf('others', 'mfe-other', 'mfe-more');
    const { team: ads } = await teamOf('ads', 'mfe-ads');
    const build = aBuild('mfe-ads');
    await ads.send(build);
    await ads.put(build);
    const words = 'The token is that of others, which may change mfe-other, mfe-more, and not mfe-ads';
    for (const { status, message } of [
      await others.put(build),
      await others.change('mfe-ads', 'live', { release: build.release }),
      await others.order([
        { name: 'mfe-other', action: 'off' },
        { name: 'mfe-ads', action: 'off' },
      ]),
      await others.ask('POST', '/internal/release-previews', {
        name: 'mfe-ads',
        release: build.release,
        label: 'x',
        who: 'y',
      }),
    ])
      expect([status, message]).toEqual([403, words]);
    expect((await site().as().ask('POST', '/internal/teams/ads/revoke', {})).status).toBe(200);
    const revoked = await ads.change('mfe-ads', 'live', { release: build.release });
    expect([revoked.status, revoked.message]).toEqual([
      403,
      'The token of ads was revoked on 2026-11-29T12:00:00.000Z',
    ]);
    expect((await site().servers.live()).body.number).toBe(0);
  });

  it('the servers read, and change nothing; teams see nothing of previews, tokens or content', async () => {
    const build = aBuild('mfe-ads');
    const { servers } = site();
    for (const { status, message } of [
      await servers.put(build),
      await servers.change('mfe-ads', 'live', { release: build.release }),
      await servers.ask('POST', FILES_PATH, { files: ['eA=='] }),
      await servers.ask('GET', '/internal/teams'),
      await servers.ask('GET', '/content'),
    ])
      expect([status, message]).toEqual([403, expect.stringContaining('got that of the servers')]);
    const { team } = await teamOf('ads', 'mfe-ads');
    for (const path of [
      '/internal/teams',
      '/internal/release-previews/x',
      '/internal/content-previews/x',
      '/content',
      '/status',
    ])
      expect([path, (await team.ask('GET', path)).status]).toEqual([path, 403]);
  });

  it('a new token takes the place of the one before, and one for all may change all', async () => {
    const { team: before } = await teamOf('ads', 'mfe-ads');
    const { team } = await teamOf('ads', 'all');
    expect((await before.live()).status).toBe(401);
    expect((await team.release(aBuild('mfe-other'))).status).toBe(200);
    expect((await site().as().ask('GET', '/internal/teams')).body).toEqual([
      { name: 'ads', remotes: ['all'], made_at: '2026-11-29T12:00:00.000Z', revoked_at: null },
    ]);
    const { status, message } = await site()
      .as()
      .ask('POST', '/internal/teams', { name: 'judge', remotes: ['all'] });
    expect([status, message]).toEqual([400, expect.stringContaining('another name than judge')]);
  });

  it('what came through a proxy or from a page finds nothing', async () => {
    for (const [name, value] of Object.entries({ 'x-forwarded-for': '203.0.113.7', origin: 'http://evil.example' }))
      expect(
        (
          await site()
            .as()
            .ask('GET', LIVE_PATH, undefined, { [name]: value })
        ).status,
      ).toBe(404);
  });

  it('nothing of a token is logged', async () => {
    const { token, team } = await teamOf('ads', 'mfe-ads');
    await team.release(aBuild('mfe-ads'));
    await site().as(token.slice(1)).live();
    await team.ask('GET', `/nowhere?token=${token}`);
    const log = JSON.stringify(site().logged) + reports.join();
    for (const secret of [token, site().operator]) expect(log).not.toContain(secret.slice(2));
  });
});
