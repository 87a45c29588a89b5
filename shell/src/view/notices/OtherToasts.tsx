import { useId, useState } from 'react';
import { idText } from 'shared-kernel/entities/idText';
import { Link } from 'shared-kernel/router';
import { minuteText, scoreText } from 'shared-kernel/rules/formats';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import type { ToastStack } from '../../domain/notices/toastStack';
import { NoticeSign } from './NoticeSign';
import { restText, t, teamText } from './noticeTexts';
import { Close } from './Toast';

type Props = { stack: ToastStack; onHold: (isHeld: boolean) => void; onOpened: () => void; onClosed: () => void };

/** The displaced toasts: one line with their count, and a list on demand. */
export function OtherToasts({ stack, onHold, onOpened, onClosed }: Props) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const open = (isNowOpen: boolean) => {
    setIsOpen(isNowOpen);
    onHold(isNowOpen);
  };
  return (
    <Box data-toast>
      <Line>
        <Count type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => open(!isOpen)}>
          {restText(stack)}
        </Count>
        <Close type="button" aria-label={t('notices.closeRest')} onClick={onClosed}>
          ×
        </Close>
      </Line>
      <List id={listId} hidden={!isOpen}>
        {stack.rest.map((notice) => (
          <li key={notice.key}>
            <Link to={`/?highlight=${idText(notice.matchId)}`} onClick={onOpened}>
              <NoticeSign kind={notice.kind} />
              <HiddenText>{t(`notices.${notice.kind}`)}</HiddenText>
              <span>
                <span>{`${minuteText(notice.minute)} ${teamText(notice, 'home')} `}</span>
                <b>{scoreText(notice.score)}</b>
                <span>{` ${teamText(notice, 'away')}`}</span>
              </span>
            </Link>
          </li>
        ))}
      </List>
    </Box>
  );
}

const Box = styled.div`
  overflow: hidden;
  border-radius: var(--radius-card);
  background: var(--surface-1);
  box-shadow: var(--shadow), 0 0 0 1px var(--line);
  pointer-events: auto;
`;

const Line = styled.div`
  display: flex;
`;

const Count = styled.button`
  flex: auto;
  min-height: 44px;
  padding: 0 var(--space-3) 0 44px;
  border: 0;
  background: none;
  color: var(--accent);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:hover { background: var(--surface-2); }
  &:focus-visible { outline-offset: -3px; }
`;

const List = styled.ul`
  /* Ends above the bottom edge: header, toasts and count stand above it. A low screen has two lines all the same. */
  max-height: max(88px, min(40dvh, 100dvh - var(--bottom-edge) - var(--header) - 236px));
  margin: 0;
  padding: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-top: 1px solid var(--line);
  list-style: none;
  font-size: var(--text-board);
  & > li > a { display: flex; gap: var(--space-3); align-items: center; min-height: 44px; padding: var(--space-2) var(--space-3); color: inherit; text-decoration: none; }
  & svg { flex: none; width: 18px; height: 18px; }
  & > li > a:hover { background: var(--surface-2); }
`;
