import { type PreviewOrder, previewRelease } from '../changes/preview';
import { aRemoteBuild, writeBuild } from './builds';

type Given = Partial<Pick<PreviewOrder, 'name' | 'now' | 'keys' | 'shared'>> & {
  readonly description?: object;
  readonly build?: ReturnType<typeof aRemoteBuild>;
};

/** Stores a build of a remote, or these files, for a look; returns its link's token and its release. */
export async function aPreview(
  dataDir: string,
  {
    name = 'mfe-scores',
    now = new Date(),
    description = {},
    build = aRemoteBuild({ 'App.77.js': 'looked();\n' }, { remote: name, ...description }),
    ...more
  }: Given = {},
): Promise<{ token: string; release: string }> {
  const from = await writeBuild(`${dataDir}/preview-of-${name}-${Math.random()}`, build);
  const { token, preview } = await previewRelease({
    name,
    from,
    label: 'ten-nhanh',
    dataDir,
    now,
    who: 'anh',
    ...more,
  });
  return { token, release: preview.release };
}
