import { stat } from 'node:fs/promises';
import { until } from '../drawing/testing/until';
import { siteFolder } from '../siteFolder';
import { aServer } from '../testing/sharedSite';
import { aSharedSite } from './testing/aSharedSite';

// What goes wrong on the way is tried in `previewsInBucket.long.test.ts`.
it('a link that one machine made shows the release on two others, and what is live to everybody else', async () => {
  const { bucket, keys, machine, first } = await aSharedSite();
  const servers = await Promise.all([1, 2].map(() => aServer(bucket.place, keys)));
  const { token, release } = await machine.preview('looked');
  for (const server of servers) {
    await until(async () => (await server.look(token)).status === 200);
    expect(await server.look(token)).toEqual({ status: 200, release });
    expect(await server.file(release, 'App.77.js')).toBe(200);
    expect(await server.live()).toBe(first);
    expect((await server.look(`${token}x`)).status).toBe(403);
    expect(server.said()).toEqual([]);
    expect((await stat(siteFolder(server.dataDir).previewSecret)).mode & 0o777).toBe(0o600);
  }
});
