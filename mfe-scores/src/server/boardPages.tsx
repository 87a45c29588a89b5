import { BOARD_FILTERS, DEFAULT_BOARD_FILTER, FILTER_PARAMETER } from 'shared-kernel/contract/boardFilter';
import type { PageRequest, ServerEntry } from 'shared-kernel/contract/serverEntry';
import type { LocalDay } from 'shared-kernel/rules/localDay';
import { localDay } from 'shared-kernel/rules/localDay';
import { BEYOND, dayOfAddress, isKeptDay, type StripDirection } from '../domain/dayStrip';
import { type DayPageName, dayKind, liveKind, oddsKind } from '../state/boardKind';
import { PAGE_FILTERS } from '../state/pageFilter';
import { t } from '../texts/serverTexts';
import { DayPage } from '../view/pages/day/DayPage';
import { textsOfDay } from '../view/pages/day/dayTexts';
import { LivePage } from '../view/pages/live/LivePage';
import { OddsPage } from '../view/pages/odds/OddsPage';
import { DAY_PARAMETER } from '../view/parts/useDays';
import { boardPage } from './boardPage';
import { ChoiceLinks } from './ChoiceLinks';
import { SETTINGS_OF_ROWS } from './choices';
import { askMarkets, MARKETS, pricesOfMarkets } from './otherMarkets';
import { pastDayPage } from './pastDayPage';

export const livePage = boardPage({
  filters: BOARD_FILTERS,
  filter: DEFAULT_BOARD_FILTER,
  isLive: true,
  hasScores: true,
  hasPrices: true,
  title: () => t('page.title'),
  choices: [
    'competitions',
    'countries',
    'sort_mode',
    'odds_strip',
    ...SETTINGS_OF_ROWS,
    'board_filter',
    'hot',
    'live_only',
    'pinned_competitions',
  ],
  kindOf: (shell) => liveKind(shell),
  element: (shell, board) => <LivePage shell={shell} board={board} />,
  about: () => ({}),
});

export const oddsPage = boardPage({
  filters: PAGE_FILTERS,
  filter: 'all',
  isLive: true,
  hasScores: true,
  hasPrices: true,
  title: () => t('page.odds'),
  choices: ['competitions', 'countries', 'pinned_competitions', ...SETTINGS_OF_ROWS],
  kindOf: (shell) => oddsKind(shell),
  asks: askMarkets,
  // So that the app has the same prices when it renders its first rows.
  answers: [MARKETS],
  element: (shell, board, request, answers) => (
    <OddsPage
      shell={shell}
      board={board}
      ways={<ChoiceLinks request={request} />}
      loadedPrices={pricesOfMarkets(answers)}
    />
  ),
  about: () => ({}),
});

export const resultsPage = dayPage('results', 'back');
export const fixturesPage = dayPage('fixtures', 'ahead');

function dayPage(page: DayPageName, direction: StripDirection): ServerEntry {
  const daysOf = ({ search, now }: PageRequest): { today: LocalDay; chosen: LocalDay } => {
    const today = localDay(now);
    return { today, chosen: dayOfAddress(search.ngay ?? null, today, direction) };
  };
  const board = boardPage({
    filters: PAGE_FILTERS,
    filter: 'all',
    isLive: false,
    hasScores: page === 'results',
    hasPrices: page === 'fixtures',
    title: () => t(`page.${page}`),
    choices: [
      'competitions',
      'countries',
      'sort_mode',
      'pinned_competitions',
      ...SETTINGS_OF_ROWS,
      ...(page === 'fixtures' ? ['odds_strip' as const] : []),
    ],
    kindOf: (shell, request) => dayKind(shell, page, daysOf(request).chosen),
    element: (shell, board) => <DayPage shell={shell} page={page} boardOf={() => board} />,
    // A day has an address of its own.
    about(request) {
      const { today, chosen } = daysOf(request);
      if (chosen === today) return {};
      return { ...textsOfDay(page, chosen, today), canonical: `${request.path}?${DAY_PARAMETER}=${chosen}` };
    },
  });

  /** Days beyond the strip have one address: each would be rendered as today. A match over the page may be of any. */
  const isBeyond = (request: PageRequest) => {
    const { ngay, match } = request.search;
    const { chosen } = daysOf(request);
    return ngay !== undefined && match === undefined && ngay !== chosen && ngay !== BEYOND;
  };

  /** A match over the page is of the board’s. */
  const ofDay = (request: PageRequest): ServerEntry => {
    const { today, chosen } = daysOf(request);
    return isKeptDay(chosen, today) ? pastDayPage(chosen) : board;
  };

  return {
    needs: (request, answers) => (isBeyond(request) ? [] : ofDay(request).needs(request, answers)),
    draw(request, answers) {
      if (!isBeyond(request)) return ofDay(request).draw(request, answers);
      const filter = PAGE_FILTERS.find((one) => one === request.search.filter);
      const location = `${request.path}?${DAY_PARAMETER}=${BEYOND}${filter ? `&${FILTER_PARAMETER}=${filter}` : ''}`;
      return { html: '', css: '', page: { status: 301, location } };
    },
  };
}
