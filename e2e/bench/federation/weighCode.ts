import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes after brotli of all scripts and manifests of a data folder's releases: what a visitor of every page loads. */
export async function weighCode(dataDir: string): Promise<number> {
  const folder = join(dataDir, 'site/r');
  const files = await readdir(folder, { recursive: true });
  const code = files.filter((file) => /(?:\.js|mf-manifest\.json)\.br$/.test(file));
  const sizes = await Promise.all(code.map(async (file) => (await stat(join(folder, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
