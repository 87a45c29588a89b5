import type { Answer, Ask, PageRequest } from 'shared-kernel/contract/serverEntry';
import type { CountsOfRelease, DrawingCounts } from './createDrawingCounts';
import { createOverruns } from './createOverruns';
import { drawInRounds, type Picture } from './drawInRounds';
import { DrawingFault } from './drawingFault';
import type { DrawingFile } from './drawingFile';
import type { Limits } from './limits';
import { type DrawingWorker, startDrawingWorker } from './startDrawingWorker';
import type { Order } from './worker/messages';

/** A whole picture of the address; pictures of the part's other addresses; or nothing of that part yet. */
export type Shown = 'picture' | 'others' | 'none';

export type ReleaseDrawing = {
  /** Starts its worker, unless it runs or rests. */
  start(): void;
  /**
   * At once `undefined` when it rests, or too many are under way; otherwise the picture, or `undefined` for a fault.
   *
   * @param there what can be shown meanwhile: the less there is, the longer it waits for its answers
   * @param whose the address of the visitor; empty for what is everybody's
   */
  draw(
    request: PageRequest,
    counts: DrawingCounts,
    there: Shown,
    whose?: string,
  ): Promise<Picture | undefined> | undefined;
  /** Whether so many first pictures are being drawn that another drawing would be late. */
  isBusy(): boolean;
  /** Resident bytes of its worker; 0 without one. */
  memory(): number;
  /** Ends its worker, after the drawings that are under way. Resolves when the worker is gone. */
  retire(): Promise<void>;
  /** Ends its worker now. Resolves when it is gone. */
  close(): Promise<void>;
};

type Means = {
  readonly ask: (ask: Ask) => Promise<Answer | undefined>;
  /** Receives each fault of the release. */
  readonly tell: (fault: DrawingFault) => void;
  /** Milliseconds of a clock that never jumps. */
  readonly now: () => number;
  readonly limits: Limits;
  readonly counts: CountsOfRelease;
};

/**
 * Draws with one release, in one worker after another: a fault that ends its worker lets the release rest, then it is
 * tried again. There is never more than one, even if an ended worker takes long to go.
 */
export function createReleaseDrawing(file: DrawingFile, { ask, tell, now, limits, counts }: Means): ReleaseDrawing {
  let worker: DrawingWorker | undefined;
  let restsUntil = Number.NEGATIVE_INFINITY;
  let underWay = 0;
  const underWayOf = new Map<string, number>();
  let firstUnderWay = 0;
  let isRetired = false;

  const mayDraw = () => !isRetired && now() >= restsUntil;

  function count(fault: DrawingFault, { faults }: DrawingCounts): void {
    faults[fault.kind] += 1;
    tell(fault);
  }

  function begin(): DrawingWorker {
    const overruns = createOverruns(limits, now);
    const begun = startDrawingWorker(file, limits, {
      onFault(fault, ofPart = counts.of('none')) {
        restsUntil = now() + limits.cooldown;
        count(fault, ofPart);
      },
      onComputed(took, ofPart) {
        ofPart.computed += took;
        if (overruns.add(took)) ofPart.overruns += 1;
        if (overruns.areTooMany())
          begun.end(new DrawingFault('overruns', `it computed for ${Math.round(took)} ms, and too often so long`));
      },
      onGone() {
        worker = undefined;
      },
    });
    return begun;
  }

  async function drawWith(
    drawer: DrawingWorker,
    request: PageRequest,
    ofPart: DrawingCounts,
    there: Shown,
    whose: string,
  ): Promise<Picture | undefined> {
    const answers = { picture: limits.answers, others: limits.firstAnswers, none: limits.emptyAnswers }[there];
    const isFirst = there !== 'picture';
    underWay += 1;
    underWayOf.set(whose, (underWayOf.get(whose) ?? 0) + 1);
    firstUnderWay += isFirst ? 1 : 0;
    try {
      const compute = (order: Order) => drawer.compute(order, ofPart, whose);
      const picture = await drawInRounds(request, { compute, ask, limits: { ...limits, answers } });
      ofPart.drawings += 1;
      return picture;
    } catch (thrown) {
      count(thrown instanceof DrawingFault ? thrown : new DrawingFault('unfit', String(thrown)), ofPart);
      return undefined;
    } finally {
      underWay -= 1;
      const left = (underWayOf.get(whose) ?? 1) - 1;
      if (left > 0) underWayOf.set(whose, left);
      else underWayOf.delete(whose);
      firstUnderWay -= isFirst ? 1 : 0;
      if (isRetired && underWay === 0) drawer.end();
    }
  }

  /**
   * One address may use all places, as that of a phone company does. It keeps no other from having some, nor what is everybody's, of
   * which there is little.
   */
  function mayWait(whose: string): boolean {
    const isFew =
      (underWayOf.get(whose) ?? 0) < limits.waitingOfOne && underWay < limits.waiting + limits.waitingBesides;
    return underWay < limits.waiting || isFew || whose === '';
  }

  function start(): DrawingWorker | undefined {
    if (!mayDraw()) return undefined;
    worker ??= begin();
    return worker;
  }

  return {
    start: () => void start(),
    draw(request, ofPart, there, whose = '') {
      const drawer = start();
      if (!drawer) return undefined;
      if (mayWait(whose)) return drawWith(drawer, request, ofPart, there, whose);
      count(new DrawingFault('refused', `${underWay} drawings are under way`), ofPart);
      return undefined;
    },
    isBusy: () => firstUnderWay >= limits.busy,
    memory: () => worker?.memory() ?? 0,
    async retire() {
      isRetired = true;
      if (underWay === 0) worker?.end();
      await worker?.gone;
    },
    async close() {
      isRetired = true;
      worker?.end();
      await worker?.gone;
    },
  };
}
