import type { ReactNode } from 'react';
import { Link } from 'shared-kernel/router';
import { MATCH_TABS, type MatchTab, searchOfTab } from '../../../domain/matchTab';
import { t } from '../../../texts/detailTexts';
import { TabList } from '../../parts/states/TabList';

type Props = {
  /** The open one; none where the page is not open, as in the detail. */
  tab: MatchTab | undefined;
  /** The page's address, without its query. */
  address: string;
  /** More ways, after the parts. */
  children?: ReactNode;
};

/** The parts of a match's page, each an address; moving between them leaves no trail for Back. */
export function MatchTabs({ tab, address, children }: Props) {
  const isHere = tab !== undefined;
  return (
    <TabList open={tab} aria-label={t(isHere ? 'match.tabs' : 'match.ways')}>
      {MATCH_TABS.map((one) => (
        <Link
          key={one}
          to={address + searchOfTab(one)}
          replace={isHere}
          preventScrollReset={isHere}
          aria-current={one === tab ? 'page' : undefined}
        >
          {t(`match.tab.${one}`)}
        </Link>
      ))}
      {children}
    </TabList>
  );
}
