import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import { appSettingSchema } from 'shared-kernel/entities/appSetting';
import type { Http } from 'shared-kernel/http/createSignedFetcher';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { REST_PATHS } from 'shared-kernel/protocol/rest';

/** Whether the site's settings allow betting adverts; without settings, and when they are unknown, they do not. */
export async function isBettingOn(http: Http, report: Report): Promise<boolean> {
  try {
    const setting = await http.get(REST_PATHS.appSetting, { decode: recordAnswer(appSettingSchema, report) });
    return setting?.betting_adverts ?? false;
  } catch (error) {
    report(toError(error));
    return false;
  }
}
