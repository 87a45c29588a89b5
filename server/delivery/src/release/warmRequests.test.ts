import { partRequest } from '../rendering/partRequest';
import { aConfig } from '../testing/builds';
import { aLiveSite } from '../testing/liveSite';
import { warmRequests } from './warmRequests';

/** What each request renders, and where. */
async function warmed(name: string) {
  const { dataDir, pointers, release } = await aLiveSite();
  await release('first', { paths: ['/', '/news/:id', '/tin/*'].map((path) => ({ path, module: './App' })) });
  await release(
    'cards',
    { paths: [{ path: '/top-nha-cai', module: './App' }], slots: ['FixBottom', 'Overlays'] },
    'mfe-ads',
  );
  const live = await (await pointers()).current();
  const config = aConfig(dataDir);
  const owner = name === 'shell' ? live.own : live.remotes.find(({ remote }) => remote === name)?.live;
  const requests = warmRequests(owner ?? live.own, live, (part, path) => partRequest(part, path, config, 5));
  return requests.map(({ part, path }) => `${part.kind === 'slot' ? part.name : part.kind} ${path}`);
}

it('renders the pages that need no parameter, in the spelling of their pattern', async () => {
  expect(await warmed('mfe-scores')).toEqual(['page /']);
});

it('renders slots once, since they are alike on all pages', async () => {
  expect((await warmed('mfe-ads')).sort()).toEqual(['FixBottom /', 'Overlays /', 'page /top-nha-cai']);
});

it('renders the frame of the shell around the pages of everybody', async () => {
  expect((await warmed('shell')).sort()).toEqual(['frame /', 'frame /news/:id', 'frame /tin/*', 'frame /top-nha-cai']);
});
