import { useContext, useEffect } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { useLocation } from 'shared-kernel/router';
import { Loading } from 'shared-kernel/ui/Loading';
import { namedAddress } from '../../domain/namedAddress';
import { idInAddress } from '../../domain/pageAddress';
import type { RecordOfPage } from '../../domain/recordMatches';
import { PageDrawnContext } from '../detail/useAwaitedDetail';
import { TableRows } from '../match/TableRows';
import { BoardPage } from '../page/BoardPage';
import { FailedBoard } from '../states/FailedBoard';
import { FreshnessNotice } from '../states/FreshnessNotice';
import { useDescription } from '../useDescription';
import { useRightAddress } from '../useRightAddress';
import { NoRecordPage } from './NoRecordPage';
import { RecordContent } from './RecordContent';
import { textsOfNoRecord, textsOfRecord } from './recordTexts';
import { useRecord } from './useRecord';

type Kind = RecordOfPage['kind'];

/** The page of the team or the competition in the address. */
export function RecordPage({ shell, kind }: { shell: Shell; kind: Kind }) {
  const id = idInAddress(useLocation().pathname);
  if (id === undefined) return <NoRecord shell={shell} kind={kind} />;
  return <OneRecordPage key={`${kind}/${id}`} shell={shell} record={{ kind, id }} />;
}

/** One of them; its matches are live while the page is open. */
function OneRecordPage({ shell, record: { kind, id } }: { shell: Shell; record: RecordOfPage }) {
  const { name, table, freshness, reload, isKnown, ...board } = useRecord(shell, kind, id);
  const onDrawn = useContext(PageDrawnContext);
  useEffect(() => {
    if (isKnown) onDrawn();
  }, [isKnown, onDrawn]);
  useDescription(shell, name === undefined ? undefined : textsOfRecord(kind, name));
  useRightAddress(name === undefined ? undefined : namedAddress(kind, id, name));

  if (name !== undefined) {
    return (
      <RecordContent
        name={name}
        {...board}
        clock={shell.clock}
        table={table ? <TableRows table={table} teams={[]} /> : undefined}
      >
        <FreshnessNotice freshness={freshness} onRetry={reload} />
      </RecordContent>
    );
  }
  if (!isKnown) return <Blank />;
  if (freshness.kind === 'nothing') {
    return (
      <BoardPage>
        <FailedBoard why={freshness.why} onRetry={reload} />
      </BoardPage>
    );
  }
  return <NoRecord shell={shell} kind={kind} />;
}

function Blank() {
  return (
    <BoardPage>
      <Loading />
    </BoardPage>
  );
}

function NoRecord({ shell, kind }: { shell: Shell; kind: Kind }) {
  const onDrawn = useContext(PageDrawnContext);
  useEffect(onDrawn, [onDrawn]);
  useDescription(shell, textsOfNoRecord(kind));
  return <NoRecordPage kind={kind} />;
}
