import { DEFAULT_BOARD_FILTER } from 'shared-kernel/contract/boardFilter';
import type { Answer, Ask, Drawn, PageRequest } from 'shared-kernel/contract/serverEntry';
import type { Id } from 'shared-kernel/entities/id';
import { drawElement } from 'shared-kernel/server/drawElement';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { withoutNames } from 'shared-kernel/server/withoutNames';
import { createPageBoard } from '../domain/createPageBoard';
import { namedAddress } from '../domain/namedAddress';
import { idInAddress } from '../domain/pageAddress';
import { type RecordOfPage, recordMatches } from '../domain/recordMatches';
import { createEntryStore } from '../state/createEntryStore';
import { readTable, tableRequest } from '../state/leagueTable';
import { createPictureShell } from '../state/picture/createPictureShell';
import { matchesOfRecord } from '../state/recordSource';
import { TableRows } from '../view/match/TableRows';
import { PictureContext } from '../view/picture/picture';
import { SlotPicture } from '../view/picture/SlotPicture';
import { NoRecordPage } from '../view/record/NoRecordPage';
import { RecordContent } from '../view/record/RecordContent';
import { textsOfNoRecord, textsOfRecord } from '../view/record/recordTexts';
import { breadcrumbs } from './breadcrumbs';
import { readRange } from './readRange';
import { saidName } from './saidName';
import type { ServerPage } from './serverPage';

/** How long a visitor may see the score of a live match that nothing renews, in seconds. */
const VALID_SECONDS = 10;

const MATCHES = 'matches';
const TABLE = 'table';
const NOTHING = { html: '', css: '' };
const IN_PICTURE = { lit: undefined };

/** The page of a team, or of a competition with its table. */
export function recordPage(kind: RecordOfPage['kind']): ServerPage {
  function needs(request: PageRequest): readonly Ask[] {
    const id = idInAddress(request.path);
    if (id === undefined) return [];
    const matches = { key: MATCHES, ...matchesOfRecord({ kind, id })(request.now) };
    return kind === 'competition' ? [matches, { key: TABLE, ...tableRequest(id) }] : [matches];
  }

  function draw(request: PageRequest, answers: readonly Answer[]): Drawn | undefined {
    const id = idInAddress(request.path);
    if (id === undefined) return missing(request, kind);
    const known = read(kind, id, answers, request.now);
    if (!known) return undefined;
    const { name, entries, matches, table } = known;
    if (name === undefined) return missing(request, kind);
    const address = namedAddress(kind, id, name);
    if (address !== request.path) return { ...NOTHING, page: { status: 301, location: address } };
    const { clock } = createPictureShell(request, { filter: DEFAULT_BOARD_FILTER, Slot: SlotPicture });
    const content = (
      <PictureContext value={IN_PICTURE}>
        <RecordContent
          {...{ name, matches, entries, clock }}
          table={table ? <TableRows table={table} teams={[]} /> : undefined}
        />
      </PictureContext>
    );
    const said = saidName(name);
    return {
      ...withoutNames(drawElement(content, request)),
      ...textsOfRecord(kind, said),
      canonical: address,
      jsonLd: breadcrumbs(request, [{ name: said, path: address }]),
      zoned: true,
      ...(matches.live.length > 0 ? { validFor: VALID_SECONDS } : {}),
    };
  }

  return { needs, draw };
}

function read(kind: RecordOfPage['kind'], id: Id, answers: readonly Answer[], now: number) {
  const range = readAnswer(answers, MATCHES, readRange);
  const answer = readAnswer(answers, TABLE, (raw) => ({ table: readTable(() => {})(raw) }));
  if (!range || (kind === 'competition' && !answer)) return undefined;
  const board = createPageBoard();
  const entries = createEntryStore(board, () => now);
  entries.show(board.load(range));
  const record = (kind === 'team' ? board.teams : board.competitions).get(id);
  const table = answer?.table;
  return {
    name: record?.name ?? table?.name,
    entries,
    matches: recordMatches({ kind, id }, board.matches.values()),
    table,
  };
}

function missing(request: PageRequest, kind: RecordOfPage['kind']): Drawn {
  const content = (
    <PictureContext value={IN_PICTURE}>
      <NoRecordPage kind={kind} />
    </PictureContext>
  );
  return { ...drawElement(content, request), ...textsOfNoRecord(kind), page: { status: 404 }, robots: 'noindex' };
}
