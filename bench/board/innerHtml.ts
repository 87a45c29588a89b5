import type { Id } from 'shared-kernel/entities/id';
import type { MatchRecord } from 'shared-kernel/entities/match';
import type { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { BigBoard, BoardChange } from './bigBoard';

/* The reference of the board, in the browser: the rows of our board by `innerHTML`, all of them in the page, changed
   through references to their elements. No library, nothing that could be left out, and none of our optimisations: no
   containment, no virtual list. Its imports are types alone, so `referenceServer.ts` need not bundle it. */

type Names = { teams: ReadonlyMap<Id, string>; leagues: ReadonlyMap<Id, string> };

type TeamText = { name: string | undefined; rank: number | undefined; yellow: number; red: number };

type Listener = {
  /** All changes of one message. */
  onChanges: (changes: readonly BoardChange[]) => void;
  /** A button was clicked: ended matches only, or all again. */
  onFilter: (isEndOnly: boolean) => void;
  onSecond: () => void;
};

/** As numbers, because the kernel's list would bring its decoder into the page. */
const STATUS = { notStarted: 1, live: 2, ended: 8 } as const satisfies Record<string, MatchStatus>;

/** Headings in the order of our board, with the one status that `bigBoard` has of each. */
const GROUPS = [
  { status: STATUS.live, name: 'Trực tiếp' },
  { status: STATUS.notStarted, name: 'Sắp diễn ra' },
  { status: STATUS.ended, name: 'Đã kết thúc' },
] as const;

const STAR = 'M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.8-5.2 2.8 1-5.8-4.2-4.1 5.8-.8z';

/** How long a price shows that it moved, as in our rows. */
const ARROWS_MS = 1500;

type Move = 'rose' | 'fell' | '';

/** The indexes of the prices in {@link oddsText}. */
const PRICES = [1, 3, 5, 7, 8, 9, 10] as const;

const board = document.getElementById('board') ?? document.body;
const answer = await loadBoard();
const names = namesOf(answer);
const matches = new Map(answer.data.map((match) => [match.id, match]));
let rows = new Map<number, HTMLElement>();
/** The last push that moved a match's prices: only its own end removes their arrows. */
const movedBy = new Map<number, readonly BoardChange[]>();

render(answer.data);
listen({
  onChanges(changes) {
    for (const change of changes) update(change, changes);
    setTimeout(() => endArrows(changes), ARROWS_MS);
  },
  onFilter: (isEndOnly) =>
    render(isEndOnly ? answer.data.filter(({ status_id }) => status_id === STATUS.ended) : answer.data),
  onSecond() {
    for (const match of answer.data) {
      if (!isLive(match)) continue;
      setText(rows.get(match.id)?.querySelector('.time span'), minuteText(match));
    }
  },
});

function render(shown: readonly MatchRecord[]): void {
  board.innerHTML = GROUPS.map(({ status, name }) => {
    const group = shown.filter(({ status_id }) => status_id === status);
    const head = `<div class="group" role="row">${name} ${group.length} trận</div>`;
    return group.length === 0 ? '' : head + group.map(rowHtml).join('');
  }).join('');
  const rendered = board.querySelectorAll<HTMLElement>('[data-match]');
  rows = new Map([...rendered].map((row) => [Number(row.dataset.match), row]));
}

function rowHtml(match: MatchRecord): string {
  const { hasScore, league, home, away, goals, halfTime, corners } = rowText(match, names);
  const time = isLive(match) ? `<span>${minuteText(match)}</span><i>’</i>` : `<span>${stillText(match)}</span>`;
  const score = `<button class="score"><span>${goals[0]}</span> – <span>${goals[1]}</span></button>`;
  return `<div class="row${isLive(match) ? ' live' : ''}" role="row" data-match="${match.id}">
<span role="cell"><button class="star" aria-label="Theo dõi"><svg viewBox="0 0 24 24" width="16" height="16"><path d="${STAR}"/></svg></button></span>
<span class="time" role="cell">${time}</span><span class="league" role="cell">${league}</span>
<span class="team home" role="cell">${teamHtml(home)}</span>
<span role="cell">${hasScore ? score : '–'}</span>
<span class="team away" role="cell">${teamHtml(away)}</span>
<span role="cell">${halfTime}</span><span role="cell">${corners}</span>${oddsHtml(oddsText(match.odds))}</div>`.replaceAll(
    '\n',
    '',
  );
}

function teamHtml({ name, rank, yellow, red }: TeamText): string {
  return `<small>[${rank}]</small><span>${name}</span>${cardHtml('yellow', yellow)}${cardHtml('red', red)}`;
}

function cardHtml(colour: string, count: number): string {
  return count > 0 ? `<i class="card ${colour}">${count}</i>` : '';
}

function oddsHtml(odds: readonly string[]): string {
  const line = (at: number) =>
    `<span class="odds" role="cell"><b>${odds[at]}</b><span>${odds[at + 1]}</span><b>${odds[at + 2]}</b><span>${odds[at + 3]}</span></span>`;
  const win = odds.slice(8).map((price) => `<span>${price}</span>`);
  return `${line(0)}${line(4)}<span class="odds win" role="cell">${win.join('')}</span>`;
}

function update(change: BoardChange, changes: readonly BoardChange[]): void {
  const match = matches.get(change.match_id);
  if (!match) return;
  const [before, after] = [oddsText(match.odds), oddsText(change.odds)];
  const isGoal = change.score[2][0] !== match.home_scores[0];
  Object.assign(match, { home_scores: change.score[2], away_scores: change.score[3], odds: change.odds });
  const row = rows.get(match.id);
  if (!row) return;
  movedBy.set(match.id, changes);
  row.removeAttribute('data-over');
  const moves = movesOf(before, after);
  for (const [place, price] of row.querySelectorAll('.odds span').entries()) {
    setText(price, after[PRICES[place] ?? 0] ?? '');
    if (price.className !== moves[place]) price.className = moves[place] ?? '';
  }
  row.classList.toggle('flash', isGoal);
  if (!isGoal) return;
  const [home, away] = row.querySelectorAll('.score span');
  setText(home, String(match.home_scores[0]));
  setText(away, String(match.away_scores[0]));
}

function endArrows(changes: readonly BoardChange[]): void {
  for (const { match_id } of changes) {
    if (movedBy.get(match_id) === changes) rows.get(match_id)?.setAttribute('data-over', '');
  }
}

/** Through the existing text node, as React does: `textContent` would replace it. */
function setText(element: Element | null | undefined, text: string): void {
  const node = element?.firstChild;
  if (node && node.nodeValue !== text) node.nodeValue = text;
}

function namesOf({ extra_data }: BigBoard): Names {
  return {
    teams: new Map(extra_data.team.map(({ id, name }) => [id, name])),
    leagues: new Map(extra_data.competition.map(({ id, short_name }) => [id, short_name])),
  };
}

/** All cells of a row except its time. */
function rowText(match: MatchRecord, { teams, leagues }: Names) {
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

function isLive(match: MatchRecord): boolean {
  return match.status_id === STATUS.live;
}

/** The minute of a live match. */
function minuteText(match: MatchRecord): string {
  return String(Math.max(1, Math.floor((Date.now() / 1000 - (match.score?.[4] ?? 0)) / 60)));
}

function stillText(match: MatchRecord): string {
  if (match.status_id === STATUS.ended) return 'Hết';
  const kickOff = new Date(match.match_time * 1000);
  return `${twoDigits(kickOff.getHours())}:${twoDigits(kickOff.getMinutes())}`;
}

/** Lines and prices of the handicap and of over/under, then the three prices of the winner. */
function oddsText(odds: string): readonly string[] {
  return odds.split(/[;!]/);
}

/** The direction of each price from one odds text to the next. */
function movesOf(before: readonly string[], after: readonly string[]): readonly Move[] {
  return PRICES.map((at) => {
    const step = Number(after[at]) - Number(before[at]);
    return step > 0 ? 'rose' : step < 0 ? 'fell' : '';
  });
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

async function loadBoard(): Promise<BigBoard> {
  return (await fetch('/match/range')).json();
}

function listen({ onChanges, onFilter, onSecond }: Listener): void {
  new EventSource('/events').onmessage = ({ data }) => onChanges(JSON.parse(data));
  document.getElementById('all')?.addEventListener('click', () => onFilter(false));
  document.getElementById('end')?.addEventListener('click', () => onFilter(true));
  setInterval(onSecond, 1000);
}
