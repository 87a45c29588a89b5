import { decode } from 'shared-kernel/decode/decode';
import { numberedId } from 'shared-kernel/decode/fields';
import { channelSchema } from 'shared-kernel/entities/matchInfo';
import * as v from 'valibot';
import { type ContentKind, fingerprintOf, keptText } from './contentKind';

/** They stand in one line. */
const MOST = 8;

const { name, link } = channelSchema.entries;

/** The channels of one match or competition. None at all says that nobody shows this match. */
export const channelsSchema = v.pipe(
  v.array(v.object({ name: v.pipe(keptText, name), link: v.pipe(keptText, link) })),
  v.maxLength(MOST, `at most ${MOST} channels`),
);

/** Those in a publication. */
const channelItemSchema = v.object({
  of: v.picklist(['match', 'competition'], 'match or competition'),
  id: numberedId,
  channels: channelsSchema,
});

export type ChannelItem = v.InferOutput<typeof channelItemSchema>;

/** The name of an item on both ends. */
export const channelKey = ({ of, id }: Pick<ChannelItem, 'of' | 'id'>) => `${of}/${id}`;

/** Who shows matches (S21): of `channels.json` each match and each competition is an item. */
export const channelKind: ContentKind = {
  async published(content) {
    const rows = await content.channels();
    return rows.map(({ of, id, channels, fingerprint }) => ({
      key: channelKey({ of, id }),
      title: channelTitle(channels),
      fingerprint,
    }));
  },

  async put(content, raw, at) {
    const item = decode(channelItemSchema, raw, at);
    await content.putChannels({ ...item, channels: JSON.stringify(item.channels), fingerprint: fingerprintOf(item) });
  },

  takeDown: (content, key) => content.removeChannels(key),
};

/** For people: `VTV5, FPT Play`. */
export function channelTitle(channels: ChannelItem['channels']): string {
  return channels.map((one) => one.name).join(', ') || '–';
}
