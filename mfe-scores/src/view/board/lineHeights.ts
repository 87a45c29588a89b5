import { CRAMPED, PHONE } from 'shared-kernel/design/media';
import { ADVERT_KEY, type Block } from '../../domain/blocks';
import { IS_EMPTY } from './AdvertLine';
import { STRIP } from './columns';

/** Heights of lines in px by the styles of table and group header in this window. */
export type LineHeights = { row: number; header: number; leagueHeader: number; advert: number };

export function lineHeights(isOddsStripShown: boolean): LineHeights {
  const matches = (media: string) => window.matchMedia(media).matches;
  const isPhone = matches(PHONE);
  const page = document.documentElement;
  const rem = Number.parseFloat(getComputedStyle(page).fontSize) || 16;
  const strip = isOddsStripShown && matches(STRIP) ? (matches(CRAMPED) ? 3.75 : 2.25) * rem + 1 : 0;
  return {
    row: (isPhone ? 3.5 : 2.25) * rem + strip,
    header: 2 * rem,
    leagueHeader: (isPhone ? 2.75 : 2) * rem,
    advert: page.matches(IS_EMPTY) ? 0 : 60,
  };
}

/**
 * The height of each block before it is mounted. The list gets them before it measures anything, so that a reload and
 * Back find the old position, however many headers are above it.
 */
export function blockHeights(blocks: readonly Block[], { row, header, leagueHeader, advert }: LineHeights): number[] {
  return blocks.map(({ key, ids, isFirst, group }) => {
    if (key === ADVERT_KEY) return advert;
    const head = group.kind === 'league' ? leagueHeader : header;
    return ids.length * row + (isFirst ? head : 0);
  });
}
