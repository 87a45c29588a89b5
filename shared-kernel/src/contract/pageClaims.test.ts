import { decode } from '../decode/decode';
import { type Pages, pageClaims } from './pageClaims';
import { type RemotePointer, remotePointerSchema } from './pointer';
import { resolveRoute } from './resolveRoute';

const NONE: Pages = { paths: [], pages: [] };

function aPointer(live: object, changes: object = {}): RemotePointer {
  const release = { release: '1.0.0-a', contract: 2, manifest: '/r/mfe-ads/1.0.0-a/m.json', slots: [], ...live };
  const raw = { schema: 1, remote: 'mfe-ads', state: 'on', live: release, changedAt: 'now', ...changes };
  return decode(remotePointerSchema, raw);
}

const tips = { path: '/tips', title: 'Tips', description: 'Mỗi ngày một tip' };

it('a release of which no page can be read claims its paths', () => {
  expect(pageClaims([aPointer({ paths: ['/tips'] })], NONE)).toEqual([
    { owner: 'mfe-ads', pattern: '/tips', priority: 0, isOn: true, page: undefined },
  ]);
});

it('a page belongs to the path of its name, and brings its priority', () => {
  const pointer = aPointer({ paths: ['/', '/tips'], pages: [{ ...tips, priority: 3 }] }, { state: 'off' });
  expect(pageClaims([pointer], NONE)).toMatchObject([
    { pattern: '/', priority: 0, isOn: false, page: undefined },
    { pattern: '/tips', priority: 3, isOn: false, page: { title: 'Tips', isInSitemap: true } },
  ]);
});

it('a remote takes the address of a page of the shell over, but not while it is off', () => {
  const own: Pages = { paths: ['/tips'], pages: [] };
  const ownerWith = (state: 'on' | 'off') =>
    resolveRoute(pageClaims([aPointer({ paths: ['/tips'] }, { state })], own), '/tips')?.claim.owner;
  expect([ownerWith('on'), ownerWith('off')]).toEqual(['mfe-ads', 'shell']);
});
