import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Answer, Ask, PageRequest } from 'shared-kernel/contract/serverEntry';
import { afterTest, temporaryFolder } from '../../testing/temporaryFolder';
import { createRenderers } from '../createRenderers';
import type { EntryFile } from '../entryFile';
import type { Limits } from '../limits';

/** An entry that needs nothing and renders what an expression says. */
export const anEntry = (html: string, before = '') =>
  `module.exports = { needs: () => [], draw: (request, answers) => { ${before}; return { html: ${html}, css: '' }; } };`;

/** Limits against a busy machine: a test that waits in vain says so by Jest's own limit. */
const PATIENT: Partial<Limits> = {
  waitMs: 60_000,
  firstWaitMs: 60_000,
  emptyWaitMs: 60_000,
  answersMs: 60_000,
  firstAnswersMs: 60_000,
  emptyAnswersMs: 60_000,
  loadingMs: 60_000,
  computingMs: 30_000,
};

/**
 * Renderers with entries that are written as text, at a time that a test moves on.
 *
 * @param limits those that the test is about; without them it waits for as long as it takes
 */
export async function aRenderingSite(
  limits: Partial<Limits> = {},
  ask: (ask: Ask) => Promise<Answer | undefined> = async () => undefined,
) {
  const folder = await temporaryFolder();
  const time = { ms: Date.UTC(2022, 11, 9, 15) };
  const reports: string[] = [];
  const renderers = createRenderers({
    ask,
    report: (error) => void reports.push(error.message),
    now: () => time.ms,
    limits: { ...PATIENT, overrunMs: 60_000, ...limits },
  });
  afterTest(() => renderers.close());

  async function aFile(code: string, remote = 'mfe-scores', release = '1.0.0-a'): Promise<EntryFile> {
    const file = path.join(folder, `${remote}-${release}.cjs`);
    await writeFile(file, code);
    const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
    return { remote, release, file, integrity };
  }

  const countsOf = (remote: string) => renderers.counts().filter((counts) => counts.remote === remote);

  function faultsOf(remote = 'mfe-scores'): Record<string, number> {
    const sums: Record<string, number> = {};
    for (const { faults } of countsOf(remote).flatMap(({ parts }) => Object.values(parts)))
      for (const [kind, count] of Object.entries(faults)) if (count > 0) sums[kind] = (sums[kind] ?? 0) + count;
    return sums;
  }

  return {
    renderers,
    time,
    reports,
    aFile,
    /** A release that is rendered with. */
    async aLive(code: string, remote?: string): Promise<EntryFile> {
      const file = await aFile(code, remote);
      renderers.keep([file]);
      return file;
    },
    aRequest: (part: Partial<PageRequest> = {}): PageRequest => ({ ...REQUEST, now: time.ms / 1000, ...part }),
    /** Of the pages of its only release. */
    pageCounts: (remote = 'mfe-scores') => countsOf(remote)[0]?.parts.page,
    faultsOf,
  };
}

const REQUEST: PageRequest = {
  part: { kind: 'page', pattern: '/' },
  path: '/',
  params: {},
  search: {},
  now: 0,
  zone: 'Asia/Ho_Chi_Minh',
  site: {
    api_base: '',
    hub_url: '/realtime',
    signature_secret: 'secret',
    public_url: undefined,
    base_path: '/',
    standings_url: '/embed/bang-xep-hang',
    sync_url: undefined,
    chat_url: undefined,
    guard: { enabled: false, token_hash: undefined, action: 'rewrite', redirect_url: undefined },
  },
  publicUrl: undefined,
};
