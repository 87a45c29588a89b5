import { execFile } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT, type Stage, stageNamed } from './dockerfile';
import { appOf, CLOCK, IMAGES, NODE } from './images';

const run = promisify(execFile);

/**
 * Creates the folders by the Dockerfile's own `COPY` and `RUN` lines; installing and building are done already.
 *
 * @throws Error with the output of a command
 */
export async function layOutImages(names: readonly string[]): Promise<void> {
  await mkdir(IMAGES, { mode: 0o755 });
  await cp(join(ROOT, 'e2e/clock'), dirname(CLOCK), { recursive: true });
  await cp(process.execPath, NODE);
  const out = join(IMAGES, 'out');
  await makeServers(join(IMAGES, 'tyso'), out);
  for (const name of names) await makeImage(stageNamed(name), appOf(name), out);
}

export async function removeImages(): Promise<void> {
  await run('chmod', ['-R', 'u+w', IMAGES]);
  await rm(IMAGES, { recursive: true, force: true });
}

/** What the stages of the servers have for the images: their packages with their runtime files. */
async function makeServers(workspace: string, out: string): Promise<void> {
  const manifests = stageNamed('dependencies').copies.flatMap(({ sources }) => sources);
  const runs = ['build-api', 'build-delivery'].flatMap((name) => stageNamed(name).runs);
  for (const file of [...manifests, 'server/api/dist', 'server/delivery/dist', 'server/delivery/pictures']) {
    await mkdir(dirname(join(workspace, file)), { recursive: true });
    await cp(join(ROOT, file), join(workspace, file), { recursive: true });
  }
  for (const line of runs.filter((one) => !/ run build\b/.test(one))) {
    await run('sh', ['-ec', line.replaceAll(' /out/', ` ${out}/`)], { cwd: workspace });
  }
}

async function makeImage({ copies }: Stage, app: string, out: string): Promise<void> {
  for (const { sources, target } of copies) {
    for (const source of sources) {
      const from = source.startsWith('/out/')
        ? join(out, source.slice(5))
        : join(ROOT, source.replace(/^\/tyso\//, ''));
      await cp(from, join(app, target), { recursive: true, verbatimSymlinks: true });
    }
  }
  await run('chmod', ['-R', 'a-w,a+rX', app]);
}
