import type { Answer, Ask } from 'shared-kernel/contract/serverEntry';
import { entryFileOf } from '../rendering/entryFile';
import { partRequest } from '../rendering/partRequest';
import { aConfig, aRemoteBuild } from '../testing/builds';
import { aLiveSite } from '../testing/liveSite';
import { releaseBuild } from '../testing/stages';
import { TRIAL, tryRendering } from './tryRendering';

/** A machine that is busy with other tests is no fault of the release. */
const PATIENT: { computingMs: number; memoryBytes: number } = { ...TRIAL, computingMs: 10_000 };

/** A release of the adverts with this entry, as its trial sees it. */
async function tried(
  code: string,
  description: object = {},
  {
    ask = async () => undefined,
    limits = PATIENT,
  }: { ask?: (ask: Ask) => Promise<Answer | undefined>; limits?: typeof PATIENT } = {},
) {
  const { site, dataDir, pointers } = await aLiveSite();
  const build = aRemoteBuild(
    { 'server.0123456789ab.js': code },
    { remote: 'mfe-ads', server: 'server.0123456789ab.js', ...description },
  );
  await releaseBuild(dataDir, 'mfe-ads', build);
  const live = await (await pointers()).current();
  const [pointer] = live.remotes;
  const file = pointer && entryFileOf(pointer, site);
  if (!file) throw new Error('No server entry is live');
  return tryRendering(file, pointer.live, live, {
    ask,
    limits,
    requestOf: (part, path) => partRequest(part, path, aConfig(dataDir), 5),
  });
}

const paths = (...patterns: string[]) => ({ paths: patterns.map((path) => ({ path, module: './App' })) });
const rendering = (html: string) => `exports.needs = () => []; exports.draw = ({ part, path, params }) => (${html});`;

it('renders pages and slots, and an article that a page has a link to', async () => {
  const html = `'<a class="x" href="/news/7-ten?a=1">' + path + params.id + '</a>'`;
  const { lines, faults } = await tried(rendering(`{ html: ${html}, css: '' }`), {
    ...paths('/news', '/news/:id', '/tin/*'),
    slots: ['FixBottom'],
  });
  expect(faults).toEqual([]);
  expect(lines.map((line) => line.replace(/\d+ (?=ms|MB)/, '… '))).toEqual([
    'mfe-ads /news: rendered in … ms',
    'mfe-ads FixBottom on /: rendered in … ms',
    'mfe-ads /news/7-ten: rendered in … ms',
    'mfe-ads /tin/*: not tried, no page of mfe-ads has a link to one',
    "mfe-ads: needs … MB of the server's memory",
  ]);
});

it.each([
  ['throws', `(() => { throw new Error('no picture') })()`, /expected HTML, got .*no picture.* \(threw\)$/],
  ['gives no HTML', '{ html: 7 }', /expected HTML, got .* \(unfit\)$/],
  ['ends its worker', `(() => { for (;;); })()`, /expected HTML, got .* \(hung\)$/],
])('an entry that %s is a fault of that page alone', async (_, rendered, said) => {
  const code = rendering(`path === '/bad' ? ${rendered} : { html: 'x', css: '' }`);
  const { lines, faults } = await tried(code, paths('/bad', '/good'));
  expect(faults).toEqual([expect.stringMatching(said)]);
  expect(faults[0]).toMatch(/^mfe-ads \/bad: /);
  expect(lines[0]).toMatch(/^mfe-ads \/good: rendered in/);
});

it('a rendering may take so much of the processor, and a worker so much memory', async () => {
  const { faults } = await tried(rendering(`{ html: 'x', css: '' }`), paths('/slow'), {
    limits: { computingMs: -1, memoryBytes: 1_048_576 },
  });
  expect(faults).toEqual([
    expect.stringMatching(/^mfe-ads \/slow: expected at most -1 ms of the processor, got \d+ ms$/),
    expect.stringMatching(/^mfe-ads: expected a worker of at most 1 MB, got \d+ MB$/),
  ]);
});

it('says which page lacks an answer, and which renders nothing', async () => {
  const code = `exports.needs = () => [{ key: 'a', path: '/x' }]; exports.draw = (_, answers) => answers[0] && { html: 'x', css: '' };`;
  const { lines, faults } = await tried(code, paths('/a'));
  expect([lines[0], faults]).toEqual([
    'mfe-ads /a: empty until its scripts run, because the site did not answer all that it asked',
    [],
  ]);
  const answered = await tried(code, paths('/a'), { ask: async ({ key }) => ({ key, status: 200, at: 0 }) });
  expect(answered.lines[0]).toMatch(/^mfe-ads \/a: rendered in \d+ ms$/);
});

it('an address that is redirected leads to the one that is tried, and that one to others', async () => {
  const code = rendering(`path === '/a' ? { html: '<a href="/a/7">7</a>', css: '' }
    : path === '/a/7' ? { html: '', css: '', page: { status: 301, location: '/a/7/ten?x=1' } }
    : { html: '<a href="/b/8">8</a>', css: '' }`);
  const { lines, faults } = await tried(code, paths('/a', '/a/:id', '/a/:id/:slug', '/b/:id'));
  expect(faults).toEqual([]);
  for (const path of ['/a/7/ten', '/b/8'])
    expect(lines).toContainEqual(expect.stringMatching(`^mfe-ads ${path}: rendered in`));
});

it('a slot may render nothing, a page that has all its answers may not', async () => {
  const { lines, faults } = await tried(rendering('undefined'), { ...paths('/a'), slots: ['FixBottom'] });
  expect(faults).toEqual(['mfe-ads /a: expected HTML, got none, although all its answers came']);
  expect(lines).toContain('mfe-ads FixBottom on /: this place is empty there');
});
