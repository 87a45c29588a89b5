import styled from 'styled-components';
import { t } from '../../texts/texts';

type Props = { colour: 'yellow' | 'red'; count: number };

/** A card with how many of them. */
export function CardBadge({ colour, count }: Props) {
  const label = t(colour === 'red' ? 'row.redCards' : 'row.yellowCards', { count });
  return (
    <Card role="img" aria-label={label} data-colour={colour}>
      {count}
    </Card>
  );
}

const Card = styled.i`
  flex: none;
  min-width: 12px;
  padding: 0 2px;
  border-radius: 2px;
  background: var(--yellow-card);
  color: var(--card-ink);
  font-size: 10px;
  font-style: normal;
  font-weight: 700;
  line-height: 15px;
  text-align: center;
  &[data-colour='red'] { background: var(--red-card); color: var(--surface-1); }
`;
