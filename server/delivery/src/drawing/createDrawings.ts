import type { Answer, Ask, Drawn, PageRequest } from 'shared-kernel/contract/serverEntry';
import type { Report } from 'shared-kernel/decode/decode';
import { createDrawingCounts, type DrawingCounts } from './createDrawingCounts';
import { createPictures, type Known } from './createPictures';
import { createRareReport } from './createRareReport';
import { createReleaseDrawing, type ReleaseDrawing } from './createReleaseDrawing';
import { type DrawingFile, fileKey } from './drawingFile';
import { inTime } from './inTime';
import { LIMITS, type Limits } from './limits';
import { pictureKey } from './pictureKey';

export type Drawings = {
  /**
   * The first picture of a part, 100 ms later at most. `undefined` when the entry draws nothing, or when the picture is
   * late or failed and no older one may stand in. Never throws.
   */
  draw(file: DrawingFile, request: PageRequest): Promise<Drawn | undefined>;
  /**
   * Draws with these files alone from now on: starts the workers of new ones, and ends those of the others after the
   * drawings that are under way. Called when pointers change.
   */
  keep(files: readonly DrawingFile[]): void;
  /** By remote. */
  counts(): ReadonlyMap<string, Readonly<DrawingCounts>>;
  /** Resolves when no worker is left. */
  close(): Promise<void>;
};

export type DrawingsOptions = {
  /** Requests our REST, and remembers answers for a while; `undefined` when it is down. */
  readonly ask: (ask: Ask) => Promise<Answer | undefined>;
  readonly report: Report;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly limits?: Partial<Limits>;
};

/** Draws first pictures with the server entries of releases, each in a worker of its own, and keeps them for a second. */
export function createDrawings({ ask, report, now, limits: given }: DrawingsOptions): Drawings {
  const limits = { ...LIMITS, ...given };
  const counts = createDrawingCounts();
  const pictures = createPictures(limits, now);
  const releases = new Map<string, ReleaseDrawing>();
  const underWay = new Map<string, Promise<Known>>();
  const retiring = new Set<ReleaseDrawing>();
  let isClosed = false;

  function give(known: Known | undefined, remote: string): Drawn | undefined {
    const best = pictures.best(known);
    const age = best ? now() - best.at : 0;
    if (age >= limits.fresh) {
      counts.of(remote).stoodIn += 1;
      counts.of(remote).stoodInAge += age;
    }
    return best?.drawn;
  }

  /** The drawing of this key that is under way, or a new one; none when the release cannot draw now. */
  function drawingOf(key: string, file: DrawingFile, request: PageRequest): Promise<Known> | undefined {
    const begun = underWay.get(key);
    if (begun) return begun;
    const drawing = releases.get(fileKey(file))?.draw(request);
    const ended = drawing?.then((picture) => {
      underWay.delete(key);
      return pictures.keep(key, picture);
    });
    if (ended) underWay.set(key, ended);
    return ended;
  }

  function create(file: DrawingFile): ReleaseDrawing {
    const tell = createRareReport(file, report, now);
    const release = createReleaseDrawing(file, { ask, tell, now, limits, counts: counts.of(file.remote) });
    release.start();
    return release;
  }

  function retire(release: ReleaseDrawing): void {
    retiring.add(release);
    void release.retire().then(() => retiring.delete(release));
  }

  return {
    async draw(file, request) {
      const key = pictureKey(file, request);
      const known = pictures.of(key);
      if (known && now() - known.triedAt < limits.fresh) return give(known, file.remote);
      const drawing = drawingOf(key, file, request);
      const isYoung = known?.last && now() - known.last.at < limits.standsIn;
      if (!drawing || isYoung) return give(known, file.remote);
      const drawn = await inTime(drawing, limits.patience);
      if (!drawn) counts.of(file.remote).late += 1;
      return give(drawn ?? known, file.remote);
    },
    keep(files) {
      if (isClosed) return;
      const wanted = new Map(files.map((file) => [fileKey(file), file]));
      for (const [key, release] of releases) {
        if (wanted.has(key)) continue;
        releases.delete(key);
        retire(release);
      }
      for (const [key, file] of wanted) if (!releases.has(key)) releases.set(key, create(file));
    },
    counts: counts.all,
    async close() {
      isClosed = true;
      const all = [...releases.values(), ...retiring];
      releases.clear();
      await Promise.all(all.map((release) => release.close()));
    },
  };
}
