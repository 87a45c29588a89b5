import { useState } from 'react';
import styled, { keyframes } from 'styled-components';

/** Blinks in step with every other one: they all count from the start of the page. */
export function Tick() {
  const [since] = useState(() => `${-Math.round(performance.now() % BLINK_MS)}ms`);
  return (
    <Apostrophe aria-hidden="true" style={{ animationDelay: since }}>
      ’
    </Apostrophe>
  );
}

const BLINK_MS = 1000;

const blink = keyframes`50% { opacity: 0; }`;

const Apostrophe = styled.span`
  animation: ${blink} ${BLINK_MS}ms steps(1) infinite;
  @media (prefers-reduced-motion: reduce) { animation: none; }
`;
