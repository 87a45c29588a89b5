import type { Match } from 'shared-kernel/entities/match';
import type { BoardChange } from '../bigBoard';
import {
  ARROWS_MS,
  GROUPS,
  isLive,
  minuteText,
  movesOf,
  namesOf,
  oddsText,
  PRICES,
  rowText,
  STAR,
  STATUS,
  stillText,
  type TeamText,
} from './rowText';
import { listen, loadBoard } from './source';

/* The reference that decides: the rows of our board by `innerHTML`, all of them in the page, changed through
   references to their elements. No library, nothing that could be left out. */

const board = document.getElementById('board') ?? document.body;
const answer = await loadBoard();
const names = namesOf(answer);
const matches = new Map(answer.data.map((match) => [match.id, match]));
let rows = new Map<number, HTMLElement>();
/** The last push that moved a match's prices: only its own end removes their arrows. */
const movedBy = new Map<number, readonly BoardChange[]>();

draw(answer.data);
listen({
  onChanges(changes) {
    for (const change of changes) update(change, changes);
    setTimeout(() => endArrows(changes), ARROWS_MS);
  },
  onFilter: (isEndOnly) =>
    draw(isEndOnly ? answer.data.filter(({ status_id }) => status_id === STATUS.ended) : answer.data),
  onSecond() {
    for (const match of answer.data) {
      if (!isLive(match)) continue;
      setText(rows.get(match.id)?.querySelector('.time span'), minuteText(match));
    }
  },
});

function draw(shown: readonly Match[]): void {
  board.innerHTML = GROUPS.map(({ status, name }) => {
    const group = shown.filter(({ status_id }) => status_id === status);
    const head = `<div class="group" role="row">${name} ${group.length} trận</div>`;
    return group.length === 0 ? '' : head + group.map(rowHtml).join('');
  }).join('');
  const drawn = board.querySelectorAll<HTMLElement>('[data-match]');
  rows = new Map([...drawn].map((row) => [Number(row.dataset.match), row]));
}

function rowHtml(match: Match): string {
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
