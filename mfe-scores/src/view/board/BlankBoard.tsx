import { BLANK_ATTRIBUTE } from 'shared-kernel/contract/htmlData';
import styled from 'styled-components';
import { rowBones } from './BoardSkeleton';

/** Around a board that the server renders: where that is not for the visitor, they see the shape of its rows. */
export const BlankBoard = styled.div`
  display: contents;
  [${BLANK_ATTRIBUTE}] & [role='table'] { visibility: visible; }
  [${BLANK_ATTRIBUTE}] & [role='table'] * { visibility: hidden; }
  [${BLANK_ATTRIBUTE}] & [role='table'] [role='row'] { visibility: visible; }
  [${BLANK_ATTRIBUTE}] & [data-match] { ${rowBones} }
`;

/**
 * Around a later page of a board's rows, which is for visitors without scripts: the app begins with the first row, so where
 * it is to come the lines show their shapes alone.
 */
export const LaterBoard = styled(BlankBoard)`
  @media (scripting: enabled) {
    & [role='table'] :is([data-match], [data-kind]) * { visibility: hidden; }
    & [role='table'] [data-match] { ${rowBones} }
  }
`;
