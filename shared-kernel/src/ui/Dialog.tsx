import { type ReactNode, useId, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { PHONE } from '../design/media';
import { useModal } from '../react/useModal';

type Props = {
  title: string;
  /** 600, 800 or 630 px wide, never wider than the window. */
  size?: 'default' | 'large' | 'small';
  /** On a phone it rises from the bottom edge, as wide as the window. */
  isSheet?: boolean;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
};

/**
 * A modal on the browser's own dialog, which keeps the focus inside and returns it. It is open while mounted. The page
 * behind does not scroll; Escape, the close button and a click beside it close it.
 */
export function Dialog({ title, size = 'default', isSheet = false, onClose, children, footer }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(ref);

  return (
    <Frame
      ref={ref}
      data-size={size}
      data-sheet={isSheet || undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      <Panel>
        <Head>
          <h2 id={titleId}>{title}</h2>
          <Close type="button" aria-label="Đóng" onClick={onClose}>
            ×
          </Close>
        </Head>
        <Body>{children}</Body>
        {footer ? <Foot>{footer}</Foot> : null}
      </Panel>
    </Frame>
  );
}

const appear = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { transform: translateY(24px); }`;

const Frame = styled.dialog`
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
const Panel = styled.div`
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

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  border-bottom: 1px solid var(--line);
  & > h2 { margin: 0; font-size: 1.125rem; line-height: 1.4; }
`;

const Close = styled.button`
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: var(--radius-chip);
  background: none;
  font-size: 1.5rem;
  line-height: 1;
  cursor: pointer;
`;

const Body = styled.div`
  padding: var(--space-4);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-top: 1px solid var(--line);
`;
