import styled from 'styled-components';
import type { Vacancy } from '../../domain/bookmakers';
import { RowFrame } from './RowFrame';
import { Stars } from './Stars';

/** A rank that is still for sale. */
export function VacancyRow({ rank, vacancy }: { rank: number; vacancy: Vacancy }) {
  return (
    <RowFrame rank={rank} isOffer={false} action={vacancy.action} link={vacancy.link}>
      <h2>{vacancy.title}</h2>
      <ul>
        {vacancy.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Badge>
        {vacancy.badge}
        <Stars count={vacancy.stars} />
      </Badge>
    </RowFrame>
  );
}

const Badge = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  margin-top: var(--space-2);
  font-size: 13px;
`;
