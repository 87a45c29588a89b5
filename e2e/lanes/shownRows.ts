import type { Page } from '@playwright/test';
import type { Match } from 'shared-kernel/entities/match';
import { narrowScoreText } from 'shared-kernel/rules/formats';
import { type LineMarket, parseOdds, type WinMarket } from 'shared-kernel/rules/odds';
import { corners, halfTimeScore, mainScore, redCards, shootoutScore } from 'shared-kernel/rules/score';
import { isScoreShown } from 'shared-kernel/rules/status';

/** What a row shows of each lane, as text. */
export type Row = { readonly football: string; readonly prices: string };

/** The rows of the page's board by the ids of their matches. */
export async function shownRows(page: Page): Promise<ReadonlyMap<number, Row>> {
  return new Map(
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-match]')].map((row) => {
        const cell = (column: string) => row.querySelector<HTMLElement>(`[data-column=${column}]`);
        const reds = (side: string) => cell(side)?.querySelector('[data-colour=red]')?.textContent ?? '0';
        const rank = (side: string) => cell(side)?.querySelector('small')?.textContent ?? '–';
        const figures = (column: string) =>
          [...(cell(column)?.children ?? [])]
            .map(({ textContent }) => textContent)
            .join(' ')
            .trim() + (cell(column)?.querySelector('[role=img]') ? ' (khoá)' : '') || '–';
        const football = [
          row.dataset.phase,
          cell('score')?.getAttribute('aria-label'),
          `${reds('home')}–${reds('away')}`,
          cell('halfTime')?.textContent,
          cell('corners')?.textContent,
          `${rank('home')} ${rank('away')}`,
        ];
        const prices = ['handicap', 'overUnder', 'win'].map(figures);
        const shown = { football: football.join(' | '), prices: prices.join(' | ') };
        return [Number(row.dataset.match), shown] as const;
      }),
    ),
  );
}

/** The row of a match as it must be shown. */
export function rowOfMatch(match: Match): Row {
  const isShown = isScoreShown(match.state);
  const red = isShown ? redCards(match) : { home: 0, away: 0 };
  const football = [
    match.state.kind,
    scoreName(match),
    `${red.home}–${red.away}`,
    isShown ? narrowScoreText(halfTimeScore(match)) : '',
    isShown ? narrowScoreText(corners(match)) : '',
    `${rankText(match.home_position)} ${rankText(match.away_position)}`,
  ];
  const [open, closed] = [parseOdds(match.odds), parseOdds(match.suspended_odds ?? '')];
  const prices = [
    locked(open.handicap, closed.handicap, figuresOfLine),
    locked(open.overUnder, closed.overUnder, figuresOfLine),
    locked(open.win, closed.win, figuresOfWin),
  ];
  return { football: football.join(' | '), prices: prices.join(' | ') };
}

/** A suspended market has its last figures, and a lock. */
function locked<T>(open: T | undefined, closed: T | undefined, figuresOf: (market: T | undefined) => string): string {
  return open === undefined && closed !== undefined ? `${figuresOf(closed).trim()} (khoá)` : figuresOf(open).trim();
}

const rankText = (rank: number | undefined) => (rank ? `[${rank}]` : '–');

function figuresOfLine(market: LineMarket | undefined): string {
  if (!market) return '–';
  const { home, away } = market;
  return [home.line ?? '', home.price ?? '–', away.line ?? '', away.price ?? '–'].join(' ');
}

function figuresOfWin(market: WinMarket | undefined): string {
  if (!market) return '–';
  return [market.home, market.draw, market.away].map((price) => price ?? '–').join(' ');
}

/** The accessible name of a match's score cell, such as `Tỷ số 2 – 2 (3 – 4 pen)`. */
export function scoreName(match: Match): string {
  if (!isScoreShown(match.state)) return 'Chưa có tỷ số';
  const { home, away } = mainScore(match);
  const kicks = shootoutScore(match);
  return `Tỷ số ${home} – ${away}${kicks ? ` (${kicks.home} – ${kicks.away} pen)` : ''}`;
}
