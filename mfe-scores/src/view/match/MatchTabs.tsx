import { PHONE } from 'shared-kernel/design/media';
import { Link } from 'shared-kernel/router';
import styled from 'styled-components';
import { MATCH_TABS, type MatchTab, searchOfTab } from '../../domain/matchTab';
import { t } from '../../texts/detailTexts';

/** The parts of the page, each an address; moving between them leaves no trail for Back. */
export function MatchTabs({ tab, address }: { tab: MatchTab; address: string }) {
  return (
    <List aria-label={t('match.tabs')}>
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
    </List>
  );
}

const List = styled.nav`
  display: flex;
  gap: var(--space-1);
  margin: var(--space-2) 0;
  overflow-x: auto;
  scrollbar-width: none;
  & > a {
    flex: none;
    min-height: 44px;
    padding: 0 var(--space-4);
    border-radius: var(--radius-chip);
    color: var(--ink-2);
    font-weight: 600;
    line-height: 44px;
    text-decoration: none;
    white-space: nowrap;
  }
  & > a:hover { background: var(--surface-3); }
  & > a:focus-visible { outline-offset: -2px; }
  & > a[aria-current] { background: var(--accent); color: var(--accent-ink); }
  @media ${PHONE} {
    margin: 0;
    & > a { flex: 1 0 auto; padding: 0 var(--space-3); border-radius: 0; text-align: center; }
    & > a:hover { background: none; }
    & > a[aria-current] { background: none; color: var(--accent); box-shadow: inset 0 -2px var(--accent); }
  }
`;
