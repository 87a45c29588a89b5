import { Link } from 'shared-kernel/router';
import { MATCH_TABS, type MatchTab, searchOfTab } from '../../domain/matchTab';
import { t } from '../../texts/detailTexts';
import { TabList } from '../states/TabList';

/** The parts of the page, each an address; moving between them leaves no trail for Back. */
export function MatchTabs({ tab, address }: { tab: MatchTab; address: string }) {
  return (
    <TabList open={tab} aria-label={t('match.tabs')}>
      {MATCH_TABS.map((one) => (
        <Link
          key={one}
          to={address + searchOfTab(one)}
          replace
          preventScrollReset
          aria-current={one === tab ? 'page' : undefined}
        >
          {t(`match.tab.${one}`)}
        </Link>
      ))}
    </TabList>
  );
}
