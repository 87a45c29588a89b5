import styled, { keyframes } from 'styled-components';

type Props = {
  size?: 'small' | 'medium' | 'large' | 'overlay';
  /** What is loading, for screen readers. */
  label: string;
};

/** A spinner; `overlay` covers the surrounding box. */
export function Spinner({ size = 'medium', label }: Props) {
  return (
    <Box data-size={size} role="status" aria-label={label}>
      <Ring data-size={size} />
    </Box>
  );
}

const turn = keyframes`to { transform: rotate(1turn); }`;

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  &[data-size='overlay'] {
    position: absolute;
    inset: 0;
    background: var(--backdrop);
  }
`;

const Ring = styled.span`
  width: 24px;
  height: 24px;
  border: 3px solid var(--line-strong);
  border-top-color: var(--accent);
  border-radius: 50%;
  animation: ${turn} 0.5s linear infinite;
  &[data-size='small'] { width: 16px; height: 16px; border-width: 2px; }
  &[data-size='large'], &[data-size='overlay'] { width: 40px; height: 40px; border-width: 4px; }
  @media (prefers-reduced-motion: reduce) { animation-duration: 3s; }
`;
