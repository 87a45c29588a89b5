import { type Answer, type Ask, type PageRequest, placeholderOf } from 'shared-kernel/contract/serverEntry';
import type { Report } from 'shared-kernel/decode/decode';
import { createHtmlCache, type Kept, type Known, renderKey } from './createHtmlCache';
import { createReleaseRenderer, type Fallback, type ReleaseRenderer } from './createReleaseRenderer';
import { createRenderCounts, noCounts, type ReleaseCounts, type RenderCounts } from './createRenderCounts';
import { type EntryFile, fileKey } from './entryFile';
import { inTime } from './inTime';
import { LIMITS, type Limits } from './limits';
import { createRareReport } from './renderFault';
import type { ServerHtml } from './renderInRounds';

export type Renderers = {
  /**
   * The server-rendered HTML of a part, 100 ms later at most, 300 ms without a complete older one as fallback, or a second while there is none
   * of that part. At once with a fallback while the release renders many parts for the first time. `undefined` when
   * the entry renders nothing, or when the HTML is late or failed and there is no fallback. Never throws.
   *
   * @param visitor their address, for whom others do not wait long; empty for what is everybody's
   */
  render(file: EntryFile, request: PageRequest, visitor?: string): Promise<ServerHtml | undefined>;
  /** Whether the HTML would cost nothing: it is fresh, or being rendered. */
  isKnown(file: EntryFile, request: PageRequest): boolean;
  /** The HTML that may still be shown, without rendering again. */
  remembered(file: EntryFile, request: PageRequest): ServerHtml | undefined;
  /**
   * Renders with these files alone from now on: starts the workers of new ones, and ends those of the others after the
   * renderings that are under way. Called when pointers change.
   */
  keep(files: readonly EntryFile[]): void;
  /**
   * Renders each of these once, one after another, unless it has been rendered: visitors of a release that has just gone live
   * find their HTML. Nothing is counted but faults that end the worker while it loads. Never rejects.
   */
  warm(file: EntryFile, requests: readonly PageRequest[]): Promise<void>;
  counts(): readonly ReleaseCounts[];
  /** The workers of what is rendered with, and the resident bytes of each; 0 where the system does not say. */
  workers(): readonly { readonly remote: string; readonly release: string; readonly memory: number }[];
  /** Resolves when no worker is left. */
  close(): Promise<void>;
};

export type RenderersOptions = {
  /** Requests our REST, and remembers answers for a while; `undefined` when it is down. */
  readonly ask: (ask: Ask) => Promise<Answer | undefined>;
  readonly report: Report;
  /** Milliseconds of a clock that never jumps. */
  readonly now: () => number;
  readonly limits?: Partial<Limits>;
};

/** Renders parts with the server entries of releases, each in a worker of its own, and keeps their HTML for a second. */
export function createRenderers({ ask, report, now, limits: given }: RenderersOptions): Renderers {
  const limits = { ...LIMITS, ...given };
  const counts = createRenderCounts();
  const cache = createHtmlCache(limits, now);
  /** `rendered`: when it last rendered each part with all answers. */
  const releases = new Map<
    string,
    { readonly file: EntryFile; readonly renderer: ReleaseRenderer; readonly rendered: Map<string, number> }
  >();
  const underWay = new Map<string, Promise<Known>>();
  const retiring = new Set<ReleaseRenderer>();
  let isClosed = false;

  /** The best HTML of what is known, counted where it is older than fresh. */
  function serve(known: Known | undefined, counts: RenderCounts): ServerHtml | undefined {
    const best = cache.best(known);
    const age = best ? now() - best.at : 0;
    if (age >= limits.freshMs) {
      counts.fallbacks += 1;
      counts.fallbackAge += age;
    }
    if (!best?.rendered) return undefined;
    // The app would take an old answer for the present: of such HTML it asks by itself.
    return age <= limits.staleWhileRenderingMs ? best.rendered : withoutAnswers(best.rendered);
  }

  /** The rendering of this key that is under way, or a new one; none when the release cannot render now. */
  function renderingOf(
    key: string,
    file: EntryFile,
    request: PageRequest,
    counts: RenderCounts,
    fallback: Fallback,
    visitor?: string,
  ): Promise<Known> | undefined {
    const begun = underWay.get(key);
    if (begun) return begun;
    const release = releases.get(fileKey(file));
    const rendering = release?.renderer.render(request, counts, fallback, visitor);
    const ended = rendering?.then((result) => {
      underWay.delete(key);
      if (result?.hasAllAnswers) release?.rendered.set(nameOf(request), now());
      return cache.keep(key, result);
    });
    if (ended) underWay.set(key, ended);
    return ended;
  }

  function create(file: EntryFile): ReleaseRenderer {
    const onFault = createRareReport(file, report, now);
    const release = createReleaseRenderer(file, { ask, onFault, now, limits, counts: counts.of(file) });
    release.start();
    return release;
  }

  function retire(release: ReleaseRenderer): void {
    retiring.add(release);
    void release.retire().then(() => retiring.delete(release));
  }

  const isFresh = (known: Known | undefined) => known !== undefined && now() - known.triedAt < limits.freshMs;

  return {
    isKnown(file, request) {
      const key = renderKey(file, request);
      return underWay.has(key) || isFresh(cache.of(key));
    },
    remembered: (file, request) => serve(cache.of(renderKey(file, request)), counts.of(file).of(request.part.kind)),
    async render(file, request, visitor) {
      const key = renderKey(file, request);
      const ofPart = counts.of(file).of(request.part.kind);
      const known = cache.of(key);
      if (isFresh(known)) return serve(known, ofPart);
      const release = releases.get(fileKey(file));
      const renderedAt = release?.rendered.get(nameOf(request)) ?? -Infinity;
      const others = now() - renderedAt <= limits.staleIfFailedMs ? 'others' : 'none';
      const fallback = cache.best(known)?.hasAllAnswers ? 'complete' : others;
      // Before its own rendering is one of them.
      const skipsWait = fallback === 'complete' && (release?.renderer.isBusy() ?? false);
      const rendering = renderingOf(key, file, request, ofPart, fallback, visitor);
      const isYoung = isFallback(known?.last) && now() - (known?.last?.at ?? 0) < limits.staleWhileRenderingMs;
      if (!rendering || isYoung) return serve(known, ofPart);
      const waitMs = { complete: limits.waitMs, others: limits.firstWaitMs, none: limits.emptyWaitMs }[fallback];
      const rendered = skipsWait ? undefined : await inTime(rendering, waitMs);
      if (!rendered) ofPart.late += 1;
      return serve(rendered ?? known, ofPart);
    },
    async warm(file, requests) {
      for (const request of requests) {
        const key = renderKey(file, request);
        if (!cache.of(key)) await renderingOf(key, file, request, noCounts(), 'none');
      }
    },
    keep(files) {
      if (isClosed) return;
      const wanted = new Map(files.map((file) => [fileKey(file), file]));
      for (const [key, { renderer }] of releases) {
        if (wanted.has(key)) continue;
        releases.delete(key);
        retire(renderer);
      }
      for (const [key, file] of wanted)
        if (!releases.has(key)) releases.set(key, { file, renderer: create(file), rendered: new Map() });
    },
    counts: counts.all,
    workers: () =>
      [...releases.values()].map(({ file: { remote, release }, renderer }) => ({
        remote,
        release,
        memory: renderer.memory(),
      })),
    async close() {
      isClosed = true;
      const all = [...[...releases.values()].map(({ renderer }) => renderer), ...retiring];
      releases.clear();
      await Promise.all(all.map((release) => release.close()));
    },
  };
}

/** Of the part. */
function nameOf({ part }: PageRequest): string {
  return part.kind === 'page' ? part.pattern : placeholderOf(part);
}

/** What was rendered empty for want of answers is no HTML to fall back on: at a start `api` may have had none yet. */
function isFallback(kept: Kept | undefined): boolean {
  return kept !== undefined && (kept.hasAllAnswers || kept.rendered !== undefined);
}

/** One for each rendered HTML, so that pages recognise it. */
const unanswered = new WeakMap<ServerHtml, ServerHtml>();

function withoutAnswers(html: ServerHtml): ServerHtml {
  if (html.responses.length === 0) return html;
  const bare = unanswered.get(html) ?? { ...html, responses: [] };
  unanswered.set(html, bare);
  return bare;
}
