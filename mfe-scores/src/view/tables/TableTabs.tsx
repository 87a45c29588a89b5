import { PHONE } from 'shared-kernel/design/media';
import { Link } from 'shared-kernel/router';
import styled from 'styled-components';
import { searchOfTable, TABLE_KINDS, type TableKind } from '../../domain/tableKind';
import { t } from '../../texts/seasonNotesTexts';
import { TabList } from '../parts/states/TabList';

/** The tables, each an address; moving between them leaves no trail for Back. */
export function TableTabs({ kind, address }: { kind: TableKind; address: string }) {
  return (
    <Tabs open={kind} aria-label={t('seasonNotes.tabs')}>
      {TABLE_KINDS.map((one) => (
        <Link
          key={one}
          to={address + searchOfTable(one)}
          replace
          preventScrollReset
          aria-current={one === kind ? 'page' : undefined}
        >
          {t(`seasonNotes.kind.${one}`)}
        </Link>
      ))}
    </Tabs>
  );
}

/** All five fit a phone. */
const Tabs = styled(TabList)`
  @media ${PHONE} {
    & > a { padding: 0 var(--space-1); font-size: 0.875rem; }
  }
`;
