import { decode } from '../decode/decode';
import { pageClaims } from './pageClaims';
import { remotePointerSchema } from './pointer';
import { servingAnybody, slotsOf } from './servedBy';

const release = { release: '1.0.0-a', contract: 2, manifest: '/r/mfe-ads/1.0.0-a/m.json' };
const tips = { path: '/tips', title: 'Tips', description: 'Mỗi ngày một tip' };
const live = { ...release, paths: ['/', '/tips'], pages: [tips], slots: ['FixBottom'] };
const next = {
  ...release,
  release: '1.1.0-b',
  paths: ['/tips', '/tips/:id'],
  pages: [{ ...tips, title: 'Tip mới' }],
  slots: ['Overlays', 'FixBottom'],
};
const candidate = { share: 5, since: 'now', release: next };
const pointerWith = (changes: object) =>
  decode(remotePointerSchema, { schema: 1, remote: 'mfe-ads', state: 'on', live, changedAt: 'now', ...changes });

it('a candidate adds its pages to those of the live release, which keeps its own', () => {
  const claims = pageClaims(servingAnybody([pointerWith({ candidate })]), { paths: [], pages: [] });
  expect(claims.map(({ pattern, page }) => [pattern, page?.title])).toEqual([
    ['/', undefined],
    ['/tips', 'Tips'],
    ['/tips/:id', undefined],
  ]);
});

it('a candidate adds its slots', () => {
  expect(slotsOf(pointerWith({ candidate }))).toEqual(['FixBottom', 'Overlays']);
  expect(slotsOf(pointerWith({}))).toEqual(['FixBottom']);
});
