import { createHash } from 'node:crypto';
import { EMBED_HOSTS } from 'shared-kernel/cleaning/articleRules';
import { aCandidate } from '../testing/aCandidate';
import { aConfig, aPage } from '../testing/builds';
import { pagePolicy, policyText, renderedPolicy } from './contentPolicy';
import { renderPage } from './page';
import type { PartFiles } from './partFiles';
import { notFoundPage } from './plainPages';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('runs no inline code but what stands in our pages', () => {
  const policy = pagePolicy(aConfig('/data'));
  const page = { html: '<p>Tin</p>', css: 'p{margin:0}', responses: [], zoned: true };
  const rendered = aPage({ parts: { page, slots: new Map() } });
  const ours = { scripts: new Set<string>(), styles: new Set<string>() };
  const candidate = { candidate: aCandidate(), liveFiles: [], candidateFiles: [] };
  const part: PartFiles = { kind: 'withCandidate', remote: 'mfe-ads', ...candidate };
  const chosen = aPage({ preloads: [part] });
  for (const html of [renderPage(aPage()), renderPage(rendered), renderPage(chosen), notFoundPage('/')]) {
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => hashOf(text));
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => hashOf(text));
    for (const script of scripts) ours.scripts.add(script);
    for (const style of styles) ours.styles.add(style);
    expect(html).not.toMatch(/ style="| on\w+="/);
  }
  // Without 'unsafe-inline': the default policy of Trusted Types lets a link to `javascript:` pass.
  expect(policy['script-src']).toEqual(["'self'", ...ours.scripts]);
  const renderedWith = renderedPolicy(aConfig('/data'))([page.css, '', page.css]);
  expect(renderedWith).toContain(
    `style-src 'self' ${[...ours.styles].filter((hash) => hash !== hashOf(page.css)).join(' ')} ${hashOf('')} ${hashOf(page.css)}`,
  );
  expect(policy['style-src']).not.toContain(hashOf(page.css));
});

/** The players that an article may embed. */
const PLAYERS = EMBED_HOSTS.map((host) => `https://${host}`);

it('allows frames for players of articles and no other origin, unless configured', () => {
  const policy = pagePolicy(aConfig('/data'));
  expect(policy['frame-src']).toEqual(["'self'", ...PLAYERS]);
  expect(policy['connect-src']).toEqual(["'self'"]);
});

it('frames the configured tables and chat, and asks the configured servers, sockets included', () => {
  const site = {
    api_base: 'https://api.example',
    hub_url: 'https://api.example/realtime',
    sync_url: 'http://sync.example:81/data.js?v=1',
    standings_url: 'https://tables.example/v-league',
    chat_url: 'https://chat.example/room',
  };
  const policy = pagePolicy(aConfig('/data', { publicUrl: 'https://tyso.vn' }, site));
  expect(policy['frame-src']).toEqual(["'self'", ...PLAYERS, 'https://tables.example', 'https://chat.example']);
  expect(policy['connect-src']).toEqual([
    "'self'",
    'wss://tyso.vn',
    'https://api.example',
    'http://sync.example:81',
    'https://chat.example',
    'wss://api.example',
    'ws://sync.example:81',
  ]);
  expect(policy['img-src']).toContain('https://api.example');
});

it('makes HTML and addresses of scripts of no text, but by the page and by the cleaner of articles', () => {
  expect(policyText(pagePolicy(aConfig('/data')))).toMatch(
    /; require-trusted-types-for 'script'; trusted-types default dompurify 'allow-duplicates'; report-to default$/,
  );
});

it('is loosened for development servers only while there are some', () => {
  expect(policyText(pagePolicy(aConfig('/data')))).not.toContain('unsafe');
  const policy = pagePolicy(aConfig('/data', { devServers: { 'mfe-ads': 'http://127.0.0.1:4000' } }));
  expect(policy['style-src']).toContain("'unsafe-inline'");
  expect(policy['connect-src']).toContain('ws://127.0.0.1:4000');
});
