import { decode } from 'shared-kernel/decode/decode';
import { text, withDefault } from 'shared-kernel/decode/fields';
import * as v from 'valibot';

const names = withDefault(v.array(text), []);
const assets = withDefault(v.object({ sync: names, async: names }), { sync: [], async: [] });

const manifestSchema = v.object({
  metaData: v.object({ remoteEntry: v.object({ name: text, path: withDefault(text, '') }) }),
  exposes: v.array(v.object({ path: text, assets: v.object({ js: assets, css: assets }) })),
});

/** The parts of Module Federation's `mf-manifest.json` that we read. File names are relative to it. */
export type Manifest = {
  readonly entry: string;
  readonly modules: readonly ModuleFiles[];
};

/** One exposed module: the files it needs to run, and all it may request later. */
export type ModuleFiles = {
  readonly path: string;
  readonly scripts: readonly string[];
  readonly all: readonly string[];
};

/** @throws DecodeError when it is no such manifest */
export function decodeManifest(raw: unknown): Manifest {
  const { metaData, exposes } = decode(manifestSchema, raw, 'mf-manifest.json');
  const { name, path } = metaData.remoteEntry;
  return {
    entry: path ? `${path.replace(/\/$/, '')}/${name}` : name,
    modules: exposes.map(({ path: module, assets: { js, css } }) => ({
      path: module,
      scripts: js.sync,
      all: [...js.sync, ...js.async, ...css.sync, ...css.async],
    })),
  };
}
