import styled from 'styled-components';
import type { Vacancy } from '../../domain/bookmakers';
import { useTexts } from '../../texts';
import { RowFrame } from './RowFrame';

/** A rank that is still for sale. */
export function VacancyRow({ rank, vacancy }: { rank: number; vacancy: Vacancy }) {
  const t = useTexts();
  return (
    <RowFrame rank={rank} isOffer={false} action={vacancy.action} link={vacancy.link}>
      <h2>{vacancy.title}</h2>
      <ul>
        {vacancy.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Badge>
        {vacancy.badge}{' '}
        <Stars role="img" aria-label={t('bookmakers.stars', { count: vacancy.stars })}>
          {'★'.repeat(vacancy.stars)}
        </Stars>
      </Badge>
    </RowFrame>
  );
}

const Badge = styled.div`
  margin-top: var(--space-2);
  font-size: 13px;
`;

const Stars = styled.span`
  color: var(--favourite-mark);
  letter-spacing: 2px;
`;
