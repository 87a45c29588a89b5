import { openPostgres } from '../store/openPostgres';
import { renewEpoch } from '../store/releases/epoch';
import { createStore } from '../store/store';
import { aBuild } from '../testing/releaseBuild';
import { openReleaseSite } from '../testing/releaseSite';
import { createPostgresDatabase, isAvailable } from '../testing/testDatabase';

/** Two nodes of `api`, with data folders of their own, on one PostgreSQL. */
async function twoNodes(url: string) {
  const open = async () => {
    const store = createStore(await openPostgres(url, () => {}), () => {});
    const site = await openReleaseSite(store, { report: () => {} });
    return { ...site, store };
  };
  return [await open(), await open()] as const;
}

(isAvailable('PostgreSQL') ? describe : describe.skip)('nodes of api on one PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let nodes: Awaited<ReturnType<typeof twoNodes>>;
  beforeEach(async () => {
    database = await createPostgresDatabase();
    nodes = await twoNodes(database.url);
  });
  afterEach(async () => {
    for (const { close, store } of nodes) {
      await close();
      await store.close();
    }
    await database.remove();
  });

  it('what one changes the other sends at once, and what was sent to one goes live at the other', async () => {
    const [one, other] = nodes;
    const build = aBuild('mfe-ads');
    await one.as().send(build);
    await other.as().put(build);
    const { epoch, number } = (await other.servers.live()).body;
    const waiting = other.servers.live(`?epoch=${epoch}&after=${number}`);
    const begun = performance.now();
    const { body } = await one.as().change('mfe-ads', 'live', { release: build.release });
    expect((await waiting).body).toMatchObject({ epoch, number: body.number, pointers: [{ remote: 'mfe-ads' }] });
    expect(performance.now() - begun).toBeLessThan(1_000);
    const again = await other.as().change('mfe-ads', 'off', { version: Number(body.number) });
    expect(again.status).toBe(200);
    expect((await one.as().change('mfe-ads', 'on', { version: Number(body.number) })).message).toContain(
      'changed meanwhile',
    );
  });

  it('an epoch that an operator ended is over for all who wait, at each node', async () => {
    const [one] = nodes;
    await one.as().release(aBuild('mfe-ads'));
    // The other node may not have heard of it yet.
    const { epoch, number } = (await one.servers.live()).body;
    const waiting = nodes.map(({ servers }) => servers.live(`?epoch=${epoch}&after=${number}`));
    const operator = await openPostgres(database.url, () => {});
    await renewEpoch(operator.db);
    await operator.close();
    const [first, second] = await Promise.all(waiting);
    expect(first?.body).toMatchObject({ epoch: expect.not.stringContaining(String(epoch)), number });
    expect(second?.body.epoch).toBe(first?.body.epoch);
  });

  it('a token that one made or revoked counts at the other', async () => {
    const [one, other] = nodes;
    const { body } = await one.as().ask('POST', '/internal/teams', { name: 'ads', remotes: ['mfe-ads'] });
    const team = other.as(String(body.token));
    expect((await team.release(aBuild('mfe-ads'))).status).toBe(200);
    await one.as().ask('POST', '/internal/teams/ads/revoke', {});
    expect((await team.change('mfe-ads', 'off')).status).toBe(403);
    // The operator's is that of a machine.
    expect((await other.as(one.operator).live()).status).toBe(401);
  });
});
