import { SMALL } from 'shared-kernel/design/media';
import { WORDMARK } from 'shared-kernel/design/wordmark';
import styled from 'styled-components';

const { viewBox, letters, circle, spotRadius } = WORDMARK;

/** The wordmark. Letters take the text's colour. */
export function Logo() {
  return (
    <Mark viewBox={viewBox} role="img" aria-label="TySo">
      <path d={letters} />
      <circle {...circle} />
      <circle {...circle} r={spotRadius} />
    </Mark>
  );
}

const Mark = styled.svg`
  display: block;
  width: 78px;
  height: 34px;
  color: var(--ink);
  fill: none;
  stroke: currentColor;
  stroke-width: 3.4;
  stroke-linecap: round;
  stroke-linejoin: round;
  @media ${SMALL} { width: 60px; height: 26px; }
  & > circle { stroke: var(--accent); }
  & > circle + circle { fill: var(--accent); stroke: none; }
`;
