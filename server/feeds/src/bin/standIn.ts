import { fileURLToPath } from 'node:url';
import { standInCommand } from '../standIn/standInCommand';

/** Both `src/bin` and `dist/bin` are two folders below the one with the recordings. */
const recordings = fileURLToPath(new URL('../../recordings', import.meta.url));

process.exitCode = await standInCommand(process.argv.slice(2), { recordings, print: console.log });
