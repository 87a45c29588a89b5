import styled from 'styled-components';
import { useTexts } from '../../texts';

const SIZE = 16;

const starAt = (left: number) => `M${left + 8} 1l2.2 4.5 5 .7-3.6 3.5.9 5-4.5-2.3-4.5 2.3.9-5-3.6-3.5 5-.7z`;

/** A row of stars; drawn, because not every font has the sign. */
export function Stars({ count }: { count: number }) {
  const t = useTexts();
  return (
    <Row role="img" aria-label={t('bookmakers.stars', { count })} width={count * SIZE} height={SIZE}>
      <path d={Array.from({ length: count }, (_, place) => starAt(place * SIZE)).join('')} />
    </Row>
  );
}

const Row = styled.svg`
  fill: var(--favourite-mark);
`;
