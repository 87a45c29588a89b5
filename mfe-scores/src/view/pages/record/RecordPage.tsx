import { type ComponentProps, type ReactNode, useContext, useEffect } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { DEFAULT_SETTINGS } from 'shared-kernel/entities/defaultSettings';
import type { Id } from 'shared-kernel/entities/id';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useLocation, useNavigationType } from 'shared-kernel/router';
import { idInAddress } from 'shared-kernel/rules/pageAddress';
import { Loading } from 'shared-kernel/ui/Loading';
import { namedAddress } from '../../../domain/namedAddress';
import type { RecordOfPage } from '../../../domain/recordMatches';
import { TABLE_PARAMETER, type TableKind, toTableKind } from '../../../domain/tableKind';
import { PageRenderedContext } from '../../match/detail/useAwaitedDetail';
import { BoardPage } from '../../parts/BoardPage';
import { ResultsCover } from '../../parts/hidden/ResultsCover';
import { ScoreAnnouncer } from '../../parts/ScoreAnnouncer';
import { FailedBoard } from '../../parts/states/FailedBoard';
import { FreshnessNotice } from '../../parts/states/FreshnessNotice';
import { useDescription } from '../../parts/useDescription';
import { useRightAddress } from '../../parts/useRightAddress';
import { tableOfLeague } from '../../tables/TableOfLeague';
import { NoRecordPage } from './NoRecordPage';
import { showPart } from './PartLinks';
import { RecordContent } from './RecordContent';
import { textsOfNoRecord, textsOfRecord } from './recordTexts';
import { seasonParts } from './seasonParts';
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
  const { name, crest, matches, rounds, entries, form, squad, freshness, reload, store, isKnown, isWhole } = record;
  const { pathname, search, hash, key } = useLocation();
  const wayHere = useNavigationType();
  const kindOfTable = toTableKind(new URLSearchParams(search).get(TABLE_PARAMETER));
  const { hide_scores } = useObservable(shell.settings$, DEFAULT_SETTINGS);
  const onRendered = useContext(PageRenderedContext);
  // What the HTML has stays until the app has as much.
  const isRendered = isKnown && isWhole;
  useEffect(() => {
    if (isRendered) onRendered();
  }, [isRendered, onRendered]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as soon as the part is there, and with each link to one.
  useEffect(() => {
    // The shell brings Back and a reload to where the visitor was.
    if (isRendered && wayHere !== 'POP') showPart(hash.slice(1));
  }, [isRendered, key]);
  useDescription(shell, name === undefined ? undefined : textsOfRecord(kind, name));
  useRightAddress(name === undefined ? undefined : namedAddress(kind, id, name));

  // All at once, so that nothing moves.
  if (!isKnown) return <Blank />;
  if (name === undefined) return <NoName shell={shell} kind={kind} record={record} />;
  return (
    <RecordContent
      name={name}
      crest={crest}
      matches={matches}
      rounds={rounds}
      entries={entries}
      squad={squad}
      isTeam={kind === 'team'}
      form={hide_scores ? undefined : form}
      shell={shell}
      {...(kind === 'team' ? leagueOf(shell, record, id) : partsOf(shell, record, kindOfTable, pathname))}
    >
      <FreshnessNotice freshness={freshness} onRetry={reload} />
      <Announcer shell={shell} store={store} entries={entries} />
    </RecordContent>
  );
}

/** Each covered for who hides scores. */
function partsOf(shell: Shell, record: Record, kind: TableKind, address: string) {
  const { season, hasSeasonFailed, reloadSeason } = record;
  if (hasSeasonFailed) return { table: <FailedBoard onRetry={reloadSeason} /> };
  const { table, bracket, groups, scorers } = seasonParts(season, kind, address);
  return {
    table: covered(shell, table, 'table'),
    bracket: covered(shell, bracket, 'bracket'),
    groups: covered(shell, groups, 'groups'),
    scorers: covered(shell, scorers, 'scorers'),
  };
}

/** The table that the team stands in. Its page does without where there is none. */
function leagueOf(shell: Shell, { league }: Record, team: Id) {
  return { table: covered(shell, tableOfLeague(league.season, league.id, team), 'table') };
}

function covered(shell: Shell, part: ReactNode, of: ComponentProps<typeof ResultsCover>['of']) {
  return (
    part && (
      <ResultsCover shell={shell} of={of}>
        {part}
      </ResultsCover>
    )
  );
}

/** With toasts on, the shell announces the goals. */
function Announcer({ shell, store, entries }: { shell: Shell } & Pick<Record, 'store' | 'entries'>) {
  const { goal_show_toast, hide_scores } = useObservable(shell.settings$, DEFAULT_SETTINGS);
  // A new one with the choice to hide scores, or what was said stays there to be read.
  return goal_show_toast ? null : (
    <ScoreAnnouncer key={String(hide_scores)} scored$={store.scored$} entries={entries} />
  );
}

/** There is none, or nobody answers. */
function NoName({ shell, kind, record }: { shell: Shell; kind: Kind; record: Record }) {
  const { freshness, reload, hasSeasonFailed, reloadSeason } = record;
  if (freshness.kind === 'failed') return <Failed why={freshness.why} onRetry={reload} />;
  return hasSeasonFailed ? <Failed onRetry={reloadSeason} /> : <NoRecord shell={shell} kind={kind} />;
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
  const onRendered = useContext(PageRenderedContext);
  useEffect(onRendered, [onRendered]);
  useDescription(shell, textsOfNoRecord(kind));
  return <NoRecordPage kind={kind} />;
}
