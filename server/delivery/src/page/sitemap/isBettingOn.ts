import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import type { Http } from 'shared-kernel/http/createSignedFetcher';
import { fetchBettingOn } from '../reading/fetchBettingOn';

/** Whether the site's settings allow betting adverts; when that is unknown they do not. */
export async function isBettingOn(http: Http, report: Report): Promise<boolean> {
  try {
    return await fetchBettingOn(http, report);
  } catch (error) {
    report(toError(error));
    return false;
  }
}
