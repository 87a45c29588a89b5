import styled from 'styled-components';
import { t } from '../../texts';
import first from './rank-1.svg';
import second from './rank-2.svg';

const MEDALS: Readonly<Record<number, string>> = { 1: first, 2: second };

/** The place in the ranking: a medal for the first two, a number for the others. */
export function Rank({ rank }: { rank: number }) {
  const medal = MEDALS[rank];
  if (medal) return <Medal src={medal} alt={t('bookmakers.rank', { rank })} width={48} height={56} />;
  return <Figure aria-label={t('bookmakers.rank', { rank })} role="img" data-text={rank} />;
}

const Medal = styled.img`
  display: block;
  margin: 0 auto;
`;

const Figure = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  margin: 0 auto;
  border-radius: 50%;
  background: var(--surface-2);
  color: var(--ink-2);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  &::before { content: attr(data-text); }
`;
