import type { LiveName } from '../pointers/liveName';
import { readBuild } from '../release/buildFolder';
import { checksOf, recordBrought } from '../release/checks';
import type { SigningKey } from './privateKey';
import { signBuild } from './signBuild';

/**
 * Signs a finished build in its folder, beside what it passed.
 *
 * @returns its release
 * @throws ReleaseError or DecodeError when it is no build, or what it passed was passed by other files
 */
export async function signFolder(name: LiveName, folder: string, key: SigningKey): Promise<string> {
  const build = await readBuild(name, folder);
  const passed = checksOf(name, build.checks, build.files);
  await recordBrought(folder, build.files, passed, signBuild({ name, build }, { key, trust: undefined }));
  return build.release;
}
