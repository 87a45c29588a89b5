import type { balanceHtml } from './balanceHtml';
import type { FrameRule, frameRule } from './frameRule';
import type { Entry, loadEntry } from './loadEntry';
import type { Order, Outcome, WorkerData, WorkerMessage } from './messages';
import type { openRealm } from './openRealm';
import type { plainValues } from './plainValues';

export type Parts = {
  readonly openRealm: typeof openRealm;
  readonly loadEntry: typeof loadEntry;
  readonly plainValues: typeof plainValues;
  readonly balanceHtml: typeof balanceHtml;
  readonly frameRule: typeof frameRule;
};

/**
 * A release's entry in a process of its own: loads it, then computes what it is asked to, one at a time.
 *
 * It is passed to the process as text, so that it runs alike from sources, tests and bundles. So it may use nothing
 * from outside of itself, not even an import.
 */
export function drawingWorker(
  data: WorkerData,
  { openRealm, loadEntry, plainValues, balanceHtml, frameRule }: Parts,
): void {
  const { createRequire } = process.getBuiltinModule('node:module');
  const { Script } = process.getBuiltinModule('node:vm');
  const parser: typeof import('parse5') = createRequire(data.parser)(data.parser);
  const addresses = process.getBuiltinModule('node:url');
  const plain = plainValues((html, request) => balanceHtml(parser, html, framesOf(request)), data.sizes);
  const realm = openRealm();
  const worker = process;

  type Step = Extract<Outcome, { kind: 'failed' }>['why'];
  let step: Step = 'loading';
  let hasStrayed = false;

  const say = (said: WorkerMessage) => worker.send?.(said);

  /** Its words come from the entry, so reading them may throw again. */
  function wordsOf(thrown: unknown): string {
    try {
      return String(Object(thrown).message ?? thrown).slice(0, 200);
    } catch {
      return 'something without words';
    }
  }

  /** Its server ends what has no end; this limit is for a worker whose server is gone. */
  const script = new Script('run()');
  function withEnd<T>(run: () => T): T {
    Object.assign(globalThis, { run });
    return script.runInThisContext({ timeout: data.longest });
  }

  function compute(work: () => Outcome): void {
    hasStrayed = false;
    const begun = worker.cpuUsage();
    let outcome: Outcome;
    try {
      outcome = withEnd(work);
    } catch (thrown) {
      outcome = { kind: 'failed', why: step, message: wordsOf(thrown) };
    }
    const { user, system } = worker.cpuUsage(begun);
    say({ kind: 'done', outcome, took: (user + system) / 1000, holds: worker.memoryUsage.rss() });
  }

  /** Timers and forgotten promises of the entry may throw what they like: one a computation is reported, and no more. */
  function stray(thrown: unknown): void {
    if (!hasStrayed) say({ kind: 'strayed', message: wordsOf(thrown) });
    hasStrayed = true;
  }

  function during<T>(now: Step, work: () => T): T {
    step = now;
    return work();
  }

  function carryOut({ addresses, ...pictures }: Entry, { of, request, now, answers, asked, mayAsk }: Order): Outcome {
    const maker = of === 'picture' ? pictures : addresses;
    if (!maker) return { kind: 'made', made: undefined };
    realm.setNow(now);
    const given = Object(realm.parse(`[${request},[${answers}]]`));
    if (mayAsk) {
      const needed = during('threw', () => maker.needs(given[0], given[1]));
      const asks = during('unfit', () => plain.asks(needed, asked));
      if (asks.length > 0) return { kind: 'asks', asks };
    }
    const made = during('threw', () => ('draw' in maker ? maker.draw : maker.list)(given[0], given[1]));
    const plainly = of === 'picture' ? () => plain.drawn(made, request) : () => plain.listed(made);
    return { kind: 'made', made: during('unfit', plainly) };
  }

  /** Read from the order itself, and not from what the entry has had in hand. */
  function framesOf(request: string): FrameRule {
    const { site, publicUrl } = JSON.parse(request);
    return frameRule(addresses, String(site.standings_url), publicUrl);
  }

  /** When the machine has too little of anything, this process goes without before those that visitors wait for. */
  function standBack(): void {
    const { writeFileSync } = process.getBuiltinModule('node:fs');
    const { setPriority } = process.getBuiltinModule('node:os');
    try {
      setPriority(5);
      writeFileSync('/proc/self/oom_score_adj', '1000');
    } catch {
      // Not every system has them.
    }
  }

  // Its server decides when it ends: a signal to all of a terminal is for the server.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) worker.on(signal, () => {});
  worker.on('disconnect', () => worker.exit());
  // Promises that nobody caught come here, too.
  worker.on('uncaughtException', stray);
  standBack();
  compute(() => {
    const entry = loadEntry(realm, data);
    worker.on('message', (order: Order) => compute(() => carryOut(entry, order)));
    return { kind: 'loaded' };
  });
}
