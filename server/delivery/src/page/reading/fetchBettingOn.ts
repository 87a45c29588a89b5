import type { Report } from 'shared-kernel/decode/decode';
import { appSettingSchema } from 'shared-kernel/entities/appSetting';
import type { Http } from 'shared-kernel/http/createSignedFetcher';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { REST_PATHS } from 'shared-kernel/protocol/rest';

/**
 * Whether the site's settings allow betting adverts. Without settings they do not.
 *
 * @throws HttpError when no usable answer came, DecodeError when it had the wrong shape
 */
export async function fetchBettingOn(http: Http, report: Report): Promise<boolean> {
  const setting = await http.get(REST_PATHS.appSetting, { decode: recordAnswer(appSettingSchema, report) });
  return setting?.betting_adverts ?? false;
}
