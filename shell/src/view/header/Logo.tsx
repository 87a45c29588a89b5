import styled from 'styled-components';

/** The wordmark: its o is the centre circle with the halfway line. Letters take the text's colour. */
export function Logo() {
  return (
    <Mark viewBox="0 0 96 34" role="img" aria-label="TySo">
      <path d="M3 7.500h17M11.5 7.500V26" />
      <path d="M23.5 13.500l5.7 12.300M35 13.500l-7 15.300q-1.2 2.7-4 2.7" />
      <path d="M52 10.300Q49.8 7 45.7 7q-5.7 0-5.7 4.8 0 4.1 6 5.1 6.3 1 6.3 5.3 0 4.8-6.2 4.8-4.7 0-7-3.6" />
      <g className="pitch">
        <circle cx="73" cy="17" r="11" />
        <path d="M73 1.500v31" />
        <circle className="spot" cx="73" cy="17" r="1.6" />
      </g>
    </Mark>
  );
}

const Mark = styled.svg`
  display: block;
  width: 96px;
  height: 34px;
  fill: none;
  stroke: currentColor;
  stroke-width: 3.4;
  stroke-linecap: round;
  stroke-linejoin: round;
  & .pitch { stroke: var(--accent); stroke-width: 3; }
  & .spot { fill: var(--accent); }
`;
