import { NoData } from 'shared-kernel/ui/NoData';
import type { RecordOfPage } from '../../../domain/recordMatches';
import { t } from '../../../texts/detailTexts';
import { PillLink } from '../../match/detail/PillLink';
import { BoardPage } from '../../parts/BoardPage';
import { Panel } from '../../parts/states/Panel';

/** The page of an address that names no team or competition, or one without matches around now. */
export function NoRecordPage({ kind }: { kind: RecordOfPage['kind'] }) {
  return (
    <BoardPage>
      <h1>{t(`record.${kind}.unknown`)}</h1>
      <Panel>
        <NoData>
          <p>{t('record.unknownDescription')}</p>
          <PillLink to="/">{t('match.home')}</PillLink>
        </NoData>
      </Panel>
    </BoardPage>
  );
}
