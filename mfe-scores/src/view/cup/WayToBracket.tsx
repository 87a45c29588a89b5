import type { Cup } from 'shared-kernel/entities/cup';
import type { Id } from 'shared-kernel/entities/id';
import { Link } from 'shared-kernel/router';
import styled from 'styled-components';
import { namedAddress } from '../../domain/namedAddress';
import { t } from '../../texts/cupTexts';

/** A way to the page of a cup, where its bracket is; nothing before it has one. */
export function WayToBracket({ cup, competition }: { cup: Cup | undefined; competition: Id }) {
  if (!cup || cup.rounds.length === 0) return null;
  return (
    <Way>
      <Link to={namedAddress('competition', competition, cup.name)}>{t('cup.wayToBracket', { name: cup.name })}</Link>
    </Way>
  );
}

const Way = styled.p`
  margin: var(--space-2) 0 0;
  & > a { display: inline-block; min-height: 36px; color: var(--accent); font-weight: 600; line-height: 36px; text-decoration: none; overflow-wrap: anywhere; }
  & > a:hover { text-decoration: underline; }
`;
