import * as v from 'valibot';
import { flag, text } from '../decode/fields';
import { secondary } from '../decode/leftOut';
import { id } from './id';

/** `primary_color` is a CSS hex colour that carries white text. */
export const competitionSchema = v.object({
  id,
  name: text,
  short_name: secondary('short_name', text, ''),
  primary_color: secondary('primary_color', text),
  logo: secondary('logo', text),
  is_hot: secondary('is_hot', flag, false),
});

export type Competition = v.InferOutput<typeof competitionSchema>;
