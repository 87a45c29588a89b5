import styled from 'styled-components';

/** The wordmark: its o is the centre circle with its spot. Letters take the text's colour. */
export function Logo() {
  return (
    <Mark viewBox="0 0 78 34" role="img" aria-label="TySo">
      <path d="M3 7.5h16.500M11.25 7.500V26" />
      <path d="M22.5 13.500l5.7 12.300M34 13.500l-7 15.300q-1.2 2.7-4 2.7" />
      <path d="M50.5 10.300Q48.3 7.2 44.2 7.200q-5.7 0-5.7 4.7 0 4 6 5 6.3 1 6.3 5.2 0 4.7-6.2 4.7-4.7 0-7-3.5" />
      <g className="circle">
        <circle cx="65.5" cy="18.5" r="8.3" />
        <circle className="spot" cx="65.5" cy="18.5" r="2" />
      </g>
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
  & .circle { stroke: var(--accent); }
  & .spot { fill: var(--accent); stroke: none; }
`;
