import * as v from 'valibot';
import { text } from '../decode/fields';

/** `mf-manifest.json` of a release, as far as the shell's federation needs it. */
export const manifestSchema = v.object({
  metaData: v.object({ remoteEntry: v.object({ name: text }) }),
  exposes: v.array(v.object({ path: text })),
});
