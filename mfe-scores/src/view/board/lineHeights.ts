import type { Block } from '../../domain/blocks';
import { PHONE_MEDIA, STRIP_MEDIA } from './columns';

/** Heights of lines in px, as the styles of table and group header have them in this window. */
export type LineHeights = { row: number; header: number; leagueHeader: number };

export function lineHeights(isOddsStripShown: boolean): LineHeights {
  const matches = (media: string) => window.matchMedia(media.replace('@media ', '')).matches;
  const isPhone = matches(PHONE_MEDIA);
  const strip = isOddsStripShown && matches(STRIP_MEDIA) ? 37 : 0;
  return { row: (isPhone ? 56 : 36) + strip, header: 32, leagueHeader: isPhone ? 44 : 32 };
}

/**
 * What each block will take once it is drawn. The list is told before it measures anything,
 * so that a reload and Back find the place they left, however many headers stand above it.
 */
export function blockHeights(blocks: readonly Block[], { row, header, leagueHeader }: LineHeights): number[] {
  return blocks.map(({ ids, isFirst, group }) => {
    const head = group.kind === 'league' ? leagueHeader : header;
    return ids.length * row + (isFirst ? head : 0);
  });
}
