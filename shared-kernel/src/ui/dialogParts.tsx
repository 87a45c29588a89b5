import styled, { keyframes } from 'styled-components';
import { PHONE } from '../design/media';

const appear = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { transform: translateY(24px); }`;

export const Frame = styled.dialog`
  width: min(600px, calc(100vw - 24px));
  max-height: calc(100dvh - 24px);
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  color: var(--ink);
  font-size: 0.9375rem;
  box-shadow: var(--shadow);
  &[data-size='large'] { width: min(800px, calc(100vw - 24px)); }
  &[data-size='small'] { width: min(630px, calc(100vw - 24px)); }
  &::backdrop { background: var(--backdrop); }
  @media ${PHONE} {
    &[data-sheet] {
      width: 100%;
      max-width: none;
      margin: auto 0 0;
      border-width: 1px 0 0;
      border-radius: 12px 12px 0 0;
    }
  }
  @media ${PHONE} and (prefers-reduced-motion: no-preference) {
    &[data-sheet] { animation: ${appear} 160ms ease-out; }
  }
`;

/** Fills the dialog, so that a click on the dialog itself is one on its backdrop. */
export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  max-height: calc(100dvh - 26px);
  @media ${PHONE} {
    [data-sheet] > & { padding-bottom: env(safe-area-inset-bottom); }
  }
  /* Not the dialog itself: toasts stand in it, which are fixed to the window. */
  @media ${PHONE} and (prefers-reduced-motion: no-preference) {
    [data-sheet] > & { animation: ${rise} 160ms ease-out; }
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  border-bottom: 1px solid var(--line);
  & > h2 { margin: 0; font-size: 1.125rem; line-height: 1.4; }
`;

export const Close = styled.button`
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: var(--radius-chip);
  background: none;
  color: inherit;
  font-size: 1.5rem;
  line-height: 1;
  cursor: pointer;
`;

export const Body = styled.div`
  padding: var(--space-4);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-top: 1px solid var(--line);
`;
