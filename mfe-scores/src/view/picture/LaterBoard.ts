import styled from 'styled-components';
import { rowBones } from '../states/BoardSkeleton';
import { BlankBoard } from './BlankBoard';

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
