import { previewRelease } from '../changes/preview';
import type { LiveName } from '../pointers/liveName';
import { aRemoteBuild, writeBuild } from './builds';

/** Stores a build of a remote, or these files, for a look; returns its link's token and its release. */
export async function aPreview(
  dataDir: string,
  {
    name = 'mfe-scores',
    now = new Date(),
    description = {},
    build = aRemoteBuild({ 'App.77.js': 'looked();\n' }, { remote: name, ...description }),
  }: { name?: LiveName; now?: Date; description?: object; build?: ReturnType<typeof aRemoteBuild> } = {},
): Promise<{ token: string; release: string }> {
  const from = await writeBuild(`${dataDir}/preview-of-${name}-${Math.random()}`, build);
  const { token, preview } = await previewRelease({ name, from, label: 'ten-nhanh', dataDir, now, who: 'anh' });
  return { token, release: preview.release };
}
