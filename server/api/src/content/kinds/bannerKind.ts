import type { Transaction } from 'kysely';
import { decode } from 'shared-kernel/decode/decode';
import { ApiError } from '../../rest/apiError';
import type { Database } from '../../store/schema';
import { bannerItemSchema } from './bannerItem';
import { type ContentKind, fingerprintOf } from './contentKind';

/** `/api/banner`, identified by the id of reports. */
export const bannerKind: ContentKind = {
  async published(db) {
    const rows = await db.selectFrom('banner').select(['name', 'alt', 'fingerprint']).orderBy('name').execute();
    return rows.map(({ name, alt, fingerprint }) => ({ key: name, title: alt ?? '', fingerprint: fingerprint ?? '' }));
  },

  async put(trx, raw, at) {
    const item = decode(bannerItemSchema, raw, at);
    await checkPicture(trx, item.file_path, at);
    const { id: name, ...rest } = item;
    const values = { name, ...rest, fingerprint: fingerprintOf(item) };
    await trx
      .insertInto('banner')
      .values(values)
      .onConflict((known) => known.column('name').doUpdateSet(values))
      .execute();
  },

  async takeDown(trx, name) {
    await trx.deleteFrom('banner').where('name', '=', name).execute();
  },
};

/** Tools send pictures before the banners that show them. */
async function checkPicture(trx: Transaction<Database>, file: string, at: string): Promise<void> {
  const hash = /[0-9a-f]{64}/.exec(file)?.[0] ?? '';
  const stored = await trx.selectFrom('media').select('hash').where('hash', '=', hash).executeTakeFirst();
  if (!stored) throw new ApiError(400, 'bad_request', `At ${at}: expected a picture that was sent before, got ${file}`);
}
