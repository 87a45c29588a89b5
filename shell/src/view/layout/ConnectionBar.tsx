import type { Observable } from 'rxjs';
import { useObservable } from 'shared-kernel/react/useObservable';
import { hourMinute } from 'shared-kernel/rules/formats';
import styled from 'styled-components';
import type { ConnectionNotice } from '../../domain/connectionNotice';
import { t } from '../texts/texts';

const NONE: ConnectionNotice = { kind: 'none' };

/** Says when what is on screen is no longer live, and how old it is. It lies over the page: nothing moves. */
export function ConnectionBar({ notice$, onRetry }: { notice$: Observable<ConnectionNotice>; onRetry: () => void }) {
  const said = useObservable(notice$, NONE);
  return (
    <Place data-kind={said.kind}>
      <div role="status">
        {said.kind === 'lost' ? (
          <Pill data-kind="lost">{t('connection.lost', { time: hourMinute(said.since) })}</Pill>
        ) : null}
        {said.kind === 'unreached' ? <Pill data-kind="lost">{t('connection.unreached')}</Pill> : null}
        {said.kind === 'back' ? <Pill data-kind="back">{t('connection.back')}</Pill> : null}
      </div>
      {/* Without data the page itself offers to try again. */}
      {said.kind === 'lost' ? (
        <Again type="button" onClick={onRetry}>
          {t('retry')}
        </Again>
      ) : null}
    </Place>
  );
}

/** At the bottom's left corner, on phones in the middle; clear of the menu, of an advert and of the chat box there. */
const Place = styled.div`
  position: fixed;
  bottom: calc(var(--bottom-edge) + var(--space-4));
  left: var(--space-4);
  z-index: 40;
  display: flex;
  align-items: center;
  overflow: hidden;
  border-radius: var(--radius-card);
  background: var(--surface-1);
  box-shadow: var(--shadow), 0 0 0 1px var(--line);
  /* The status line itself stays: readers announce only changes of one that is there. */
  &[data-kind='none'] { background: none; box-shadow: none; }
  /* Here the chat box would begin beneath it. */
  @media (max-width: 800px) { bottom: calc(var(--bottom-right) + var(--space-2)); }
  @media (max-width: 640px) {
    right: var(--space-2);
    left: var(--space-2);
    width: max-content;
    max-width: calc(100vw - 16px);
    margin: 0 auto;
  }
`;

const Pill = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 44px;
  padding: var(--space-1) var(--space-4);
  font-size: 14px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  @media (max-width: 640px) { padding-inline: var(--space-3); }
  &::before { content: ''; flex: none; width: 10px; height: 10px; border-radius: 50%; }
  &[data-kind='lost'] { color: var(--error); }
  &[data-kind='lost']::before { border: 2px solid var(--error); }
  &[data-kind='back'] { color: var(--accent); }
  &[data-kind='back']::before { background: var(--accent); }
`;

const Again = styled.button`
  flex: none;
  min-height: 44px;
  padding: 0 var(--space-4);
  border: 0;
  border-left: 1px solid var(--line);
  background: none;
  font-size: 14px;
  font-weight: 600;
  cursor: pointer;
  @media (max-width: 640px) { padding-inline: var(--space-3); }
  &:hover { background: var(--surface-2); }
  &:focus-visible { outline-offset: -3px; }
`;
