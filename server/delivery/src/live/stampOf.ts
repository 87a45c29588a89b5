import { stat } from 'node:fs/promises';

/** Identifies the state of a file without reading it, and of who may read it; empty when there is none. */
export async function stampOf(file: string): Promise<string> {
  const stats = await stat(file, { bigint: true }).catch(() => undefined);
  return stats ? `${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}` : '';
}
