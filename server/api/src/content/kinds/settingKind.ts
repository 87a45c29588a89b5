import { decode } from 'shared-kernel/decode/decode';
import { appSettingSchema } from 'shared-kernel/entities/appSetting';
import * as v from 'valibot';
import { type ContentKind, fingerprintOf } from './contentKind';

const NAMES = [
  'euro_competition_ids',
  'competition_order',
  'betting_adverts',
  'social_links',
  'advertising_contact',
  'price_format',
] as const;

const nameSchema = v.picklist(NAMES, `one of ${NAMES.join(', ')}`);

/** A setting in a publication; the schema of `/api/AppSetting` decides what is valid. */
const settingItemSchema = v.object({ name: v.unknown(), value: v.unknown() });

type SettingItem = { name: v.InferOutput<typeof nameSchema>; value: unknown };

/** The item with its value as visitors get it, null for none. @throws DecodeError that names the value */
export function decodeSetting(raw: unknown, at: string): SettingItem {
  const { name: given, value } = decode(settingItemSchema, raw, at);
  const name = decode(nameSchema, given, at);
  return { name, value: decode(appSettingSchema, { [name]: value }, at, refuse)[name] ?? null };
}

/** For visitors an unreadable setting is left out; its publisher gets the error. */
function refuse(error: Error): never {
  throw error;
}

/** `/api/AppSetting`. A removed setting returns to its default. */
export const settingKind: ContentKind = {
  async published(content) {
    const settings = await content.settings();
    return settings.map(({ name, value }) => ({
      key: name,
      title: name,
      fingerprint: settingFingerprint(name, value),
    }));
  },

  async put(content, raw, at) {
    const { name, value } = decodeSetting(raw, at);
    await content.putSetting(name, JSON.stringify(value));
  },

  takeDown: (content, name) => content.removeSetting(name),
};

/** The store does not keep the order of JSON keys, so a value is decoded before it is compared. */
function settingFingerprint(name: string, value: unknown): string {
  try {
    return fingerprintOf(decodeSetting({ name, value }, 'app_setting'));
  } catch {
    return '';
  }
}
