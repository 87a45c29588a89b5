import { BLANK_ATTRIBUTE } from 'shared-kernel/contract/htmlData';
import styled from 'styled-components';

/** Around the tables that the server renders: only the frame depends on who sees it. */
export const BlankFrame = styled.div`
  display: contents;
  [${BLANK_ATTRIBUTE}] & { visibility: visible; }
  [${BLANK_ATTRIBUTE}] & iframe { visibility: hidden; }
`;
