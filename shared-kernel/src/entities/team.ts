import * as v from 'valibot';
import { text } from '../decode/fields';
import { secondary } from '../decode/leftOut';
import { id } from './id';

export const teamSchema = v.object({ id, name: text, logo: secondary('logo', text) });

export type Team = v.InferOutput<typeof teamSchema>;
