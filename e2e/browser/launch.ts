import type { LaunchOptions } from '@playwright/test';
import { npmChromium } from './npmChromium';

/**
 * The Chromium for tests: that of `CHROMIUM_PATH`; on Linux the one that npm installed, so that a bare machine needs no
 * display and no system package; elsewhere the installed Chrome.
 */
export async function launchOptions(): Promise<LaunchOptions> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH, args: FLAGS };
  if (process.platform !== 'linux') return { channel: 'chrome', args: [`--user-agent=${VISITOR}`] };
  const { executablePath, env } = await npmChromium();
  return { executablePath, env: { ...process.env, ...env }, args: FLAGS };
}

/**
 * As a visitor's browser calls itself: what a bot says counts for nothing, and headless browsers call themselves one. Not
 * a setting of the context, which does not reach what a page sends while it is left.
 */
export const VISITOR =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';

/** Containers have no user namespaces for the sandbox, and no graphics card. */
const FLAGS = ['--no-sandbox', '--disable-gpu', `--user-agent=${VISITOR}`];
