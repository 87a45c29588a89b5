import { execFile } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT, type Stage, stageNamed } from './dockerfile';

const run = promisify(execFile);

/** The user without rights, on Debian and elsewhere. */
const NOBODY = 65_534;

/** The user of the images: `nobody` when we are root, who may write everywhere. */
export const UNPRIVILEGED = userInfo().uid === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** The project's images as folders, since there is no Docker here. */
export type Images = {
  /** The Dockerfile's stage of an image. */
  stage(name: string): Stage;
  /** `/app` of an image; it is read-only. */
  appOf(name: string): string;
  /** A folder that the images' user may write, like a volume. */
  volume(): Promise<string>;
  remove(): Promise<void>;
};

/**
 * Creates the folders by the Dockerfile's own `COPY` and `RUN` lines; installing and building are done already.
 *
 * @throws Error with the output of a command
 */
export async function layOutImages(names: readonly string[]): Promise<Images> {
  const home = await mkdtemp(join(tmpdir(), 'tyso-images-'));
  await chmod(home, 0o755);
  const out = join(home, 'out');
  await makeBuildStage(join(home, 'tyso'), out);
  for (const name of names) await makeImage(stageNamed(name), join(home, name), out);
  return {
    stage: stageNamed,
    appOf: (name) => join(home, name),
    async volume() {
      const folder = await mkdtemp(join(home, 'volume-'));
      const { uid, gid } = UNPRIVILEGED;
      if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
      return folder;
    },
    async remove() {
      await run('chmod', ['-R', 'u+w', home]);
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** The result of the `build` stage for the others: the workspace as it is, and packages with their runtime files. */
async function makeBuildStage(workspace: string, out: string): Promise<void> {
  const { copies, runs } = stageNamed('build');
  const manifests = copies.filter(({ sources }) => !sources.includes('.')).flatMap(({ sources }) => sources);
  for (const file of [...manifests, 'server/api/dist', 'server/delivery/dist']) {
    await mkdir(dirname(join(workspace, file)), { recursive: true });
    await cp(join(ROOT, file), join(workspace, file), { recursive: true });
  }
  for (const line of runs.filter((one) => !/ (?:install|run build)\b/.test(one))) {
    await run('sh', ['-ec', line.replaceAll(' /out/', ` ${out}/`)], { cwd: workspace });
  }
}

async function makeImage({ copies }: Stage, app: string, out: string): Promise<void> {
  for (const { sources, target } of copies) {
    for (const source of sources) {
      const from = source.startsWith('/out/') ? join(out, source.slice(5)) : join(ROOT, source.slice('/tyso/'.length));
      await cp(from, join(app, target), { recursive: true, verbatimSymlinks: true });
    }
  }
  await run('chmod', ['-R', 'a-w,a+rX', app]);
}
