import { aConfig } from '../testing/builds';
import { aLiveSite } from '../testing/liveSite';
import { createPageMaker } from './createPageMaker';
import { findRoute } from './routes';

const TIPS = {
  paths: [
    { path: '/', module: './App' },
    { path: '/tips', module: './App' },
  ],
  slots: ['FixBottom'],
};

async function aSite() {
  const live = await aLiveSite();
  const first = await live.release('first');
  const next = await live.release('next', TIPS);
  const candidate = await live.pointer();
  await live.goBack('mfe-scores');
  const watched = await live.pointers();
  const maker = createPageMaker(aConfig(live.dataDir), live.site, () => {});
  return {
    ...live,
    first,
    next,
    begin: (share: number) => live.asCandidate('mfe-scores', candidate, share),
    async page(path = '/') {
      const now = await watched.current();
      const made = await maker.pageOf(findRoute(path, now) ?? 'unknown', now, { slots: new Map() });
      return { html: String((await made.file.body('identity')).bytes), policy: made.policy };
    },
  };
}

/** The tags of preloads outside of templates. */
const preloads = (html: string) => html.replace(/<template[\s\S]*?<\/template>/g, '').match(/rel="preload"/g) ?? [];

it('a page has the preloads of its remote, and with a candidate only templates with those of both', async () => {
  const { page, begin, first, next } = await aSite();
  expect(preloads((await page()).html)).toHaveLength(3);
  await begin(5);
  const { html } = await page();
  expect(preloads(html)).toEqual([]);
  const [live = '', candidate = ''] = html.match(/<template data-candidate[\s\S]*?<\/template>/g) ?? [];
  const about = (isCandidate: boolean) => `[&quot;mfe-scores&quot;,&quot;${next}&quot;,5,${isCandidate}]`;
  expect(live).toContain(`"${about(false)}"><link rel="preload" as="fetch" href="/r/mfe-scores/${first}/`);
  expect(candidate).toContain(`"${about(true)}"><link rel="preload" as="fetch" href="/r/mfe-scores/${next}/`);
  expect(live).not.toContain(next.concat('/'));
});

it('files of slots that only the candidate has wait for its browsers, and their places are there', async () => {
  const { page, begin, next } = await aSite();
  await begin(5);
  const { html } = await page();
  const later = /<template id="tyso-later">([\s\S]*<\/template>)<\/template><script>/.exec(html)?.[1] ?? '';
  expect(later).toMatch(/^<template data-candidate="[^"]*false\]"><\/template><template data-candidate="[^"]*true\]">/);
  expect(html).toContain(next);
});

it('the script that chooses stands only where there is a choice, and the policy allows it', async () => {
  const { page, begin } = await aSite();
  const scripts = (html: string) => html.match(/<script>/g)?.length;
  expect(scripts((await page()).html)).toBe(1);
  const { policy } = await page();
  await begin(5);
  expect(scripts((await page()).html)).toBe(3);
  expect((await page()).policy).toBe(policy);
});

it('is another page when the share changes', async () => {
  const { page, begin, setShare } = await aSite();
  await begin(5);
  const before = await page();
  await setShare('mfe-scores', 25);
  expect((await page()).html).not.toBe(before.html);
});

it('an address that only the candidate has is a page, of its remote', async () => {
  const { page, begin } = await aSite();
  expect((await page('/tips')).html).toContain('noindex');
  await begin(1);
  const { html } = await page('/tips');
  expect(html).not.toContain('noindex');
  expect(html).toContain('data-candidate');
});
