import { useRef } from 'react';
import styled from 'styled-components';
import type { Offer } from '../../domain/bookmakers';
import { t } from '../../texts';
import { useCounted } from '../advert/useCounted';
import { RowFrame } from './RowFrame';

type Props = { rank: number; offer: Offer };

/** A rank that a bookmaker has taken. Counts views and clicks. */
export function OfferRow({ rank, offer }: Props) {
  const row = useRef<HTMLElement>(null);
  const onFollow = useCounted(row, { slot: 'TopBookmakers', id: offer.id });
  return (
    <RowFrame rank={rank} ref={row} isOffer action={offer.action} link={offer.link} onFollow={onFollow}>
      <Brand>
        <span>{offer.brand}</span> <Adults title={t('bookmakers.adultsOnly')}>{t('adults')}</Adults>
      </Brand>
      <h2>
        <Bonus>{offer.bonus}</Bonus> <span>{offer.title}</span>
      </h2>
      <p>{offer.terms}</p>
    </RowFrame>
  );
}

const Brand = styled.div`
  margin-bottom: var(--space-1);
  font-weight: 600;
`;

const Adults = styled.abbr`
  padding: 0 4px;
  border: 1px solid currentColor;
  border-radius: var(--radius-chip);
  color: var(--live);
  font-size: 0.75rem;
  font-weight: 400;
  text-decoration: none;
`;

const Bonus = styled.span`
  color: var(--accent);
`;
