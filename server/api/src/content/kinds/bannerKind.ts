import { decode } from 'shared-kernel/decode/decode';
import { ApiError } from '../../http/apiError';
import type { StoredContent } from '../../store/storedContent';
import { bannerItemSchema } from './bannerItem';
import { type ContentKind, fingerprintOf } from './contentKind';

/** `/api/banner`, identified by the id of reports. */
export const bannerKind: ContentKind = {
  async published(content) {
    const banners = await content.banners();
    return banners.map(({ name, alt, fingerprint }) => ({
      key: name,
      title: alt ?? '',
      fingerprint: fingerprint ?? '',
    }));
  },

  async put(content, raw, at) {
    const item = decode(bannerItemSchema, raw, at);
    const { id: name, phone_picture: phone, ...rest } = item;
    await checkPicture(content, item.file_path, at);
    if (phone) await checkPicture(content, phone.file_path, at);
    const phone_picture = phone ? JSON.stringify(phone) : null;
    await content.putBanner({ name, ...rest, phone_picture, fingerprint: fingerprintOf(item) });
  },

  takeDown: (content, name) => content.removeBanner(name),
};

/** Tools send pictures before the banners that show them. */
async function checkPicture(content: StoredContent, file: string, at: string): Promise<void> {
  const hash = /[0-9a-f]{64}/.exec(file)?.[0] ?? '';
  if ((await content.missingPictures([hash])).length === 0) return;
  throw new ApiError(400, 'bad_request', `At ${at}: expected a picture that was sent before, got ${file}`);
}
