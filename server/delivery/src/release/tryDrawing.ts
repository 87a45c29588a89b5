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
  /** Milliseconds of the processor's time, of one drawing. */
  computing: 50,
  /** Bytes of the worker's process. */
  memory: 128 * 2 ** 20,
} as const;

/** Nobody waits for a trial: an api that is slow here is none of the release's faults. */
const LIMITS_OF_TRIAL = { ...LIMITS, answers: 5_000, overruns: Number.POSITIVE_INFINITY };

/** Code that has just been loaded takes several times as long: the quickest of so many drawings counts. */
const TIMES = 4;

/** What a trial has seen, a line for each drawing. */
export type DrawingTrial = {
  readonly lines: readonly string[];
  /** Why the release must not go live: which drawing, what was expected and what came. None for a good one. */
  readonly faults: readonly string[];
};

type Means = {
  readonly ask: (ask: Ask) => Promise<Answer | undefined>;
  /** A request without parameters. */
  readonly requestOf: (part: RenderedPart, path: string) => PageRequest;
  readonly limits?: { readonly computing: number; readonly memory: number };
};

/**
 * Draws all that a release draws: its pages, its slots and, of the shell, the frame. An address with parameters is taken
 * from a link that one of its pages has, or that such a link is redirected to.
 *
 * @param owner the release, of the shell the `own` of what is live
 */
export async function tryDrawing(
  file: EntryFile,
  owner: Live['own'],
  live: Live,
  { ask, requestOf, limits = TRIAL }: Means,
): Promise<DrawingTrial> {
  const lines: string[] = [];
  const faults: string[] = [];
  const reported: string[] = [];
  const moved: string[] = [];
  const start = () =>
    createReleaseRenderer(file, {
      ...{ ask, limits: LIMITS_OF_TRIAL, now: () => performance.now(), counts: createRenderCounts().of(file) },
      onFault: ({ kind, message }) => void reported.push(`${message} (${kind})`),
    });
  let drawing = start();

  /** @returns the HTML, if there is some */
  async function draw(request: PageRequest): Promise<string> {
    const name = `${file.remote} ${nameOf(request)}`;
    const drawn = await drawOften(drawing, request);
    const [fault] = reported.splice(0);
    if (!drawn) {
      faults.push(`${name}: expected a picture, got ${fault ?? 'none'}`);
      // The next drawing is not to pay for this one, which may have ended its worker.
      await drawing.close();
      drawing = start();
      return '';
    }
    if (drawn.movedTo !== undefined) moved.push(drawn.movedTo);
    const took = `${Math.round(drawn.took)} ms`;
    if (fault) faults.push(`${name}: expected no fault, got ${fault}`);
    // Slots may be empty. A page without all its answers is left to the browser.
    if (drawn.html === undefined && drawn.note === '' && request.part.kind === 'page')
      faults.push(`${name}: expected a picture, got none, although all its answers came`);
    if (drawn.took > limits.computing)
      faults.push(`${name}: expected at most ${limits.computing} ms of the processor, got ${took}`);
    lines.push(`${name}: ${drawn.html === undefined ? nothingFor(request) : `drawn in ${took}`}${drawn.note}`);
    return drawn.html ?? '';
  }

  try {
    const html: string[] = [];
    for (const request of warmRequests(owner, live, requestOf)) html.push(await draw(request));
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
      links.push(...linksIn(await draw(request), base_path), ...moved.splice(0));
    }
    const memory = drawing.memory();
    if (memory > limits.memory)
      faults.push(`${file.remote}: expected a worker of at most ${megabytes(limits.memory)}, got ${megabytes(memory)}`);
    else if (memory > 0) lines.push(`${file.remote}: needs ${megabytes(memory)} of the server's memory`);
  } finally {
    await drawing.close();
  }
  return { lines, faults };
}

type Drawn = {
  readonly html: string | undefined;
  /** The path of the page's other address, if it has one. */
  readonly movedTo: string | undefined;
  readonly took: number;
  readonly note: string;
};

async function drawOften(drawing: ReleaseRenderer, request: PageRequest): Promise<Drawn | undefined> {
  let best: Drawn | undefined;
  for (let times = 0; times < TIMES; times++) {
    const counts = noCounts();
    const picture = await drawing.render(request, counts, 'whole');
    if (!picture) return undefined;
    const note = picture.isWhole ? '' : ', because the site did not answer all that it asked';
    const { rendered: drawn } = picture;
    const movedTo = drawn?.page?.status === 301 ? drawn.page.location.replace(/[?#].*$/, '') : undefined;
    if (!best || counts.computed < best.took) best = { html: drawn?.html, movedTo, took: counts.computed, note };
  }
  return best;
}

function nameOf({ part, path }: PageRequest): string {
  if (part.kind === 'page') return path;
  return `${part.kind === 'slot' ? part.name : 'frame'} on ${path}`;
}

/** An advert's place may be free; a page is then drawn by its scripts. */
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
