import { remotePointerSchema } from 'shared-kernel/contract/pointer';
import { decode } from 'shared-kernel/decode/decode';
import { aConfig } from '../testing/builds';
import { headTags } from './headTags';
import { pageHead } from './pageHead';
import { findRoute } from './routes';

const page = (path: string, title: string) => ({ path, title, description: 'Mọi tin của ngày hôm nay.' });
const PAGES = [page('/news', 'Tin tức bóng đá'), page('/news/:id', 'Bài'), page('/news/khuyen-mai', 'Quà')];

function liveWith(pages = PAGES) {
  const release = { release: '1.0.0-abcdef0', contract: 2, manifest: '/r/mfe-x/1.0.0-abcdef0/mf-manifest.json' };
  const paths = pages.map(({ path }) => path);
  const live = { ...release, paths, pages, slots: [] };
  const pointer = { schema: 1, remote: 'mfe-x', state: 'on', live, changedAt: '2026-10-05T00:00:00.000Z' };
  return { remotes: [decode(remotePointerSchema, pointer)], own: { paths: [], pages: [] } };
}

function linkAt(
  path: string,
  rendered = {},
  { live = liveWith(), site = { publicUrl: 'https://tyso.vn' } as object } = {},
) {
  const place = { ...aConfig('/data', site), live };
  const head = pageHead(findRoute(path, live), rendered, { title: 'x', description: '' }, place);
  return /<link rel="alternate".*>/.exec(headTags(head))?.[0];
}

const LINK =
  '<link rel="alternate" type="application/rss+xml" href="https://tyso.vn/news/rss.xml" title="Tin tức bóng đá | TySo">';

it.each([
  ['the list', '/news', {}],
  ['a later page of it', '/news', { title: 'Tin tức bóng đá – trang 2', canonical: '/news?trang=2' }],
  ['an article', '/news/12-ten-bai', { title: 'Đội tuyển hội quân', canonical: '/news/12-ten-bai' }],
])('%s leads readers of news to the feed of the whole list, by its own name', (_name, path, rendered) => {
  expect(linkAt(path, rendered)).toBe(LINK);
});

it('no feed is named on another page, without the list, and without a public address', () => {
  expect(linkAt('/news/khuyen-mai')).toBeUndefined();
  expect(linkAt('/news/12-a', {}, { live: liveWith(PAGES.slice(1)) })).toBeUndefined();
  expect(linkAt('/news', {}, { site: {} })).toBeUndefined();
});

it('texts that an entry leaves empty are those of the page', () => {
  const place = { ...aConfig('/data', { publicUrl: 'https://tyso.vn' }), live: liveWith() };
  const texts = { title: 'Tin tức bóng đá', description: 'Mọi tin của ngày hôm nay.' };
  const route = findRoute('/news', place.live);
  const empty = pageHead(route, { title: '', description: '', og: { imageAlt: '' } }, texts, place);
  expect(empty).toEqual(pageHead(route, {}, texts, place));
});
