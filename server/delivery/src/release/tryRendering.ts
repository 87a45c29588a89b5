import { matchPattern } from 'shared-kernel/contract/matchPattern';
import type { Answer, Ask, PageRequest, RenderedPart } from 'shared-kernel/contract/serverEntry';
import type { Live } from '../pointers/livePointers';
import { createReleaseRenderer, type ReleaseRenderer } from '../rendering/createReleaseRenderer';
import { createRenderCounts, noCounts } from '../rendering/createRenderCounts';
import type { EntryFile } from '../rendering/entryFile';
import { LIMITS } from '../rendering/limits';
import { warmRequests } from './warmRequests';

/** What a release may need before it goes live. Live ones may take more, since their machine may be busy. */
export const TRIAL = {
  /** The processor's time, of one rendering. */
  computingMs: 50,
  /** The worker's process. */
  memoryBytes: 128 * 2 ** 20,
} as const;

/** Nobody waits for a trial: an api that is slow here is none of the release's faults. */
const LIMITS_OF_TRIAL = { ...LIMITS, answersMs: 5_000, overruns: Number.POSITIVE_INFINITY };

/** Code that has just been loaded takes several times as long: the quickest of so many renderings counts. */
const TIMES = 4;

/** What a trial has seen, a line for each rendering. */
export type RenderingTrial = {
  readonly lines: readonly string[];
  /** Why the release must not go live: which rendering, what was expected and what came. None for a good one. */
  readonly faults: readonly string[];
};

type Deps = {
  readonly ask: (ask: Ask) => Promise<Answer | undefined>;
  /** A request without parameters. */
  readonly requestOf: (part: RenderedPart, path: string) => PageRequest;
  readonly limits?: { readonly computingMs: number; readonly memoryBytes: number };
};

/**
 * Renders all that a release renders: its pages, its slots and, of the shell, the frame. An address with parameters is taken
 * from a link that one of its pages has, or that such a link is redirected to.
 *
 * @param owner the release, of the shell the `own` of what is live
 */
export async function tryRendering(
  file: EntryFile,
  owner: Live['own'],
  live: Live,
  { ask, requestOf, limits = TRIAL }: Deps,
): Promise<RenderingTrial> {
  const lines: string[] = [];
  const faults: string[] = [];
  const reported: string[] = [];
  const moved: string[] = [];
  const start = () =>
    createReleaseRenderer(file, {
      ask,
      limits: LIMITS_OF_TRIAL,
      now: () => performance.now(),
      counts: createRenderCounts().of(file),
      onFault: ({ kind, message }) => void reported.push(`${message} (${kind})`),
    });
  let renderer = start();

  /** @returns the HTML, if there is some */
  async function render(request: PageRequest): Promise<string> {
    const name = `${file.remote} ${nameOf(request)}`;
    const quickest = await renderOften(renderer, request);
    const [fault] = reported.splice(0);
    if (!quickest) {
      faults.push(`${name}: expected HTML, got ${fault ?? 'none'}`);
      // The next rendering is not to pay for this one, which may have ended its worker.
      await renderer.close();
      renderer = start();
      return '';
    }
    if (quickest.movedTo !== undefined) moved.push(quickest.movedTo);
    const took = `${Math.round(quickest.took)} ms`;
    if (fault) faults.push(`${name}: expected no fault, got ${fault}`);
    // Slots may be empty. A page without all its answers is left to the browser.
    if (quickest.html === undefined && quickest.note === '' && request.part.kind === 'page')
      faults.push(`${name}: expected HTML, got none, although all its answers came`);
    if (quickest.took > limits.computingMs)
      faults.push(`${name}: expected at most ${limits.computingMs} ms of the processor, got ${took}`);
    lines.push(`${name}: ${quickest.html === undefined ? nothingFor(request) : `rendered in ${took}`}${quickest.note}`);
    return quickest.html ?? '';
  }

  try {
    const html: string[] = [];
    for (const request of warmRequests(owner, live, requestOf)) html.push(await render(request));
    const { base_path } = requestOf({ kind: 'frame' }, '/').site;
    const links = linksIn(html.join(''), base_path);
    for (const pattern of owner.paths.filter((path) => /[:*]/.test(path))) {
      const path = links.find((link) => matchPattern(pattern, link));
      if (path === undefined) {
        lines.push(`${file.remote} ${pattern}: not tried, no page of ${file.remote} has a link to one`);
        continue;
      }
      const request = { ...requestOf({ kind: 'page', pattern }, path), params: matchPattern(pattern, path) ?? {} };
      // An address without its name leads to the one that has it; a match leads to its teams.
      links.push(...linksIn(await render(request), base_path), ...moved.splice(0));
    }
    const memory = renderer.memory();
    if (memory > limits.memoryBytes)
      faults.push(
        `${file.remote}: expected a worker of at most ${megabytes(limits.memoryBytes)}, got ${megabytes(memory)}`,
      );
    else if (memory > 0) lines.push(`${file.remote}: needs ${megabytes(memory)} of the server's memory`);
  } finally {
    await renderer.close();
  }
  return { lines, faults };
}

type Quickest = {
  readonly html: string | undefined;
  /** The path of the page's other address, if it has one. */
  readonly movedTo: string | undefined;
  readonly took: number;
  readonly note: string;
};

async function renderOften(renderer: ReleaseRenderer, request: PageRequest): Promise<Quickest | undefined> {
  let best: Quickest | undefined;
  for (let times = 0; times < TIMES; times++) {
    const counts = noCounts();
    const result = await renderer.render(request, counts, 'complete');
    if (!result) return undefined;
    const note = result.hasAllAnswers ? '' : ', because the site did not answer all that it asked';
    const { rendered } = result;
    const movedTo = rendered?.page?.status === 301 ? rendered.page.location.replace(/[?#].*$/, '') : undefined;
    if (!best || counts.computed < best.took) best = { html: rendered?.html, movedTo, took: counts.computed, note };
  }
  return best;
}

function nameOf({ part, path }: PageRequest): string {
  if (part.kind === 'page') return path;
  return `${part.kind === 'slot' ? part.name : 'frame'} on ${path}`;
}

/** An advert's place may be free; a page is then rendered by its scripts. */
function nothingFor({ part }: PageRequest): string {
  return part.kind === 'slot' ? 'this place is empty there' : 'empty until its scripts run';
}

/** Paths below the base path. */
function linksIn(html: string, basePath: string): string[] {
  const base = basePath === '/' ? '' : basePath;
  return [...html.matchAll(/<a [^>]*?href="([^"?#]+)/g)].flatMap(([, href = '']) =>
    href.startsWith(`${base}/`) ? [href.slice(base.length)] : [],
  );
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MB`;
}
