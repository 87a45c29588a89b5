import { type RemotePointer, remotePointerSchema } from 'shared-kernel/contract/pointer';
import { decode } from 'shared-kernel/decode/decode';
import { findRoute, isClosed } from './routes';

const NOTHING = { paths: [], pages: [] };

function aPointer(remote: string, paths: string[], changes: object = {}): RemotePointer {
  const live = { release: '1.0.0-a', contract: 2, manifest: `/r/${remote}/1.0.0-a/m.json`, paths, slots: [] };
  return decode(remotePointerSchema, { schema: 1, remote, state: 'on', live, changedAt: 'now', ...changes });
}

const news = aPointer('mfe-articles', ['/news', '/news/:segment']);
const offers = aPointer('mfe-ads', ['/news/khuyen-mai']);

/** The owner of a path, in both orders of the remotes. */
function ownersOf(path: string, remotes: RemotePointer[]) {
  return [remotes, remotes.toReversed()].map(
    (ordered) => findRoute(path, { remotes: ordered, own: NOTHING })?.remote?.remote,
  );
}

it('the page of one remote below the pages of another is its own, as in the shell', () => {
  expect(ownersOf('/news/khuyen-mai', [news, offers])).toEqual(['mfe-ads', 'mfe-ads']);
  expect(ownersOf('/news/12-ten-bai', [news, offers])).toEqual(['mfe-articles', 'mfe-articles']);
});

it('what two remotes claim alike has the same owner in any order', () => {
  const other = aPointer('mfe-ads', ['/news/:id']);
  expect(ownersOf('/news/12', [news, other])).toEqual(['mfe-ads', 'mfe-ads']);
});

it.each([
  ['/news/', '/news'],
  ['/NEWS', '/news'],
  ['//news', undefined],
  ['/news//12', undefined],
  ['/n%65ws', undefined],
  ['/news/%2F', '/news/:segment'],
  ['//', '/'],
])('%s is %s, as for the router', (path, pattern) => {
  expect(findRoute(path, { remotes: [news], own: NOTHING })?.pattern).toBe(pattern);
});

it('a page of a remote that is off is closed, unless another remote claims its address', () => {
  const off = aPointer('mfe-ads', ['/news/khuyen-mai', '/top-nha-cai'], { state: 'off' });
  const live = { remotes: [news, off], own: NOTHING };
  expect([findRoute('/top-nha-cai', live), isClosed('/top-nha-cai', live)]).toEqual([undefined, true]);
  expect(findRoute('/news/khuyen-mai', live)?.remote).toBe(news);
  expect([isClosed('/news', live), isClosed('/wp-admin', live)]).toEqual([false, false]);
});

it('the start page is closed, too, while its remote is off, and is there without a remote', () => {
  const off = aPointer('mfe-scores', ['/'], { state: 'off' });
  const live = { remotes: [off], own: NOTHING };
  expect([findRoute('/', live), isClosed('/', live)]).toEqual([undefined, true]);
  expect(findRoute('/', { remotes: [], own: NOTHING })?.pattern).toBe('/');
});

it('has the texts of its release, and those of the site when that says none', () => {
  const tips = {
    path: '/tips',
    title: 'Tips',
    description: 'Mỗi ngày một tip',
    priority: undefined,
    query: undefined,
    needsLazyFiles: false,
    isInSitemap: false,
  };
  const live = { remotes: [news], own: { paths: ['/tips'], pages: [tips] } };
  expect(findRoute('/tips', live)?.texts.title).toBe('Tips');
  expect(findRoute('/news', live)?.texts.title).toBe('Tỷ số trực tuyến');
});
