import styled from 'styled-components';

/** A line with one way on, as high as a finger is wide. */
export const Way = styled.p`
  margin: 0;
  & > a { display: inline-flex; align-items: center; min-height: 44px; color: var(--accent); font-weight: 600; text-decoration: none; overflow-wrap: anywhere; }
  & > a:hover { text-decoration: underline; }
`;
