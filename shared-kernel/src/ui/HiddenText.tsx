import styled from 'styled-components';
import { visuallyHidden } from '../design/visuallyHidden';

/** Text for screen readers. */
export const HiddenText = styled.span`
  ${visuallyHidden}
`;
