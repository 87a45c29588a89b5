import { link, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from 'server-shared/files/errorCode';
import { draftOf } from '../pointers/writeWhole';

/** Writes a file unless there is one: it appears whole or not at all. @returns whether it was written */
export async function writeOnce(file: string, text: string, mode = 0o644): Promise<boolean> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = draftOf(file);
  try {
    const handle = await open(draft, 'wx', mode);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await link(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
