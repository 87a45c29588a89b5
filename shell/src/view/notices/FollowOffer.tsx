import { useEffect, useState } from 'react';
import type { Notification } from 'shared-kernel/entities/userSettings';
import { useObservable } from 'shared-kernel/react/useObservable';
import styled from 'styled-components';
import type { FollowOfferStore } from '../../state/notices/createFollowOffer';
import { useAppServices } from '../appServices';
import { t } from './noticeTexts';

/** How long an offer that nobody heeds stays, in milliseconds. The settings have the same choice. */
const STAYS_MS = 30_000;

/** Offers alerts for followed matches only, in one sentence. It waits while a dialog is open, and goes unanswered in time. */
export function FollowOffer({ offer }: { offer: FollowOfferStore }) {
  const { settings } = useAppServices();
  const isOffered = useObservable(offer.isOffered$, false);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isOffered || isHeld) return;
    const waiting = setTimeout(offer.close, STAYS_MS);
    return () => clearTimeout(waiting);
  }, [isOffered, isHeld, offer]);
  const choose = (notification: Notification) => {
    settings.change({ notification });
    offer.close();
  };
  return (
    <div role="status">
      {isOffered ? (
        <Card
          data-toast
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          onKeyDown={({ key }) => key === 'Escape' && offer.close()}
        >
          <p>{t('followOffer.text')}</p>
          <button type="button" onClick={() => choose('favorite')}>
            {t('followOffer.accept')}
          </button>
          <button type="button" onClick={() => choose('all')}>
            {t('followOffer.refuse')}
          </button>
        </Card>
      ) : null}
    </div>
  );
}

const Card = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  padding: var(--space-2) var(--space-3) 0;
  border-left: 4px solid var(--favourite-mark);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  box-shadow: var(--shadow), 0 0 0 1px var(--line);
  font-size: var(--text-board);
  pointer-events: auto;
  dialog & { display: none; }
  & > p { flex: 1 0 100%; margin: 0; }
  & > button {
    min-height: 44px;
    padding: 0 var(--space-3);
    border: 0;
    background: none;
    color: var(--accent);
    font-weight: 600;
    cursor: pointer;
  }
  & > button:hover { text-decoration: underline; }
  & > button:last-child { color: var(--ink-2); }
`;
