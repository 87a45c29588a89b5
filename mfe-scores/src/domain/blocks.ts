import type { MatchId } from 'shared-kernel/entities/match';
import type { BoardGroup } from './boardGroup';

/**
 * Rows of one block. The virtual list remembers heights by place: with one row a block, a match that changes its group
 * leaves the heights of all places as they were, and nothing jumps. With twelve, each such match moved whole blocks.
 */
export const ROWS_PER_BLOCK = 1;

/** A stretch of the board that is mounted and measured as one. */
export type Block = {
  key: string;
  group: BoardGroup;
  /** Whether the group's header stands above its rows. */
  isFirst: boolean;
  ids: readonly MatchId[];
  /** Place of the block's first line among all lines of the table, headers counted, from 1. */
  firstLine: number;
};

/** Cuts groups into blocks, so that a group of thousands is never drawn whole. A collapsed group keeps its header. */
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

/** Lines of all blocks together. */
export function lineCount(blocks: readonly Block[]): number {
  const last = blocks.at(-1);
  return last ? last.firstLine + last.ids.length - (last.isFirst ? 0 : 1) : 0;
}

/** What tells a group from the others, also from one update to the next. */
export function keyOf(group: BoardGroup): string {
  if (group.kind === 'league') return `league-${group.competitionId}`;
  return group.kind === 'date' ? group.day : group.kind;
}
