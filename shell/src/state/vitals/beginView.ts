import { decode } from 'shared-kernel/decode/decode';
import { VIEW_PATH } from 'shared-kernel/protocol/beaconLimits';
import { viewAnswerSchema } from 'shared-kernel/protocol/viewAnswer';
import type { Fetch } from '../boot/fetchJson';

/** After a failure it asks again so much later, in milliseconds, and then no more. */
const RETRIES_MS = [5_000, 30_000];

type Deps = {
  fetch: Fetch;
  /** Calls back after so many milliseconds. */
  after: (ms: number, run: () => void) => void;
};

/** Asks for the page's view, which its messages carry. A server from before that has none: nobody hears of the visit. */
export async function beginView({ fetch, after }: Deps, onView: (view: string) => void): Promise<void> {
  for (const wait of [0, ...RETRIES_MS]) {
    if (wait > 0) await new Promise<void>((resolve) => after(wait, resolve));
    const view = await askForView(fetch);
    if (view !== undefined) return onView(view);
  }
}

async function askForView(fetch: Fetch): Promise<string | undefined> {
  try {
    const answer = await fetch(VIEW_PATH, { method: 'POST', cache: 'no-store' });
    return answer.ok ? decode(viewAnswerSchema, await answer.json()).view : undefined;
  } catch {
    return undefined;
  }
}
