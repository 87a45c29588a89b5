import type { Id } from 'shared-kernel/entities/id';
import type { Match } from 'shared-kernel/entities/match';
import type { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { BigBoard } from '../bigBoard';

/** The texts of both references: the words and figures of our rows, without what their data never needs. */

export type Names = { teams: ReadonlyMap<Id, string>; leagues: ReadonlyMap<Id, string> };

/** As numbers, because the kernel's list would bring its decoder into the page. */
export const STATUS = { notStarted: 1, live: 2, ended: 8 } as const satisfies Record<string, MatchStatus>;

/** Headings in the order of our board, with the one status that `bigBoard` has of each. */
export const GROUPS = [
  { status: STATUS.live, name: 'Trực tiếp' },
  { status: STATUS.notStarted, name: 'Sắp diễn ra' },
  { status: STATUS.ended, name: 'Đã kết thúc' },
] as const;

export const STAR = 'M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.8-5.2 2.8 1-5.8-4.2-4.1 5.8-.8z';

/** How long a price shows that it moved, as in our rows. */
export const ARROWS_MS = 1500;

export type Move = 'rose' | 'fell' | '';

export function namesOf({ extra_data }: BigBoard): Names {
  return {
    teams: new Map(extra_data.team.map(({ id, name }) => [id, name])),
    leagues: new Map(extra_data.competition.map(({ id, short_name }) => [id, short_name])),
  };
}

export type TeamText = { name: string | undefined; rank: number | undefined; yellow: number; red: number };

/** All cells of a row except its time. */
export function rowText(match: Match, { teams, leagues }: Names) {
  const { status_id, home_scores: home, away_scores: away } = match;
  const hasScore = status_id !== STATUS.notStarted;
  const cards = (scores: readonly number[]) => ({
    yellow: (hasScore && scores[3]) || 0,
    red: (hasScore && scores[2]) || 0,
  });
  return {
    hasScore,
    league: leagues.get(match.competition_id),
    home: { name: teams.get(match.home_team_id), rank: match.home_position, ...cards(home) },
    away: { name: teams.get(match.away_team_id), rank: match.away_position, ...cards(away) },
    goals: [home[0], away[0]],
    halfTime: status_id === STATUS.ended ? `${home[1]}–${away[1]}` : '',
    corners: hasScore ? `${home[4]}–${away[4]}` : '',
  };
}

export function isLive(match: Match): boolean {
  return match.status_id === STATUS.live;
}

/** Of a live match. */
export function minuteText(match: Match): string {
  return String(Math.max(1, Math.floor((Date.now() / 1000 - (match.score?.[4] ?? 0)) / 60)));
}

export function stillText(match: Match): string {
  if (match.status_id === STATUS.ended) return 'Hết';
  const kickOff = new Date(match.match_time * 1000);
  return `${twoDigits(kickOff.getHours())}:${twoDigits(kickOff.getMinutes())}`;
}

/** Lines and prices of the handicap and of over/under, then the three prices of the winner. */
export function oddsText(odds: string): readonly string[] {
  return odds.split(/[;!]/);
}

/** The indexes of the prices in {@link oddsText}. */
export const PRICES = [1, 3, 5, 7, 8, 9, 10] as const;

/** The direction of each price from one odds text to the next. */
export function movesOf(before: readonly string[], after: readonly string[]): readonly Move[] {
  return PRICES.map((at) => {
    const step = Number(after[at]) - Number(before[at]);
    return step > 0 ? 'rose' : step < 0 ? 'fell' : '';
  });
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
