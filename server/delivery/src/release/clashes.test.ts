import { release } from '../changes/release';
import { aRemoteBuild, aShellBuild, releaseBuild, writeBuild } from '../testing/builds';
import { aLiveSite } from '../testing/liveSite';
import { CHECKS } from './checks';

const paths = (...all: string[]) => ({ paths: all.map((path) => ({ path, module: './App' })) });
const page = (path: string, priority?: number) => ({ path, priority, title: 'Tin', description: 'Tin tức' });

/** `mfe-articles` with the news. */
async function aSiteWithNews() {
  const it = await aLiveSite();
  await it.release('articles', paths('/news', '/news/:id'), 'mfe-articles');
  return it;
}

it('a page that another live remote has with equal right is refused, by name of both', async () => {
  const it = await aSiteWithNews();
  await expect(it.release('ads', paths('/News/:segment'), 'mfe-ads')).rejects.toThrow(
    'mfe-articles and mfe-ads both claim the page /news/:id (mfe-ads as /News/:segment). Expected one owner',
  );
  expect(await it.pointer('mfe-ads')).toBeUndefined();
});

it.each([
  ['is more specific', paths('/news/khuyen-mai')],
  ['has another priority', { ...paths('/news/:id'), pages: [page('/news/:id', 1)] }],
  ['is one of the shell, which only stands in', paths('/tips')],
])('a page that %s is released', async (_, description) => {
  const it = await aSiteWithNews();
  await releaseBuild(it.dataDir, 'shell', aShellBuild({}, { paths: ['/tips'], pages: [page('/tips')] }));
  const release = await it.release('ads', description, 'mfe-ads');
  expect((await it.pointer('mfe-ads'))?.live.release).toBe(release);
});

it('a slot that another live remote has is refused, by name of both', async () => {
  const it = await aLiveSite();
  await it.release('ads', { slots: ['FixBottom', 'Overlays'] }, 'mfe-ads');
  await expect(it.release('scores', { slots: ['FixBottom'] })).rejects.toThrow(
    'mfe-ads and mfe-scores both claim the slot FixBottom. Expected one owner of each slot',
  );
});

it('what is off claims nothing, and cannot be switched on into a clash', async () => {
  const it = await aSiteWithNews();
  await it.type('off', 'mfe-articles');
  await it.release('ads', paths('/news'), 'mfe-ads');
  await expect(it.type('on', 'mfe-articles')).rejects.toThrow('mfe-ads and mfe-articles both claim the page /news.');
  expect(await it.pointer('mfe-articles')).toMatchObject({ state: 'off' });
});

it('a rollback into a clash is refused', async () => {
  const it = await aSiteWithNews();
  await it.release('without', paths('/nhan-dinh-bong-da'), 'mfe-articles');
  await it.release('ads', paths('/news'), 'mfe-ads');
  await expect(it.type('rollback', 'mfe-articles')).rejects.toThrow('both claim the page /news');
});

it('two remotes that exchange a page are released together', async () => {
  const it = await aSiteWithNews();
  const build = (remote: string, path: string) =>
    writeBuild(`${it.dataDir}/${remote}`, aRemoteBuild({}, { remote, ...paths(path) }));
  const builds = [
    { name: 'mfe-ads', from: await build('mfe-ads', '/news') },
    { name: 'mfe-articles', from: await build('mfe-articles', '/nhan-dinh-bong-da') },
  ] as const;
  await release({ builds, dataDir: it.dataDir, now: () => new Date('2022-12-10'), who: 'anh', checked: CHECKS });
  expect(await it.pointer('mfe-ads')).toMatchObject({ live: { paths: ['/news'] } });
});
