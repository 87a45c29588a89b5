import type { MatchId } from 'shared-kernel/entities/match';
import type { BoardGroup } from 'shared-kernel/rules/board/boardGroup';

/**
 * Rows of one block. The virtual list remembers heights by index: with one row a block, a match that changes its group
 * leaves the heights of all indexes as they were, and nothing jumps. With larger blocks it would move whole blocks.
 */
export const ROWS_PER_BLOCK = 1;

/** A run of lines that is mounted and measured as one. */
export type Block = {
  key: string;
  group: BoardGroup;
  /** Whether the group's header is above its rows. */
  isFirst: boolean;
  ids: readonly MatchId[];
  /** Number of the block's first line in the table, from 1, headers counted. */
  firstLine: number;
};

/** Cuts groups into blocks, so that a large group is mounted only in part. A collapsed group keeps its header. */
export function toBlocks(groups: readonly BoardGroup[], isCollapsed: (group: BoardGroup) => boolean): Block[] {
  const blocks: Block[] = [];
  let line = 1;
  for (const group of groups) {
    const ids = isCollapsed(group) ? [] : group.ids;
    for (let from = 0; from === 0 || from < ids.length; from += ROWS_PER_BLOCK) {
      const part = ids.slice(from, from + ROWS_PER_BLOCK);
      const isFirst = from === 0;
      blocks.push({ key: `${keyOf(group)}/${from}`, group, isFirst, ids: part, firstLine: line });
      line += part.length + (isFirst ? 1 : 0);
    }
  }
  return blocks;
}

/** Matches above the advert among the rows: it begins where the first screen of a phone ends. */
const ROWS_ABOVE_ADVERT = 9;

/** The block of an advert: without a match, and no line of its own number. */
export const ADVERT_KEY = 'advert';

/** With the place of an advert after the ninth match, or after the last line. A board without lines has none. */
export function withAdvert(blocks: readonly Block[]): readonly Block[] {
  const ofMatches = blocks.flatMap((block) => block.ids.map(() => block));
  const above = ofMatches[ROWS_ABOVE_ADVERT - 1] ?? blocks.at(-1);
  if (!above) return blocks;
  const at = blocks.indexOf(above) + 1;
  const advert = { ...above, key: ADVERT_KEY, isFirst: false, ids: [], firstLine: lineCount([above]) + 1 };
  return [...blocks.slice(0, at), advert, ...blocks.slice(at)];
}

export function lineCount(blocks: readonly Block[]): number {
  const last = blocks.at(-1);
  return last ? last.firstLine + last.ids.length - (last.isFirst ? 0 : 1) : 0;
}

/** Identifies a group, also across updates. */
export function keyOf(group: BoardGroup): string {
  if (group.kind === 'league') return `league-${group.competitionId}`;
  return group.kind === 'date' ? group.day : group.kind;
}
