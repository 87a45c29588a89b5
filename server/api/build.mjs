import { copyFile } from 'node:fs/promises';
import '../../tooling/build/server.mjs';
import { emptyStore } from './emptyStore.mjs';

/** As every server, and beside it the files that a new embedded store begins with. */
await copyFile(await emptyStore(), new URL('dist/emptyStore.tar.gz', import.meta.url));
