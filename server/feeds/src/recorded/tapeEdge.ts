import type { Report } from 'shared-kernel/decode/decode';
import type { PushHandlers, VendorEdge } from '../vendorEdge';
import type { VirtualClock } from './createVirtualClock';
import { type RecordedAnswer, type RecordedEntry, unpackBytes } from './format';
import type { Scrub } from './secrets';

type Options = {
  /** The entries of one feed, in order. */
  entries: readonly RecordedEntry[];
  clock: VirtualClock;
  /** The one of the recording; addresses are compared without secrets. */
  scrub: Scrub;
  report: Report;
};

type PushEntry = Extract<RecordedEntry, { kind: 'opened' | 'message' | 'lost' }>;

/** An edge that answers from a recording, by its clock: what the vendor said when it was asked at about this time. */
export function tapeEdge({ entries, clock, scrub, report }: Options): VendorEdge {
  const answers = new Map<string, RecordedAnswer[]>();
  const chances: number[] = [];
  const pushes: PushEntry[] = [];
  for (const entry of entries) {
    if (entry.kind === 'answer' || entry.kind === 'failure') {
      const key = `${entry.method} ${entry.url}`;
      const known = answers.get(key);
      if (known) known.push(entry);
      else answers.set(key, [entry]);
    } else if (entry.kind === 'chance') chances.push(entry.value);
    else if (entry.kind !== 'end') pushes.push(entry);
  }
  for (const one of answers.values()) one.sort((a, b) => a.askedAt - b.askedAt);
  let used = 0;
  let lines = 0;

  async function answer(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    clock.stir();
    const request = input instanceof Request ? input : undefined;
    const key = `${init?.method ?? request?.method ?? 'GET'} ${scrub.text(request?.url ?? String(input))}`;
    const found = nearest(answers.get(key) ?? [], clock.now());
    if (!found) throw failed(`the recording has no answer to ${key}`);
    await new Promise<void>((resolve) => clock.at(clock.now() + found.at - found.askedAt, resolve));
    clock.stir();
    if (found.kind === 'failure') throw failed(found.message);
    const { status, headers } = found;
    const isEmpty = [204, 205, 304].includes(status);
    return new Response(isEmpty ? null : new Uint8Array(unpackBytes(found)), { status, headers });
  }

  function listen(handlers: PushHandlers): () => void {
    const line = lines++;
    const ahead = pushes.filter((one) => one.line === line && one.at >= clock.now());
    let cancel = () => {};
    // Only the next is waited for: the clock looks at all who sleep at each step.
    function awaitNext(index: number): void {
      const next = ahead[index];
      if (!next) return;
      cancel = clock.at(next.at, () => {
        awaitNext(index + 1);
        deliver(next, handlers);
      });
    }
    awaitNext(0);
    return () => cancel();
  }

  return {
    clock,
    report,
    random: () => chances[used++] ?? 0.5,
    fetch: answer,
    subscribe: (_, handlers) => listen(handlers),
  };
}

function deliver(entry: PushEntry, handlers: PushHandlers): void {
  if (entry.kind === 'opened') handlers.onOpen();
  else if (entry.kind === 'lost') handlers.onLost(new Error(entry.message));
  else handlers.onMessage(unpackBytes(entry));
}

/** The answer to the question that was asked nearest to now. The list is in the order of questions. */
function nearest(answers: readonly RecordedAnswer[], now: number): RecordedAnswer | undefined {
  let [from, until] = [0, answers.length];
  while (from < until) {
    const middle = (from + until) >> 1;
    if ((answers[middle]?.askedAt ?? now) < now) from = middle + 1;
    else until = middle;
  }
  const [before, after] = [answers[from - 1], answers[from]];
  if (!before || !after) return before ?? after;
  return now - before.askedAt <= after.askedAt - now ? before : after;
}

/** The error with which `fetch` fails. */
function failed(message: string): TypeError {
  return new TypeError('fetch failed', { cause: new Error(message) });
}
