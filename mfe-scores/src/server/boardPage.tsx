import type { ReactElement } from 'react';
import { type BoardFilter, toBoardFilter } from 'shared-kernel/contract/boardFilter';
import type { Answer, Ask, PageRequest, Rendered, ServerEntry } from 'shared-kernel/contract/serverEntry';
import type { Shell } from 'shared-kernel/contract/shell';
import { toId } from 'shared-kernel/entities/id';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { renderElement } from 'shared-kernel/server/renderElement';
import { SETTING, settingIn } from 'shared-kernel/server/siteSetting';
import { withoutNames } from 'shared-kernel/server/withoutNames';
import { isLiveAlone, LIVE_PARAMETER } from '../domain/liveAddress';
import type { BoardKind } from '../state/boardKind';
import type { BoardStore } from '../state/createBoardStore';
import { createServerBoard, SERVER_ROWS } from '../state/server/createServerBoard';
import { createServerShell } from '../state/server/createServerShell';
import { BlankBoard, LaterBoard } from '../view/board/BlankBoard';
import { ServerContext } from '../view/parts/html/onServer';
import { SlotPlaceholder } from '../view/parts/html/SlotPlaceholder';
import { BoardEnd } from './BoardEnd';
import { type ChoiceName, choicesNamed } from './choices';
import { detailAsks, detailOfAddress, underDetail } from './detailOfAddress';
import { NoSuchPage } from './NoSuchPage';
import { pageData } from './pageData';
import { addressOfPage, headOfPage, isOfPage, pageNumberOf, rowsBefore } from './pageOfBoard';
import { answered, VALID_SECONDS } from './pageOfOne';
import { readRange } from './readRange';
import { priceChoices, SitePrices } from './SitePrices';

type Board = {
  /** Those that its tabs offer, and the one that it begins with. */
  filters: readonly BoardFilter[];
  filter: BoardFilter;
  /** Whether its matches are played now: old HTML of them would be wrong. */
  isLive: boolean;
  /** Whether its rows can have scores; the detail of a match can. */
  hasScores: boolean;
  /** Whether its rows have prices; the detail of a match has them anyway. */
  hasPrices: boolean;
  title(): string;
  /** Stored choices that change its rows. */
  choices: readonly ChoiceName[];
  kindOf(shell: Shell, request: PageRequest): BoardKind;
  /** What it needs besides its matches, and those of the answers that the app is to find in the page. */
  asks?(request: PageRequest): readonly Ask[];
  answers?: readonly string[];
  element(shell: Shell, board: BoardStore, request: PageRequest, answers: readonly Answer[]): ReactElement;
  /** What the page says of itself, where that depends on the address. */
  about(request: PageRequest): Pick<Rendered, 'title' | 'canonical'>;
};

const BOARD = 'board';

/** The rendering of a page with a board: its first rows, and the detail of the match in the address. */
export function boardPage(page: Board): ServerEntry {
  const open = (request: PageRequest) => {
    const filter = page.filters.find((one) => one === toBoardFilter(request.search.filter ?? null)) ?? page.filter;
    const shell = createServerShell(request, { filter, Slot: SlotPlaceholder });
    return { filter, shell, kind: page.kindOf(shell, request), number: pageNumberOf(request) };
  };

  function needs(request: PageRequest): readonly Ask[] {
    const { filter, kind, number } = open(request);
    const { path, query } = kind.source(request.now);
    const skip = number > 1 ? { Skip: rowsBefore(number) } : {};
    const top = { Top: SERVER_ROWS, ...skip, Board: kind.board, Filter: filter };
    return [
      { key: BOARD, path, query: { ...query, ...top } },
      SETTING,
      ...(page.asks?.(request) ?? []),
      ...detailAsks(request),
    ];
  }

  function draw(request: PageRequest, answers: readonly Answer[]): Rendered | undefined {
    const range = readAnswer(answers, BOARD, readRange);
    const { filter, shell, kind, number } = open(request);
    const isLiveOnly = filter === 'online' && isLiveAlone(request.search[LIVE_PARAMETER] ?? null);
    if (!range || !isOfPage(range, number)) return undefined;
    const setting = settingIn(answers);
    const shown = { board: kind.board, filter, setting, isLiveOnly, skipped: rowsBefore(number) };
    const board = createServerBoard(shell, range, shown);
    const place = { page: number, rows: board.layout.rows, addressOf: (one: number) => addressOfPage(request, one) };
    const isBeyond = number > 1 && board.layout.groups.length === 0;
    const Blank = number > 1 ? LaterBoard : BlankBoard;
    const match = detailOfAddress(request, answers, shell.clock);
    const onServer = {
      lit: toId(request.search.highlight),
      heading: match?.heading,
      boardEnd: <BoardEnd {...place} total={board.layout.total} />,
    };
    const content = (
      <ServerContext value={onServer}>
        <SitePrices setting={setting}>
          <Blank>
            {isBeyond ? <NoSuchPage title={page.title()} {...place} /> : page.element(shell, board, request, answers)}
            {match?.element}
          </Blank>
        </SitePrices>
      </ServerContext>
    );
    const own = page.about(request);
    const isOfAddress: readonly ChoiceName[] = [
      ...(request.search.filter === filter || isLiveOnly ? ['board_filter' as const] : []),
      ...(isLiveOnly ? ['live_only' as const] : []),
    ];
    return {
      ...withoutNames(renderElement(content, request)),
      ...(match?.about ?? { ...own, ...headOfPage(number, own.title ?? page.title()) }),
      ...(isBeyond ? { page: { status: 404 } as const } : {}),
      ...(page.answers ? { answers: answered(page.answers, answers) } : {}),
      jsonLd: pageData(request, { title: page.title(), board, named: match?.named }),
      notFor: [
        ...choicesNamed([
          ...page.choices.filter((name) => !isOfAddress.includes(name)),
          ...(filter === 'favorite' ? ['favourites' as const] : []),
          ...(page.hasScores || match ? ['hide_scores' as const] : []),
        ]),
        ...(page.hasPrices || match ? priceChoices(setting) : []),
      ],
      zoned: true,
      ...(page.isLive ? { validFor: VALID_SECONDS } : {}),
      ...underDetail(match),
    };
  }

  return { needs, draw };
}
