import type { AdminClient } from 'server-shared/admin/adminClient';
import { decoder, type Report } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { keptPreviewSchema, type Publication, type SiteContent, siteContentSchema } from '../publication';
import { finishItems } from '../read/finishItems';
import type { PictureFile } from '../read/pictureFile';
import type { Content } from '../read/readers';
import type { Difference } from './difference';

/** The current content of the running site. */
export function askSite(endpoint: AdminClient): Promise<SiteContent> {
  return endpoint.get('/content', decoder(siteContentSchema));
}

/**
 * Sends the pictures that the site lacks, then all changes at once. Pictures are addressed by their hash, so those of a
 * failed publication stay invisible.
 *
 * @param report called with articles without a picture for where they are shared
 * @returns the number of pictures sent
 */
export async function sendPublication(
  endpoint: AdminClient,
  site: SiteContent,
  content: Content,
  all: readonly Difference[],
  report: Report,
): Promise<number> {
  const { publication, sent } = await prepare(endpoint, site, content, all, report);
  await endpoint.post('/content/publish', publication, () => undefined);
  return sent;
}

/** {@link sendPublication}, for a look. @returns the token of its link, and until when it is valid */
export async function sendPreview(
  endpoint: AdminClient,
  site: SiteContent,
  content: Content,
  { label, all }: { readonly label: string; readonly all: readonly Difference[] },
  report: Report,
) {
  const { publication } = await prepare(endpoint, site, content, all, report);
  return endpoint.post('/content/preview', { ...publication, label }, decoder(keptPreviewSchema));
}

/** The changes as they are sent, whose pictures the site has then. */
async function prepare(
  endpoint: AdminClient,
  { revision }: SiteContent,
  { kinds }: Content,
  all: readonly Difference[],
  report: Report,
): Promise<{ publication: Publication; sent: number }> {
  const painted: PictureFile[] = [];
  const changes: Publication['changes'] = [];
  for (const { kind, renamed, added, changed, takenDown } of all) {
    const { items, pictures } = await finishItems([...added, ...changed], report);
    painted.push(...pictures);
    changes.push({ kind, rename: renamed, put: items, takeDown: takenDown.map(({ key }) => key) });
  }
  const shown = [...kinds.values()].flatMap(({ pictures }) => pictures);
  const sent = await sendPictures(endpoint, [...shown, ...painted]);
  return { publication: { revision, changes }, sent };
}

async function sendPictures(endpoint: AdminClient, pictures: readonly PictureFile[]): Promise<number> {
  const byHash = new Map(pictures.map((picture) => [picture.hash, picture]));
  const hashes = [...byHash.keys()];
  const missing = await endpoint.post('/content/missing-pictures', { hashes }, decoder(v.array(text)));
  for (const hash of missing) {
    const picture = byHash.get(hash);
    if (picture) await endpoint.put(picture.address, picture.bytes, picture.type);
  }
  return missing.length;
}
