import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { decode } from 'shared-kernel/decode/decode';
import { siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import type { DeliveryConfig } from '../config/deliveryConfig';
import type { Page } from '../page/page';

/** Long enough for compression to make it smaller. */
export const ENTRY_CODE = `// entry ${'of the remote '.repeat(40)}\n`;

type Content = Readonly<Record<string, string>>;

/**
 * The files of a build of `mfe-scores` as webpack writes them; `changes` replaces some. Another remote has a page of its
 * own name.
 */
export function aRemoteBuild(
  changes: Content = {},
  description: { remote?: string; [field: string]: unknown } = {},
): Content {
  const path = (description.remote ?? 'mfe-scores') === 'mfe-scores' ? '/' : `/${description.remote}`;
  return {
    'release.json': JSON.stringify({
      schema: 1,
      remote: 'mfe-scores',
      version: '1.2.0',
      contract: 2,
      paths: [{ path, module: './App' }],
      slots: [],
      manifest: 'mf-manifest.json',
      entry: 'remoteEntry.0a1b.js',
      ...description,
    }),
    'mf-manifest.json': JSON.stringify({
      metaData: { remoteEntry: { name: 'remoteEntry.0a1b.js', path: '' } },
      exposes: [{ path: './App', assets: { js: { sync: ['App.77.js'], async: ['Detail.88.js'] }, css: {} } }],
    }),
    'remoteEntry.0a1b.js': ENTRY_CODE,
    'App.77.js': 'app();\n',
    'Detail.88.js': 'detail();\n',
    ...changes,
  };
}

export function aShellBuild(changes: Content = {}, description: object = {}): Content {
  return {
    'release.json': JSON.stringify({
      schema: 1,
      remote: 'shell',
      version: '1.0.0',
      contract: 2,
      scripts: ['main.0f.js'],
      styles: [],
      ...description,
    }),
    'main.0f.js': 'shell();\n',
    ...changes,
  };
}

/** Writes a build and returns its folder. */
export async function writeBuild(folder: string, content: Content): Promise<string> {
  for (const [name, text] of Object.entries(content)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return folder;
}

export function aConfig(dataDir: string, changes: Partial<DeliveryConfig> = {}, site: object = {}): DeliveryConfig {
  return {
    host: '127.0.0.1',
    port: 0,
    metrics: undefined,
    apiOrigin: 'http://127.0.0.1:9',
    trustProxy: ['loopback'],
    pageLimit: 1000,
    // A busy machine renders late, and what the test is about is rendered.
    renderPatience: 400,
    waitsForApi: false,
    drains: false,
    dataDir,
    internalOrigin: undefined,
    releaseKeys: [],
    publicUrl: undefined,
    logLevel: 'silent',
    inside: { token: 'a-token-of-tests', hosts: [] },
    site: decode(siteConfigSchema, { signature_secret: 'bí mật', ...site }),
    devServers: {},
    ...changes,
  };
}

/** The page of news, with nothing live. */
export function aPage(changes: Partial<Page> = {}): Page {
  return {
    head: {
      title: 'Tin tức bóng đá',
      description: 'Mới nhất',
      isDropped: false,
      canonical: undefined,
      feed: undefined,
      type: 'website',
      image: undefined,
      published: undefined,
      modified: undefined,
      data: [],
    },
    parts: { slots: new Map() },
    site: aConfig('/data').site,
    pointers: [],
    scripts: [],
    preloads: [],
    later: [],
    ...changes,
  };
}
