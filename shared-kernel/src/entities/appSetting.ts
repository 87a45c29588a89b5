import * as v from 'valibot';
import { flag, id, text, withDefault } from '../decode/fields';
import { webLink } from './banner';

/** `/api/AppSetting`: settings that are content (S6). */
export const appSettingSchema = v.object({
  euro_competition_ids: withDefault(v.array(id), []),
  /** Off: no betting advert is shown anywhere, without a release. */
  betting_adverts: withDefault(flag, true),
  social_links: withDefault(v.array(v.object({ name: text, link: webLink })), []),
});

export type AppSetting = v.InferOutput<typeof appSettingSchema>;
