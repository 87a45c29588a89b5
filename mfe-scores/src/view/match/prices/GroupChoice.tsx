import type { MarketGroup } from 'shared-kernel/entities/matchMarkets';
import { Link } from 'shared-kernel/router';
import { searchOfGroup } from '../../../domain/groupPrices';
import { t } from '../../../texts/pricesTexts';
import { TabList } from '../../parts/states/TabList';

type Props = {
  /** Those that have moves. */
  groups: readonly MarketGroup[];
  shown: MarketGroup | undefined;
  /** The page's address, without its query. */
  address: string;
};

/** Whose history is shown: that of the match, or of a group; nothing where there is no choice. */
export function GroupChoice({ groups, shown, address }: Props) {
  if (groups.length === 0) return null;
  return (
    <TabList open={shown ?? 'full'} aria-label={t('prices.choose')}>
      {[undefined, ...groups].map((group) => (
        <Link
          key={group ?? 'full'}
          to={address + searchOfGroup(group)}
          replace
          preventScrollReset
          aria-current={group === shown ? 'page' : undefined}
        >
          {t(`odds.choice.${group ?? 'full'}`)}
        </Link>
      ))}
    </TabList>
  );
}
