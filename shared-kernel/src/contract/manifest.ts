import * as v from 'valibot';
import { text } from '../decode/fields';

/** The parts of a release's `mf-manifest.json` that the shell's federation needs. */
export const manifestSchema = v.object({
  metaData: v.object({ remoteEntry: v.object({ name: text }) }),
  exposes: v.array(v.object({ path: text })),
});
