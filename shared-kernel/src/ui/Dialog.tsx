import { type ReactNode, useId, useRef } from 'react';
import { useModal } from '../react/useModal';
import { Body, Close, Foot, Frame, Head, Panel } from './dialogParts';

type Props = {
  title: string;
  /** 600, 800 or 630 px wide, never wider than the window. */
  size?: 'default' | 'large' | 'small';
  /** On a phone it rises from the bottom edge, as wide as the window. */
  isSheet?: boolean;
  /** Its content may load before it opens. */
  isOpen?: boolean;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
};

/**
 * A modal on the browser's own dialog, which keeps the focus inside and returns it. It is open while mounted, unless told otherwise. The page
 * behind does not scroll; Escape, the close button and a click beside it close it.
 */
export function Dialog({ title, size = 'default', isSheet = false, isOpen = true, onClose, children, footer }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(ref, isOpen);

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
