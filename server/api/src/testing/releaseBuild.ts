import { brotliCompressSync } from 'node:zlib';
import { buildOf } from 'server-shared/releases/build';
import { sha256Of } from 'server-shared/releases/files';
import type { ReleaseFile } from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import { CONTRACT } from 'shared-kernel/contract/version';

/** A build as its team sends it. */
export type SentBuild = {
  readonly name: LiveName;
  readonly release: string;
  readonly files: readonly ReleaseFile[];
  readonly contents: ReadonlyMap<string, Buffer>;
};

type Options = {
  readonly version?: string;
  readonly code?: string;
  readonly contract?: number;
  readonly paths?: readonly string[];
  readonly slots?: readonly string[];
};

/** A build of a remote, or of the shell, with an encoding beside one of its files. */
export function aBuild(
  name: LiveName,
  { version = '1.0.0', code = 'app();', contract = CONTRACT, ...about }: Options = {},
): SentBuild {
  const entry = { 'main.js': code };
  const common = { schema: 1, remote: name, version, contract };
  const { paths = [`/${name}`], slots = [] } = about;
  const own: Record<string, string> =
    name === 'shell'
      ? { ...entry, 'release.json': JSON.stringify({ ...common, scripts: ['main.js'] }) }
      : {
          ...entry,
          'mf-manifest.json': JSON.stringify({
            metaData: { remoteEntry: { name: 'main.js' } },
            exposes: [{ path: './App', assets: { js: { sync: ['App.Main.77.js'] } } }],
          }),
          'App.Main.77.js': `${code} // ${'again '.repeat(40)}`,
          'release.json': JSON.stringify({
            ...common,
            manifest: 'mf-manifest.json',
            entry: 'main.js',
            slots,
            paths: paths.map((path) => ({ path, module: './App' })),
          }),
        };
  const plain = Object.entries(own).map(([path, text]): [string, Buffer] => [path, Buffer.from(text)]);
  const files = new Map(plain.sort(([a], [b]) => (a < b ? -1 : 1)));
  const { release } = buildOf(name, 'a test', files);
  const contents = new Map(files);
  const app = files.get('App.Main.77.js');
  if (app) contents.set('App.Main.77.js.br', brotliCompressSync(app));
  return { name, release, contents, files: listOf(contents) };
}

export function listOf(contents: ReadonlyMap<string, Buffer>): ReleaseFile[] {
  return [...contents].map(([path, content]) => ({ path, sha256: sha256Of(content), bytes: content.length }));
}
