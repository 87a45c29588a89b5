import { decode } from 'shared-kernel/decode/decode';
import { VIEW_PATH, VIEW_SECONDS } from 'shared-kernel/protocol/beaconLimits';
import { viewAnswerSchema } from 'shared-kernel/protocol/viewAnswer';
import type { Fetch } from '../boot/fetchJson';

/** After a failure it asks again so much later, in milliseconds. */
const RETRY_MS = 60_000;

/** A server with these answers has no views, or none for this page: asking again would change nothing. */
const FINAL = [403, 404, 405];

type Deps = {
  fetch: Fetch;
  /** Calls back after so many milliseconds. */
  after: (ms: number, run: () => void) => void;
};

/**
 * Asks for the page's view, which its messages carry, and for another one when its time is over. Nobody hears of a
 * visit without one.
 */
export async function beginView({ fetch, after }: Deps, onView: (view: string) => void): Promise<void> {
  const answer = await ask(fetch);
  if (answer === 'none') return;
  if (answer) onView(answer.view);
  after(answer ? VIEW_SECONDS * 1000 : RETRY_MS, () => void beginView({ fetch, after }, onView));
}

async function ask(fetch: Fetch) {
  try {
    const answer = await fetch(VIEW_PATH, { method: 'POST', cache: 'no-store' });
    if (FINAL.includes(answer.status)) return 'none';
    return answer.ok ? decode(viewAnswerSchema, await answer.json()) : undefined;
  } catch {
    return undefined;
  }
}
