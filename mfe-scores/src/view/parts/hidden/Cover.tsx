import { type ReactNode, useEffect, useRef } from 'react';
import { NoData } from 'shared-kernel/ui/NoData';
import styled from 'styled-components';
import { QuietButton } from '../states/QuietButton';
import { useShownUntilHidden } from './useShownUntilHidden';

type Props = {
  /** Whether the visitor hides what is below. */
  isOn: boolean;
  /** Under which the page remembers that it was shown, if it does. */
  name?: string;
  /** What is hidden. */
  text: string;
  /** The button's text. */
  show: string;
  onShow?: (() => void) | undefined;
  children: ReactNode;
};

/**
 * In place of what would reveal a score: a sentence, and a button that shows it (M23). What is below is not rendered until then. The focus moves
 * to it, because the button is gone; not when it comes back with its tab, which has the focus then.
 */
export function Cover({ isOn, name, text, show, onShow, children }: Props) {
  const [isShown, onUncovered] = useShownUntilHidden(isOn, name);
  const isPressed = useRef(false);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown && isPressed.current) content.current?.focus({ preventScroll: true });
  }, [isShown]);
  if (isShown) {
    return (
      <Shown ref={content} tabIndex={-1}>
        {children}
      </Shown>
    );
  }
  if (!isOn) return children;
  const onPress = () => {
    isPressed.current = true;
    onUncovered();
    onShow?.();
  };
  return (
    <NoData text={text}>
      <QuietButton type="button" onClick={onPress}>
        {show}
      </QuietButton>
    </NoData>
  );
}

const Shown = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  outline: none;
`;
