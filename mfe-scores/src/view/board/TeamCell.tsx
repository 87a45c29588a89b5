import { memo } from 'react';
import { CRAMPED, PHONE } from 'shared-kernel/design/media';
import { oneLine } from 'shared-kernel/design/oneLine';
import styled from 'styled-components';
import { t } from '../../texts/texts';
import { useIsOnServer } from '../parts/html/onServer';
import { cardLook } from '../parts/row/cardLook';

type Props = { side: 'home' | 'away'; name: string; rank: number | undefined; yellow: number; red: number };

/** A team with its league rank on the outside and its cards towards the score. */
export const TeamCell = memo(function TeamCell({ side, name, rank, yellow, red }: Props) {
  // Eighty names are a twentieth of the HTML.
  const isOnServer = useIsOnServer();
  return (
    <Cell role="cell" data-column={side}>
      {rank ? <small>{`[${rank}]`}</small> : null}
      <span title={isOnServer ? undefined : name}>{name}</span>
      {yellow > 0 ? <CardBadge colour="yellow" count={yellow} /> : null}
      {red > 0 ? <CardBadge colour="red" count={red} /> : null}
    </Cell>
  );
});

/** A card with its count. */
function CardBadge({ colour, count }: { colour: 'yellow' | 'red'; count: number }) {
  const label = t(colour === 'red' ? 'row.redCards' : 'row.yellowCards', { count });
  return (
    <Card role="img" aria-label={label} data-colour={colour}>
      {count}
    </Card>
  );
}

/** Its parts are in reading order; the away side is laid out from the score outwards. */
const Cell = styled.span`
  display: flex;
  align-items: center;
  gap: 5px;
  min-width: 0;
  padding: 0 8px;
  &[data-column='home'] { justify-content: flex-end; }
  &[data-column='away'] { flex-direction: row-reverse; justify-content: flex-end; }
  & > small { flex: none; color: var(--ink-3); font-size: 0.75rem; }
  & > span {
    ${oneLine}
    font-size: 0.875rem;
    font-weight: 500;
  }
  @media ${PHONE} {
    padding: 0 4px 0 0;
    /* The width of a rank of two digits, so that names align. */
    & > small { min-width: 1.5rem; }
    &[data-column='home'] { grid-area: home; align-self: end; justify-content: flex-start; padding-bottom: 2px; }
    &[data-column='away'] { grid-area: away; align-self: start; flex-direction: row; justify-content: flex-start; padding-top: 3px; }
  }
  @media ${CRAMPED} { & > small { display: none; } }
`;

const Card = styled.i`
  flex: none;
  min-width: 0.875rem;
  padding: 0 2px;
  ${cardLook}
  color: var(--card-ink);
  font-size: 0.75rem;
  font-style: normal;
  font-weight: 700;
  line-height: 0.8125rem;
  text-align: center;
  &[data-colour='red'] { color: var(--surface-1); }
`;
