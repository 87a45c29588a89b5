import { setTimeout as wait } from 'node:timers/promises';

// Without our limit Jest's own five seconds apply: from the root, for one package, by --projects.
it('a test may take longer than five seconds', async () => {
  await wait(5_200);
});
