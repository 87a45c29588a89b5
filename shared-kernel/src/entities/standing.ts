import * as v from 'valibot';
import { flag, text } from '../decode/fields';
import { secondary } from '../decode/leftOut';
import { id } from './id';

/** A competition that has a league table. `country` is that of its matches. */
export const standingSchema = v.object({
  id,
  name: text,
  country: secondary('country', text),
  is_hot: secondary('is_hot', flag, false),
});

export type Standing = v.InferOutput<typeof standingSchema>;
