import { type ChannelItem, channelKey, channelsSchema, channelTitle } from '../kinds/channelKind';
import { readById } from './readById';
import type { ReadKind } from './readItem';

/** `channels.json`: who shows the matches of a competition, and who shows one match. */
export function readChannels(file: string): Promise<ReadKind | undefined> {
  return readById(file, {
    parts: { competitions: 'competition', matches: 'match' },
    what: 'channels',
    schema: channelsSchema,
    toItem(of, id, channels) {
      const item: ChannelItem = { of, id, channels };
      return { key: channelKey(item), title: channelTitle(channels), item };
    },
  });
}
