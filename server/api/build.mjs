import { copyFile } from 'node:fs/promises';
import '../../tooling/build/server.mjs';
import { emptyStore } from './emptyStore.mjs';

/** Like every server; in addition, the files of a new embedded store. */
await copyFile(await emptyStore(), new URL('dist/emptyStore.tar.gz', import.meta.url));
