import * as v from 'valibot';
import { id, optional, text } from '../decode/fields';

export const teamSchema = v.object({ id, name: text, logo: optional(text) });

export type Team = v.InferOutput<typeof teamSchema>;
