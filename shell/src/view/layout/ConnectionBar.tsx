import { useTranslation } from 'react-i18next';
import { useObservable } from 'shared-kernel/react/useObservable';
import styled from 'styled-components';
import type { ConnectionNotice } from '../../domain/connectionNotice';
import { useHouse } from '../house';
import { hourMinute } from '../texts/hourMinute';

const NONE: ConnectionNotice = { kind: 'none' };

/** Says when what is on screen is no longer live, and how old it is. It lies over the page: nothing moves. */
export function ConnectionBar() {
  const { t } = useTranslation();
  const { notice, live } = useHouse();
  const said = useObservable(notice.notice$, NONE);
  return (
    <Place>
      <div role="status">
        {said.kind === 'lost' ? (
          <Pill data-kind="lost">{t('connection.lost', { time: hourMinute(said.since) })}</Pill>
        ) : null}
        {said.kind === 'back' ? <Pill data-kind="back">{t('connection.back')}</Pill> : null}
      </div>
      {said.kind === 'lost' ? (
        <Again type="button" onClick={live.tryNow}>
          {t('retry')}
        </Again>
      ) : null}
    </Place>
  );
}

const Place = styled.div`
  position: fixed;
  top: var(--space-2);
  left: 50%;
  z-index: 40;
  display: flex;
  align-items: stretch;
  gap: 1px;
  max-width: calc(100vw - 16px);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow);
  transform: translateX(-50%);
`;

const Pill = styled.span`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: var(--space-1) var(--space-4);
  border-radius: var(--radius-card);
  font-size: 14px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  &[data-kind='lost'] { background: var(--error-soft); color: var(--error); border: 1px solid var(--error); }
  &[data-kind='back'] { background: var(--accent-soft); color: var(--accent); border: 1px solid var(--accent); }
`;

const Again = styled.button`
  min-width: 80px;
  border: 1px solid var(--error);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  font-size: 14px;
  font-weight: 600;
  cursor: pointer;
`;
