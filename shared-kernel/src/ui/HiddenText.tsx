import styled from 'styled-components';
import { visuallyHidden } from '../design/visuallyHidden';

/** Words for who listens to the page. */
export const HiddenText = styled.span`
  ${visuallyHidden}
`;
