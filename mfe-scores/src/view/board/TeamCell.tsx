import { memo } from 'react';
import { pictureAddress } from 'shared-kernel/cleaning/pictureAddress';
import { CRAMPED } from 'shared-kernel/design/media';
import { oneLine } from 'shared-kernel/design/oneLine';
import type { Team } from 'shared-kernel/entities/team';
import { pageAddress } from 'shared-kernel/rules/pageAddress';
import styled, { css } from 'styled-components';
import { t } from '../../texts/texts';
import { useIsOnServer } from '../parts/html/onServer';
import { cardLook } from '../parts/row/cardLook';
import { stacked } from '../parts/row/stacked';
import { useRowContent } from './rowContext';

type Props = {
  side: 'home' | 'away';
  /** Missing where the answer lacks it. */
  team: Team | undefined;
  name: string;
  rank: number | undefined;
  yellow: number;
  red: number;
};

/**
 * A team with its league rank on the outside and its cards towards the score. Its name leads to its page, for the mouse: one
 * who uses the keyboard gets there through the match.
 */
export const TeamCell = memo(function TeamCell({ side, team, name, rank, yellow, red }: Props) {
  const { base } = useRowContent();
  // Eighty names are a twentieth of the HTML.
  const isOnServer = useIsOnServer();
  return (
    <Cell role="cell" data-column={side}>
      {rank ? <small>{`[${rank}]`}</small> : null}
      <RowCrest logo={isOnServer ? undefined : team?.logo} />
      {isOnServer || !team ? (
        <span>{name}</span>
      ) : (
        <a href={base + pageAddress('team', team.id)} tabIndex={-1} title={name}>
          {name}
        </a>
      )}
      {yellow > 0 ? <CardBadge colour="yellow" count={yellow} /> : null}
      {red > 0 ? <CardBadge colour="red" count={red} /> : null}
    </Cell>
  );
});

/** The team's crest of 16 px, or its place. The outline keeps a white one apart from a white ground, and a black one from black. */
function RowCrest({ logo }: { logo: string | undefined }) {
  const src = pictureAddress(logo);
  return src === undefined ? <b /> : <img src={src} alt="" width="16" height="16" loading="lazy" />;
}

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
  & > :is(a, span) {
    ${oneLine}
    color: inherit;
    font-size: 0.875rem;
    font-weight: 500;
    text-decoration: none;
  }
  & > a:hover { text-decoration: underline; }
  & > :is(img, b) { flex: none; width: 16px; height: 16px; object-fit: contain; filter: drop-shadow(0 0 1px var(--line-strong)); }
  ${stacked(css`
    padding: 0 4px 0 0;
    /* The width of a rank of two digits, so that names align. */
    & > small { min-width: 1.5rem; }
    &[data-column='home'] { grid-area: home; align-self: end; justify-content: flex-start; padding-bottom: 2px; }
    &[data-column='away'] { grid-area: away; align-self: start; flex-direction: row; justify-content: flex-start; padding-top: 3px; }
  `)}
  @media ${CRAMPED} { & > :is(small, img, b) { display: none; } }
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
