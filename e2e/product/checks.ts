import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The value that a browser compares a script with before it runs it. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * Records the scripts of a build. After a test changed some of them, the returned function updates their checks in the
 * scripts that use them, as a real build of other code would have.
 */
export async function keepChecks(folder: string): Promise<() => Promise<void>> {
  const before = await checksIn(folder);
  return async () => {
    const after = await checksIn(folder);
    for (const file of after.keys()) {
      const text = await readFile(join(folder, file), 'utf8');
      const checked = [...before].reduce((whole, [name, old]) => whole.replaceAll(old, after.get(name) ?? old), text);
      if (checked !== text) await writeFile(join(folder, file), checked);
    }
  };
}

async function checksIn(folder: string): Promise<Map<string, string>> {
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const checks = scripts.map(async (file) => [file, integrityOf(await readFile(join(folder, file)))] as const);
  return new Map(await Promise.all(checks));
}
