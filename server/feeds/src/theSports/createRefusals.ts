import type { Report } from 'shared-kernel/decode/decode';
import { type Due, dueIn, isDue } from './lanes/due';
import { RefusedError } from './read/answer';

/** Seconds until the vendor is asked again for what the plan did not include: a plan may grow. */
const AGAIN = 3600;

/** Which endpoints the account's plan does not include, as far as they were asked. */
export type Refusals = {
  /** The plan refused it the last time, so nothing waits for its answers. */
  has(endpoint: string): boolean;
  /** It may be asked now. */
  isDue(endpoint: string, now: number): boolean;
  /**
   * Asks. The plan's refusal is no failure: it is reported once.
   *
   * @returns whether the plan includes it
   * @throws whatever `ask` throws otherwise
   */
  attempt(endpoint: string, now: number, ask: () => Promise<void>): Promise<boolean>;
  /** Each endpoint that was asked, and whether it is left out. */
  list(): (readonly [endpoint: string, isLeftOut: boolean])[];
};

export function createRefusals(report: Report): Refusals {
  const asked = new Map<string, Due | undefined>();
  const has = (endpoint: string) => asked.get(endpoint) !== undefined;
  return {
    has,
    isDue: (endpoint, now) => isDue(asked.get(endpoint), now),
    async attempt(endpoint, now, ask) {
      try {
        await ask();
        asked.set(endpoint, undefined);
        return true;
      } catch (error) {
        if (!(error instanceof RefusedError) || error.reason !== 'plan') throw error;
        if (!has(endpoint)) report(new Error(`${error.message}; the site does without, and asks again each hour`));
        asked.set(endpoint, dueIn(AGAIN, now));
        return false;
      }
    },
    list: () => [...asked].map(([endpoint, due]) => [endpoint, due !== undefined]),
  };
}
