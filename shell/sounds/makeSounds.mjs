import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { soundFiles } from './synthesis.mjs';

/** `npm run sounds` rewrites the sounds of the site. Run it after a change of `synthesis.mjs`. */
const FOLDER = path.join(import.meta.dirname, '../src/state/notices/sounds');

for (const [name, bytes] of soundFiles()) writeFileSync(path.join(FOLDER, name), bytes);
