import { useState } from 'react';
import styled from 'styled-components';
import type { TimelineLine } from '../../../domain/timelineLines';
import { t } from '../../../texts/detailTexts';
import { useIsOnServer } from '../../parts/html/onServer';
import type { TeamNames } from '../../parts/teamNames';
import { Timeline } from './Timeline';

type Props = { lines: readonly TimelineLine[]; names: TeamNames; isQuiet: boolean; isUnfolded: boolean };

/** One line for all substitutions, which unfolds them; on the server, where nothing unfolds, their heading. */
export function SubstitutionFold({ lines, names, isQuiet, isUnfolded }: Props) {
  const isOnServer = useIsOnServer();
  const [isOpen, setIsOpen] = useState(isOnServer || isUnfolded);
  const text = t('detail.substitutions', { count: lines.length });
  return (
    <div>
      {isOnServer ? (
        <Fold as="div">{text}</Fold>
      ) : (
        <Fold
          type="button"
          aria-expanded={isOpen}
          tabIndex={isQuiet ? -1 : undefined}
          // A click on the pop-over leaves the focus where it is, which keeps it open.
          onMouseDown={(event) => isQuiet && event.preventDefault()}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text}
        </Fold>
      )}
      {isOpen ? <Timeline label={t('incident.substitution')} lines={lines} names={names} isQuiet={isQuiet} /> : null}
    </div>
  );
}

/** The chevron points down while the list is open. */
const Fold = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  width: 100%;
  min-height: 44px;
  padding: 0 var(--space-2);
  border: 0;
  border-radius: var(--radius-chip);
  background: none;
  color: var(--ink-2);
  font-size: 0.8125rem;
  font-weight: 600;
  &[aria-expanded] { cursor: pointer; }
  &[aria-expanded]:hover { background: var(--surface-2); }
  &:focus-visible { outline-offset: -2px; }
  &[aria-expanded]::after {
    width: 7px;
    height: 7px;
    border: solid currentcolor;
    border-width: 0 2px 2px 0;
    transform: rotate(-45deg);
    content: '';
  }
  &[aria-expanded='true']::after { transform: rotate(45deg); }
`;
