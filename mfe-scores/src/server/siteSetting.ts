import type { Answer, Ask } from 'shared-kernel/contract/serverEntry';
import { type AppSetting, appSettingSchema } from 'shared-kernel/entities/appSetting';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { readAnswer } from 'shared-kernel/server/readAnswer';

export const SETTING: Ask = { key: 'setting', path: REST_PATHS.appSetting };

const read = recordAnswer(appSettingSchema, () => {});

/** The settings of the site; `undefined` when they did not come. */
export function settingIn(answers: readonly Answer[]): AppSetting | undefined {
  return readAnswer(answers, SETTING.key, read);
}
