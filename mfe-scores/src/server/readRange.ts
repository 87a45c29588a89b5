import { DecodeError, type Decoder } from 'shared-kernel/decode/decode';
import { type BoardTop, decodeBoardTop } from 'shared-kernel/protocol/boardTop';
import { matchItems } from 'shared-kernel/state/matches/readMatchRange';

/**
 * Reads an answer with matches; the app reports what is wrong with it.
 *
 * @throws DecodeError also when it has matches and none can be read: that is no empty board
 */
export const readRange: Decoder<BoardTop> = (raw) => {
  const range = decodeBoardTop(raw, () => {});
  if (range.matches.length === 0 && matchItems(raw)?.length !== 0)
    throw new DecodeError('At data: expected matches, got none that can be read');
  return range;
};
