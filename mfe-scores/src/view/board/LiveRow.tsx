import { memo } from 'react';
import type { MatchId } from 'shared-kernel/entities/match';
import { MatchRow } from '../row/MatchRow';
import { useEntry } from '../useEntry';
import { useBoardContent } from './boardContext';

type Props = { id: MatchId; line: number; isFavourite: boolean; isLit: boolean };

/** Connects one row to the store: it renders only when this match changed. */
export const LiveRow = memo(function LiveRow({ id, ...row }: Props) {
  const entry = useEntry(useBoardContent().entries, id);
  return entry ? <MatchRow entry={entry} {...row} /> : null;
});
