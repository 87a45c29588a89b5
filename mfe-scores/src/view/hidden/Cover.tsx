import { type ReactNode, useEffect, useRef } from 'react';
import { NoData } from 'shared-kernel/ui/NoData';
import styled from 'styled-components';
import { QuietButton } from '../states/QuietButton';
import { useShownUntilHidden } from './useShownUntilHidden';

type Props = {
  /** Whether the visitor hides what is below. */
  isOn: boolean;
  /** What is hidden. */
  text: string;
  /** Of the button. */
  show: string;
  onShow?: (() => void) | undefined;
  children: ReactNode;
};

/**
 * In place of what would tell a score: a sentence, and a button that shows it (M23). What is below is not drawn until then. The focus moves
 * to it, because the button is gone.
 */
export function Cover({ isOn, text, show, onShow, children }: Props) {
  const [isShown, setShown] = useShownUntilHidden(isOn);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) content.current?.focus({ preventScroll: true });
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
    setShown(true);
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
