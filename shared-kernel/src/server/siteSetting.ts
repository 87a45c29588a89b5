import type { Answer, Ask } from '../contract/serverEntry';
import { type AppSetting, appSettingSchema } from '../entities/appSetting';
import { recordAnswer } from '../protocol/dataAnswer';
import { REST_PATHS } from '../protocol/rest';
import { readAnswer } from './readAnswer';

/** What a server entry asks for to know the settings of the site. */
export const SETTING: Ask = { key: 'setting', path: REST_PATHS.appSetting };

/** The app reports what it cannot read. */
const read = recordAnswer(appSettingSchema, () => {});

/** The settings of the site; `undefined` when they did not come. */
export function settingIn(answers: readonly Answer[]): AppSetting | undefined {
  return readAnswer(answers, SETTING.key, read);
}
