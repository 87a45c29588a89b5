import { CRAMPED } from 'shared-kernel/design/media';
import styled from 'styled-components';
import { t } from '../../../texts/texts';
import { PriceFormSwitch } from '../../parts/odds/PriceFormSwitch';
import { Chip } from './Chip';
import { LiveSwitch } from './LiveSwitch';
import { PickButton } from './PickButton';
import type { Tools } from './tools';

type Props = Tools & {
  /** The one filter that the bottom menu lacks; missing where tabs have it, or the page has none. */
  euro: { isOn: boolean; href: string; onToggle: () => void } | undefined;
  /** Whether tabs are above it. */
  isBelowTabs: boolean;
};

/** The controls on a phone: one row, each with its state. */
export function ChipRow({ euro, isBelowTabs, competitions, countries, live, sort, odds, hasPriceForms }: Props) {
  const isByLeague = sort?.mode === 'by-league';
  return (
    <Row data-below-tabs={isBelowTabs || undefined}>
      {euro ? (
        <Chip icon="euro" text={t('filter.euro')} href={euro.href} aria-pressed={euro.isOn} onClick={euro.onToggle} />
      ) : null}
      {live ? <LiveSwitch isChip {...live} /> : null}
      <PickButton kind="competitions" isChip {...competitions} />
      <PickButton kind="countries" isChip {...countries} />
      {sort ? (
        <Chip
          icon="league"
          text={t('sort.by-league')}
          aria-pressed={isByLeague}
          onClick={() => sort.onSort(isByLeague ? 'by-time' : 'by-league')}
        />
      ) : null}
      {odds ? (
        <Chip
          icon="odds"
          text={t('odds.switch')}
          aria-pressed={odds.isShown}
          onClick={() => odds.onShow(!odds.isShown)}
        />
      ) : null}
      {hasPriceForms ? <PriceFormSwitch /> : null}
    </Row>
  );
}

/** Without scripts there are its links alone, and no row where it has none. */
const Row = styled.div`
  display: flex;
  @media (scripting: none) { &:not(:has(a)) { display: none; } }
  &[data-below-tabs] { border-top: 1px solid var(--line); }
  /* Forms of prices stand beside the chips, and below them where text is very large. */
  & > [role='group'] { flex: 2 1 0; min-width: 190px; padding: 0; border-width: 0 0 0 1px; }
  @media ${CRAMPED} {
    flex-wrap: wrap;
    & > [role='group'] { flex-basis: 100%; border-width: 1px 0 0; }
  }
`;
