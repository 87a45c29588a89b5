import styled, { keyframes } from 'styled-components';

/** The picture of a page under construction: a pitch whose lines are drawn one after the other, then the ball. */
export function PitchBeingMarked() {
  return (
    <Picture viewBox="0 0 320 200" aria-hidden="true">
      <rect className="grass" width="320" height="200" rx="6" />
      {LINES.map((line) => (
        <path key={line} className="line" d={line} pathLength={1} />
      ))}
      <circle className="ball" cx="160" cy="100" r="5" />
    </Picture>
  );
}

const LINES = [
  'M20 16H300V184H20Z',
  'M160 16V184',
  'M160 70a30 30 0 1 1 0 60a30 30 0 1 1 0-60',
  'M20 56H64V144H20',
  'M300 56H256V144H300',
  'M64 82a24 24 0 0 1 0 36',
  'M256 82a24 24 0 0 0 0 36',
] as const;

/** The lines are drawn in the first half of the cycle, stand, and fade for the next. */
const draw = keyframes`
  0% { stroke-dashoffset: 1; opacity: 1; }
  18%, 88% { stroke-dashoffset: 0; opacity: 1; }
  96%, 100% { stroke-dashoffset: 0; opacity: 0; }
`;

const place = keyframes`
  0%, 45% { opacity: 0; transform: translateY(-60px); }
  52% { opacity: 1; transform: translateY(0); }
  56% { transform: translateY(-14px); }
  60%, 88% { opacity: 1; transform: translateY(0); }
  96%, 100% { opacity: 0; transform: translateY(0); }
`;

const Picture = styled.svg`
  width: min(320px, 100%);
  height: auto;
  & > .grass { fill: var(--accent-soft); }
  & > .line {
    fill: none;
    stroke: var(--accent);
    stroke-width: 2.5;
    stroke-linejoin: round;
    stroke-dasharray: 1;
    animation: ${draw} 9s ease-in-out infinite backwards;
  }
  ${LINES.map((_, index) => `& > .line:nth-of-type(${index + 1}) { animation-delay: ${index * 0.5}s; }`).join(' ')}
  & > .ball { fill: var(--ink); animation: ${place} 9s ease-out infinite; }
  @media (prefers-reduced-motion: reduce) {
    & > .line, & > .ball { animation: none; }
  }
`;
