import * as v from 'valibot';
import { flag, id, optional, text, withDefault } from '../decode/fields';

/** `primary_color` is a CSS hex colour that carries white text. */
export const competitionSchema = v.object({
  id,
  name: text,
  short_name: withDefault(text, ''),
  primary_color: optional(text),
  logo: optional(text),
  is_hot: withDefault(flag, false),
});

export type Competition = v.InferOutput<typeof competitionSchema>;
