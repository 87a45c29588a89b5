import { createDelivery } from '../app';
import { aConfig } from '../testing/builds';
import { aLiveSite } from '../testing/liveSite';
import { afterTest } from '../testing/temporaryFolder';

const page = (path: string, query: Record<string, string>) => ({
  path,
  title: 'A',
  description: 'A page with a text that is long enough',
  query,
});

async function aSite() {
  const live = await aLiveSite();
  const app = await createDelivery(aConfig(live.dataDir, {}));
  afterTest(() => app.close());
  const parameters = async () => (await app.inject('/live/parameters')).headers['page-parameters'];
  return { live, app, parameters };
}

describe('the parameters that a shared cache keeps', () => {
  it('are those of all live releases, from the moment a release brings one', async () => {
    const { live, parameters } = await aSite();
    expect(await parameters()).toBe('');
    await live.release('first', {
      pages: [page('/', { match: '.+', filter: 'all' })],
      paths: [{ path: '/', module: './App' }],
    });
    expect(await parameters()).toBe('filter match');
    await live.release('second', { pages: [page('/', { ngay: '.+' })], paths: [{ path: '/', module: './App' }] });
    expect(await parameters()).toBe('ngay');
  });

  it('leave out a name that an address spells in several ways', async () => {
    const { live, parameters } = await aSite();
    await live.release('first', {
      pages: [page('/', { 'ngày đá': '.+', giai: '.+' })],
      paths: [{ path: '/', module: './App' }],
    });
    expect(await parameters()).toBe('giai');
  });
});
