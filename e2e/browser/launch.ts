import type { LaunchOptions } from '@playwright/test';
import { npmChromium } from './npmChromium';

/**
 * The Chromium for tests: that of `CHROMIUM_PATH`; on Linux the one that npm installed, so that a bare machine needs no
 * display and no system package; elsewhere the installed Chrome.
 */
export async function launchOptions(): Promise<LaunchOptions> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH, args: FLAGS };
  if (process.platform !== 'linux') return { channel: 'chrome' };
  const { executablePath, env } = await npmChromium();
  return { executablePath, env: { ...process.env, ...env }, args: FLAGS };
}

/** Containers have no user namespaces for the sandbox, and no graphics card. */
const FLAGS = ['--no-sandbox', '--disable-gpu'];
