import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folders of a command. */
export type CommandPlace = {
  /** Base of relative paths. npm runs a script in the project's folder, and keeps the caller's folder in `INIT_CWD`. */
  readonly cwd: string;
  /** The folder with the packages, of a checkout or of an image. */
  readonly root: string;
  readonly dataDir: string;
};

/** @param bundle the address of `server/<server>/dist/bin/<command>.js` */
export function commandPlace(bundle: string, env: NodeJS.ProcessEnv = process.env): CommandPlace {
  const cwd = env.INIT_CWD || process.cwd();
  const root = fileURLToPath(new URL('../../../../', bundle));
  const dataDir = env.DATA_DIR?.trim() || undefined;
  return { cwd, root, dataDir: dataDir === undefined ? path.join(root, '.data') : path.resolve(cwd, dataDir) };
}
