import { fileURLToPath } from 'node:url';
import { fakeVendorCommand } from '../fakeVendors/fakeVendorCommand';

/** Both `src/bin` and `dist/bin` are two folders below the one with the recordings. */
const recordings = fileURLToPath(new URL('../../recordings', import.meta.url));

process.exitCode = await fakeVendorCommand(process.argv.slice(2), { recordings, print: console.log });
