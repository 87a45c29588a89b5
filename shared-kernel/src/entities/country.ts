import * as v from 'valibot';
import { text } from '../decode/fields';
import { id } from './id';

export const countrySchema = v.object({ id, name: text });

export type Country = v.InferOutput<typeof countrySchema>;
