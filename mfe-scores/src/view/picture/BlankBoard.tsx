import { BLANK_ATTRIBUTE } from 'shared-kernel/contract/htmlData';
import styled from 'styled-components';
import { rowBones } from '../states/BoardSkeleton';

/** Around a board's picture: where that is not for the visitor, he sees the shape of its rows. */
export const BlankBoard = styled.div`
  display: contents;
  [${BLANK_ATTRIBUTE}] & [role='table'] { visibility: visible; }
  [${BLANK_ATTRIBUTE}] & [role='table'] * { visibility: hidden; }
  [${BLANK_ATTRIBUTE}] & [role='table'] [role='row'] { visibility: visible; }
  [${BLANK_ATTRIBUTE}] & [data-match] { ${rowBones} }
`;
