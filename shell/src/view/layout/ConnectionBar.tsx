import { useEffect } from 'react';
import type { Observable } from 'rxjs';
import { PHONE } from 'shared-kernel/design/media';
import { useObservable } from 'shared-kernel/react/useObservable';
import { hourMinute } from 'shared-kernel/rules/formats';
import styled from 'styled-components';
import type { ConnectionNotice } from '../../domain/connectionNotice';
import { t } from '../texts/texts';
import { CONNECTION_ATTRIBUTE } from './PageStyle';

const NONE: ConnectionNotice = { kind: 'none' };

/**
 * Shows that the data is no longer live, and since when. It overlays the page, so nothing moves – unless the keyboard is at
 * a place that it would cover.
 */
export function ConnectionBar({ notice$, onRetry }: { notice$: Observable<ConnectionNotice>; onRetry: () => void }) {
  const said = useObservable(notice$, NONE);
  useClearFocus(said.kind !== 'none');
  return (
    <Place data-kind={said.kind}>
      <div role="status">
        {said.kind === 'lost' ? (
          <Pill data-kind="lost">{t('connection.lost', { time: hourMinute(said.since) })}</Pill>
        ) : null}
        {said.kind === 'unreached' ? <Pill data-kind="lost">{t('connection.unreached')}</Pill> : null}
        {said.kind === 'silent' ? (
          <Pill data-kind="silent">{t('connection.silent', { time: hourMinute(said.since) })}</Pill>
        ) : null}
        {said.kind === 'back' ? <Pill data-kind="back">{t('connection.back')}</Pill> : null}
      </div>
      {/* Without data the page itself offers a retry. */}
      {said.kind === 'lost' ? (
        <Again type="button" onClick={onRetry}>
          {t('retry')}
        </Again>
      ) : null}
    </Place>
  );
}

/** Tells the page's style that the notice is there, and brings what the keyboard is at out from under it. */
function useClearFocus(isShown: boolean) {
  useEffect(() => {
    if (!isShown) return undefined;
    const root = document.documentElement;
    root.setAttribute(CONNECTION_ATTRIBUTE, '');
    document.querySelector(':focus-visible')?.scrollIntoView?.({ block: 'nearest' });
    return () => root.removeAttribute(CONNECTION_ATTRIBUTE);
  }, [isShown]);
}

/**
 * At the bottom left, as wide as the page on phones, so that its words stay where they are as it changes what it says; clear
 * of the menu, an advert and the chat box. It is raised by a transform: when an advert comes or goes below it, nothing is
 * laid out anew.
 */
const Place = styled.div`
  position: fixed;
  bottom: 0;
  transform: translateY(calc(0px - var(--bottom-edge) - var(--space-4)));
  left: var(--space-4);
  z-index: 40;
  display: flex;
  align-items: center;
  overflow: hidden;
  border-radius: var(--radius-card);
  background: var(--surface-1);
  box-shadow: var(--shadow), 0 0 0 1px var(--line);
  /* The status element stays while it is empty: screen readers announce only changes of an existing one. */
  &[data-kind='none'] { background: none; box-shadow: none; }
  /* Below this width the chat box would overlap it. */
  @media (max-width: 63.9375em) { transform: translateY(calc(0px - var(--bottom-right) - var(--space-2))); }
  @media ${PHONE} {
    right: var(--space-2);
    left: var(--space-2);
    > [role='status'] { flex: auto; }
  }
`;

const Pill = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 44px;
  padding: var(--space-1) var(--space-4);
  font-size: 0.875rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  @media ${PHONE} { padding-inline: var(--space-3); }
  &::before { content: ''; flex: none; width: 10px; height: 10px; border-radius: 50%; }
  &[data-kind='lost'] { color: var(--error); }
  &[data-kind='lost']::before { border: 2px solid var(--error); }
  /* It may stay for hours, and there is nothing to be done. */
  &[data-kind='silent'] { min-height: 36px; color: var(--ink-2); font-weight: 500; }
  &[data-kind='silent']::before { border: 2px solid var(--ink-3); }
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
  font-size: 0.875rem;
  font-weight: 600;
  cursor: pointer;
  @media ${PHONE} { padding-inline: var(--space-3); }
  &:hover { background: var(--surface-2); }
  &:focus-visible { outline-offset: -3px; }
`;
