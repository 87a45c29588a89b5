import { type Answer, type Ask, holeOf, type PageRequest } from 'shared-kernel/contract/serverEntry';
import type { Report } from 'shared-kernel/decode/decode';
import { createDrawingCounts, type DrawingCounts, noCounts, type ReleaseCounts } from './createDrawingCounts';
import { createPictures, type Kept, type Known } from './createPictures';
import { createRareReport } from './createRareReport';
import { createReleaseDrawing, type ReleaseDrawing, type Shown } from './createReleaseDrawing';
import { type DrawingFile, fileKey } from './drawingFile';
import type { FirstPicture } from './firstPicture';
import { inTime } from './inTime';
import { LIMITS, type Limits } from './limits';
import { pictureKey } from './pictureKey';

export type Drawings = {
  /**
   * The first picture of a part, 100 ms later at most, 300 ms where no whole older one could stand in, or a second while there is none
   * of that part. At once where one can and the release has many first pictures to draw. `undefined` when
   * the entry draws nothing, or when the picture is late or failed and no older one may stand in. Never throws.
   *
   * @param whose the address of the visitor, for whom others do not wait long; empty for what is everybody's
   */
  draw(file: DrawingFile, request: PageRequest, whose?: string): Promise<FirstPicture | undefined>;
  /** Whether a picture would cost nothing: there is a fresh one, or it is being drawn. */
  isKnown(file: DrawingFile, request: PageRequest): boolean;
  /** The picture that may still be shown, without drawing again. */
  remembered(file: DrawingFile, request: PageRequest): FirstPicture | undefined;
  /**
   * Draws with these files alone from now on: starts the workers of new ones, and ends those of the others after the
   * drawings that are under way. Called when pointers change.
   */
  keep(files: readonly DrawingFile[]): void;
  /**
   * Draws each of these once, one after another, unless it has been drawn: visitors of a release that has just gone live
   * find a picture. Nothing is counted but faults that end the worker while it loads. Never rejects.
   */
  warm(file: DrawingFile, requests: readonly PageRequest[]): Promise<void>;
  counts(): readonly ReleaseCounts[];
  /** The workers of what is drawn with, and the resident bytes of each; 0 where the system does not say. */
  workers(): readonly { readonly remote: string; readonly release: string; readonly memory: number }[];
  /** Resolves when no worker is left. */
  close(): Promise<void>;
};

export type DrawingsOptions = {
  /** Requests our REST, and remembers answers for a while; `undefined` when it is down. */
  readonly ask: (ask: Ask) => Promise<Answer | undefined>;
  readonly report: Report;
  /** Milliseconds of a clock that never jumps. */
  readonly now: () => number;
  readonly limits?: Partial<Limits>;
};

/** Draws first pictures with the server entries of releases, each in a worker of its own, and keeps them for a second. */
export function createDrawings({ ask, report, now, limits: given }: DrawingsOptions): Drawings {
  const limits = { ...LIMITS, ...given };
  const counts = createDrawingCounts();
  const pictures = createPictures(limits, now);
  /** `drawn`: when it last drew each part whole. */
  const releases = new Map<
    string,
    { readonly file: DrawingFile; readonly drawing: ReleaseDrawing; readonly drawn: Map<string, number> }
  >();
  const underWay = new Map<string, Promise<Known>>();
  const retiring = new Set<ReleaseDrawing>();
  let isClosed = false;

  function give(known: Known | undefined, counts: DrawingCounts): FirstPicture | undefined {
    const best = pictures.best(known);
    const age = best ? now() - best.at : 0;
    if (age >= limits.fresh) {
      counts.stoodIn += 1;
      counts.stoodInAge += age;
    }
    if (!best?.drawn) return undefined;
    // The app would take an old answer for the present: of such a picture it asks itself.
    return age <= limits.staleWhileDrawing ? best.drawn : withoutAnswers(best.drawn);
  }

  /** The drawing of this key that is under way, or a new one; none when the release cannot draw now. */
  function drawingOf(
    key: string,
    file: DrawingFile,
    request: PageRequest,
    counts: DrawingCounts,
    there: Shown,
    whose?: string,
  ): Promise<Known> | undefined {
    const begun = underWay.get(key);
    if (begun) return begun;
    const release = releases.get(fileKey(file));
    const drawing = release?.drawing.draw(request, counts, there, whose);
    const ended = drawing?.then((picture) => {
      underWay.delete(key);
      if (picture?.isWhole) release?.drawn.set(nameOf(request), now());
      return pictures.keep(key, picture);
    });
    if (ended) underWay.set(key, ended);
    return ended;
  }

  function create(file: DrawingFile): ReleaseDrawing {
    const tell = createRareReport(file, report, now);
    const release = createReleaseDrawing(file, { ask, tell, now, limits, counts: counts.of(file) });
    release.start();
    return release;
  }

  function retire(release: ReleaseDrawing): void {
    retiring.add(release);
    void release.retire().then(() => retiring.delete(release));
  }

  const isFresh = (known: Known | undefined) => known !== undefined && now() - known.triedAt < limits.fresh;

  return {
    isKnown(file, request) {
      const key = pictureKey(file, request);
      return underWay.has(key) || isFresh(pictures.of(key));
    },
    remembered: (file, request) => give(pictures.of(pictureKey(file, request)), counts.of(file).of(request.part.kind)),
    async draw(file, request, whose) {
      const key = pictureKey(file, request);
      const ofPart = counts.of(file).of(request.part.kind);
      const known = pictures.of(key);
      if (isFresh(known)) return give(known, ofPart);
      const release = releases.get(fileKey(file));
      const drawnAt = release?.drawn.get(nameOf(request)) ?? -Infinity;
      const others = now() - drawnAt <= limits.staleIfFailed ? 'others' : 'none';
      const there = pictures.best(known)?.isWhole ? 'picture' : others;
      // Before its own drawing is one of them.
      const waitsInVain = there === 'picture' && (release?.drawing.isBusy() ?? false);
      const drawing = drawingOf(key, file, request, ofPart, there, whose);
      const isYoung = canStandIn(known?.last) && now() - (known?.last?.at ?? 0) < limits.staleWhileDrawing;
      if (!drawing || isYoung) return give(known, ofPart);
      const wait = { picture: limits.wait, others: limits.firstWait, none: limits.emptyWait }[there];
      const drawn = waitsInVain ? undefined : await inTime(drawing, wait);
      if (!drawn) ofPart.late += 1;
      return give(drawn ?? known, ofPart);
    },
    async warm(file, requests) {
      for (const request of requests) {
        const key = pictureKey(file, request);
        if (!pictures.of(key)) await drawingOf(key, file, request, noCounts(), 'none');
      }
    },
    keep(files) {
      if (isClosed) return;
      const wanted = new Map(files.map((file) => [fileKey(file), file]));
      for (const [key, { drawing }] of releases) {
        if (wanted.has(key)) continue;
        releases.delete(key);
        retire(drawing);
      }
      for (const [key, file] of wanted)
        if (!releases.has(key)) releases.set(key, { file, drawing: create(file), drawn: new Map() });
    },
    counts: counts.all,
    workers: () =>
      [...releases.values()].map(({ file: { remote, release }, drawing }) => ({
        remote,
        release,
        memory: drawing.memory(),
      })),
    async close() {
      isClosed = true;
      const all = [...[...releases.values()].map(({ drawing }) => drawing), ...retiring];
      releases.clear();
      await Promise.all(all.map((release) => release.close()));
    },
  };
}

/** Of the part. */
function nameOf({ part }: PageRequest): string {
  return part.kind === 'page' ? part.pattern : holeOf(part);
}

/** What was drawn empty for want of answers is no picture: at a start `api` may have had none yet. */
function canStandIn(kept: Kept | undefined): boolean {
  return kept !== undefined && (kept.isWhole || kept.drawn !== undefined);
}

/** One for each picture, so that pages recognise it. */
const unanswered = new WeakMap<FirstPicture, FirstPicture>();

function withoutAnswers(picture: FirstPicture): FirstPicture {
  if (picture.responses.length === 0) return picture;
  const bare = unanswered.get(picture) ?? { ...picture, responses: [] };
  unanswered.set(picture, bare);
  return bare;
}
