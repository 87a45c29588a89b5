import path from 'node:path';
import { endOfPreview } from 'server-shared/previews/previewParameter';
import type { LiveName } from '../pointers/liveName';
import type { Preview } from '../pointers/preview';
import { notePreview } from '../previews/previewNotes';
import { openPreviewSecret } from '../previews/previewSecret';
import { makeToken } from '../previews/previewToken';
import { readBuild } from '../release/buildFolder';
import { checkContracts } from '../release/contracts';
import { loadEntries } from '../release/loadEntries';
import { putRelease } from '../release/releaseFolder';
import { makeStage } from '../release/staging';
import { openSigningKey, openTrust } from '../signing/openKeys';
import { keepSignatures } from '../signing/signatureStore';
import { signBuild } from '../signing/signBuild';
import { type KeyPlaces, siteFolder } from '../siteFolder';
import { withChangeLock } from './changeLock';
import type { SharedPointers } from './sharedPointers';

export type PreviewOrder = {
  readonly name: LiveName;
  /** The folder of the finished build. */
  readonly from: string;
  readonly label: string;
  readonly dataDir: string;
  readonly now: Date;
  readonly who: string;
  readonly keys?: KeyPlaces | undefined;
  /** Where several machines share what is live. */
  readonly shared?: Pick<SharedPointers, 'bringNote' | 'putPreview'> | undefined;
};

/**
 * Stores a release and moves no pointer: only who has the link sees it. Its server entry must load; nothing else is
 * tried, since looking at it is the trial.
 *
 * @returns the preview, and the token for its links
 * @throws ReleaseError or DecodeError that says what is wrong with the build, its signature or the data folder
 */
export async function previewRelease(order: PreviewOrder): Promise<{ preview: Preview; token: string }> {
  const { name, label, now } = order;
  const site = siteFolder(order.dataDir, order.keys);
  const build = await readBuild(name, order.from);
  const named = { name, build };
  const trust = await openTrust(site);
  const signed = signBuild(named, { trust, key: await openSigningKey(site) });
  await checkContracts(site, new Map([[name, build.description.contract]]));
  const until = endOfPreview(now.getTime() / 1000);
  const preview: Preview = { remote: name, release: build.release, label, until };
  let secret: Buffer | undefined;
  const stage = await makeStage(site, [named], now);
  try {
    await loadEntries(stage.dataDir, [name]);
    await withChangeLock(site, name, async () => {
      // One that another machine noted keeps its later end.
      await order.shared?.bringNote(name, build.release);
      // Before the release is there: pruning must not take it for one that nobody needs.
      await notePreview(site, preview, order.who);
      await putRelease(stage.releaseOf(named), path.join(site.releasesOf(name), build.release), build.files);
      if (signed) await keepSignatures(site, name, signed);
      secret = await order.shared?.putPreview(name, build.release);
    });
  } finally {
    await stage.remove();
  }
  return { preview, token: makeToken(preview, secret ?? (await openPreviewSecret(site))) };
}
