import { setTimeout as wait } from 'node:timers/promises';

// The limit is Jest's own five seconds where ours is not read: from the root, for one package, by --projects.
it('a test may take longer than five seconds', async () => {
  await wait(5_200);
});
