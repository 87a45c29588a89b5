import type { Answer, Ask, PageRequest } from 'shared-kernel/contract/serverEntry';
import { createOverruns } from './createOverruns';
import type { CountsOfRelease, RenderCounts } from './createRenderCounts';
import type { EntryFile } from './entryFile';
import type { Limits } from './limits';
import { RenderFault } from './renderFault';
import { type RenderResult, renderInRounds } from './renderInRounds';
import { type RenderWorker, startRenderWorker } from './startRenderWorker';
import type { Order } from './worker/messages';

/** Complete HTML of the address; HTML of the part's other addresses; or nothing of that part yet. */
export type Fallback = 'complete' | 'others' | 'none';

export type ReleaseRenderer = {
  /** Starts its worker, unless it runs or rests. */
  start(): void;
  /**
   * At once `undefined` when it rests, or too many are under way; otherwise the HTML, or `undefined` for a fault.
   *
   * @param fallback what can be shown meanwhile: the less there is, the longer it waits for its answers
   * @param visitor their address; empty for what is everybody's
   */
  render(
    request: PageRequest,
    counts: RenderCounts,
    fallback: Fallback,
    visitor?: string,
  ): Promise<RenderResult | undefined> | undefined;
  /** Whether so many parts are rendered for the first time that another one would be late. */
  isBusy(): boolean;
  /** Resident bytes of its worker; 0 without one. */
  memory(): number;
  /** Ends its worker, after the renderings that are under way. Resolves when the worker is gone. */
  retire(): Promise<void>;
  /** Ends its worker now. Resolves when it is gone. */
  close(): Promise<void>;
};

type Deps = {
  readonly ask: (ask: Ask) => Promise<Answer | undefined>;
  /** Receives each fault of the release. */
  readonly onFault: (fault: RenderFault) => void;
  /** Milliseconds of a clock that never jumps. */
  readonly now: () => number;
  readonly limits: Limits;
  readonly counts: CountsOfRelease;
};

/**
 * Renders with one release, in one worker after another: a fault that ends its worker lets the release rest, then it is
 * tried again. There is never more than one, even if an ended worker takes long to go.
 */
export function createReleaseRenderer(file: EntryFile, { ask, onFault, now, limits, counts }: Deps): ReleaseRenderer {
  let worker: RenderWorker | undefined;
  let restsUntil = Number.NEGATIVE_INFINITY;
  let underWay = 0;
  const underWayOf = new Map<string, number>();
  let firstUnderWay = 0;
  let isRetired = false;

  const mayRender = () => !isRetired && now() >= restsUntil;

  function count(fault: RenderFault, { faults }: RenderCounts): void {
    faults[fault.kind] += 1;
    onFault(fault);
  }

  function begin(): RenderWorker {
    const overruns = createOverruns(limits, now);
    const begun = startRenderWorker(file, limits, {
      onFault(fault, ofPart = counts.of('none')) {
        restsUntil = now() + limits.cooldownMs;
        count(fault, ofPart);
      },
      onComputed(took, ofPart) {
        ofPart.computed += took;
        if (overruns.add(took)) ofPart.overruns += 1;
        if (overruns.areTooMany())
          begun.end(new RenderFault('overruns', `it computed for ${Math.round(took)} ms, and too often so long`));
      },
      onGone() {
        worker = undefined;
      },
    });
    return begun;
  }

  async function renderWith(
    running: RenderWorker,
    request: PageRequest,
    ofPart: RenderCounts,
    fallback: Fallback,
    visitor: string,
  ): Promise<RenderResult | undefined> {
    const { answersMs: usual, firstAnswersMs, emptyAnswersMs } = limits;
    const answersMs = { complete: usual, others: firstAnswersMs, none: emptyAnswersMs }[fallback];
    const isFirst = fallback !== 'complete';
    underWay += 1;
    underWayOf.set(visitor, (underWayOf.get(visitor) ?? 0) + 1);
    firstUnderWay += isFirst ? 1 : 0;
    try {
      const compute = (order: Order) => running.compute(order, ofPart, visitor);
      const result = await renderInRounds(request, { compute, ask, limits: { ...limits, answersMs } });
      ofPart.renders += 1;
      return result;
    } catch (thrown) {
      count(thrown instanceof RenderFault ? thrown : new RenderFault('unfit', String(thrown)), ofPart);
      return undefined;
    } finally {
      underWay -= 1;
      const left = (underWayOf.get(visitor) ?? 1) - 1;
      if (left > 0) underWayOf.set(visitor, left);
      else underWayOf.delete(visitor);
      firstUnderWay -= isFirst ? 1 : 0;
      if (isRetired && underWay === 0) running.end();
    }
  }

  /**
   * One address may use all places, as that of a phone company does. It keeps no other from having some, nor what is everybody's, of
   * which there is little.
   */
  function mayWait(visitor: string): boolean {
    const isFew =
      (underWayOf.get(visitor) ?? 0) < limits.waitingOfOne && underWay < limits.waiting + limits.waitingBesides;
    return underWay < limits.waiting || isFew || visitor === '';
  }

  function start(): RenderWorker | undefined {
    if (!mayRender()) return undefined;
    worker ??= begin();
    return worker;
  }

  return {
    start: () => void start(),
    render(request, ofPart, fallback, visitor = '') {
      const running = start();
      if (!running) return undefined;
      if (mayWait(visitor)) return renderWith(running, request, ofPart, fallback, visitor);
      count(new RenderFault('refused', `${underWay} renderings are under way`), ofPart);
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
