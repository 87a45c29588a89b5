import type { Cup } from 'shared-kernel/entities/cup';
import type { Id } from 'shared-kernel/entities/id';
import { Link } from 'shared-kernel/router';
import { namedAddress } from '../../domain/namedAddress';
import { t } from '../../texts/cupTexts';
import { Way } from '../parts/Way';

/** A way to the page of a cup, where its bracket is; nothing before it has one. */
export function WayToBracket({ cup, competition }: { cup: Cup | undefined; competition: Id }) {
  if (!cup || cup.rounds.length === 0) return null;
  return (
    <Way>
      <Link to={namedAddress('competition', competition, cup.name)}>{t('cup.wayToBracket', { name: cup.name })}</Link>
    </Way>
  );
}
