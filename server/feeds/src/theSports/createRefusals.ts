import type { Report } from 'shared-kernel/decode/decode';
import { VendorError } from '../polled/jsonFetcher';
import { SPARE } from './endpoints';
import { type Due, dueIn, isDue } from './polls/due';
import { RefusedError } from './read/vendorResponse';

/** Seconds until the vendor is asked again for what the plan did not include, for it may grow, or what failed alone. */
const RETRY_SECONDS = 3600;

/** The status of haste. */
const TOO_MANY = 429;

/** Which endpoints are left out for a while: the account's plan does not include them, or a spare one fails. */
export type Refusals = {
  /** It was left out the last time, so nothing waits for its answers. */
  has(endpoint: string): boolean;
  /** It may be asked now. */
  isDue(endpoint: string, now: number): boolean;
  /**
   * Asks. What leaves an endpoint out is no failure of the vendor: it is reported once.
   *
   * @returns whether it was answered
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
        if (!(error instanceof VendorError) || !isOfOne(endpoint, error)) throw error;
        if (!has(endpoint)) report(new Error(`${error.message}; the site does without, and asks again each hour`));
        asked.set(endpoint, dueIn(RETRY_SECONDS, now));
        return false;
      }
    },
    list: () => [...asked].map(([endpoint, due]) => [endpoint, due !== undefined]),
  };
}

/** Whether an error concerns this endpoint alone. One that came without an answer, or for haste, concerns the vendor. */
function isOfOne(endpoint: string, error: VendorError): boolean {
  if (error instanceof RefusedError) return error.reason === 'plan';
  return SPARE.has(endpoint) && error.status !== undefined && error.status !== TOO_MANY;
}
