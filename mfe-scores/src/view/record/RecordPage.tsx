import { type ComponentProps, useContext, useEffect, useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { DEFAULT_SETTINGS } from 'shared-kernel/entities/defaultSettings';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useLocation } from 'shared-kernel/router';
import { Loading } from 'shared-kernel/ui/Loading';
import { namedAddress } from '../../domain/namedAddress';
import { idInAddress } from '../../domain/pageAddress';
import type { RecordOfPage } from '../../domain/recordMatches';
import type { MatchStore } from '../../state/createMatchStore';
import { scoreAnnouncements } from '../../state/scoreAnnouncements';
import { PageDrawnContext } from '../detail/useAwaitedDetail';
import { TableRows } from '../match/TableRows';
import { BoardPage } from '../page/BoardPage';
import { ScoreAnnouncer } from '../page/ScoreAnnouncer';
import { FailedBoard } from '../states/FailedBoard';
import { FreshnessNotice } from '../states/FreshnessNotice';
import { useDescription } from '../useDescription';
import { useRightAddress } from '../useRightAddress';
import { NoRecordPage } from './NoRecordPage';
import { RecordContent } from './RecordContent';
import { textsOfNoRecord, textsOfRecord } from './recordTexts';
import { useRecord } from './useRecord';

type Kind = RecordOfPage['kind'];
type Record = ReturnType<typeof useRecord>;

/** The page of the team or the competition in the address. */
export function RecordPage({ shell, kind }: { shell: Shell; kind: Kind }) {
  const id = idInAddress(useLocation().pathname);
  if (id === undefined) return <NoRecord shell={shell} kind={kind} />;
  return <OneRecordPage key={`${kind}/${id}`} shell={shell} record={{ kind, id }} />;
}

/** One of them, live while the page is open. */
function OneRecordPage({ shell, record: { kind, id } }: { shell: Shell; record: RecordOfPage }) {
  const record = useRecord(shell, kind, id);
  const { name, matches, entries, freshness, reload, store, isKnown } = record;
  const onDrawn = useContext(PageDrawnContext);
  useEffect(() => {
    if (isKnown) onDrawn();
  }, [isKnown, onDrawn]);
  useDescription(shell, name === undefined ? undefined : textsOfRecord(kind, name));
  useRightAddress(name === undefined ? undefined : namedAddress(kind, id, name));

  // All at once, so that nothing moves.
  if (!isKnown) return <Blank />;
  if (name === undefined) return <NoName {...{ shell, kind, record }} />;
  return (
    <RecordContent {...{ name, matches, entries }} clock={shell.clock} table={tableOf(record)}>
      <FreshnessNotice freshness={freshness} onRetry={reload} />
      <Announcer shell={shell} store={store} />
    </RecordContent>
  );
}

function tableOf({ table, hasTableFailed, reloadTable }: Record) {
  if (hasTableFailed) return <FailedBoard onRetry={reloadTable} />;
  return table ? <TableRows table={table} teams={[]} /> : undefined;
}

/** With toasts on, the shell tells the goals: screen readers should get each once. */
function Announcer({ shell, store }: { shell: Shell; store: MatchStore }) {
  const { goal_show_toast } = useObservable(shell.settings$, DEFAULT_SETTINGS);
  const announcements$ = useMemo(() => scoreAnnouncements(store), [store]);
  return goal_show_toast ? null : <ScoreAnnouncer announcements$={announcements$} />;
}

/** There is none, or nobody answers. */
function NoName({ shell, kind, record }: { shell: Shell; kind: Kind; record: Record }) {
  const { freshness, reload, hasTableFailed, reloadTable } = record;
  if (freshness.kind === 'nothing') return <Failed why={freshness.why} onRetry={reload} />;
  return hasTableFailed ? <Failed onRetry={reloadTable} /> : <NoRecord shell={shell} kind={kind} />;
}

function Failed(props: ComponentProps<typeof FailedBoard>) {
  return (
    <BoardPage>
      <FailedBoard {...props} />
    </BoardPage>
  );
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
