import * as v from 'valibot';
import { id, text } from '../decode/fields';

export const countrySchema = v.object({ id, name: text });

export type Country = v.InferOutput<typeof countrySchema>;
