/**
 * What our board is measured against: the same rows, written by hand with `innerHTML`, all of them in the page,
 * and changed by hand through references to their elements. No library, nothing that could be left out.
 * Its cells, columns, fonts and blinking minutes are those of our rows.
 */
export const REFERENCE_HTML = `<!doctype html><html lang="vi" data-theme="light"><meta charset="utf-8"><title>Reference</title>
<style>
:root { --surface: #fff; --head: #e6ebe9; --line: #dce2e0; --ink: #16211d; --ink-2: #4b5853; --ink-3: #626d69;
  --live: #c8102e; --accent: #0b7a4b; --yellow: #f2c200; --red: #d3232f; --flash: #fff3bf; --up: #0b7a3e; --down: #c62828; }
:root[data-theme=dark] { --surface: #161d1b; --head: #273230; --line: #293431; --ink: #e7edea; --ink-2: #b0bcb7; --ink-3: #93a09b;
  --live: #ff7b84; --accent: #4cc38a; --yellow: #e3b90d; --red: #f0525b; --flash: #3a320f; --up: #5bd08f; --down: #ff8a80; }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--surface); color: var(--ink); font: 13px/1.25 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 1124px; margin: 300px auto 0; }
.group { height: 32px; padding: 6px 12px; background: var(--head); font-weight: 700; }
.row { position: relative; display: grid; align-items: center; height: 36px; text-align: center;
  grid-template-columns: 40px 60px 62px minmax(0,1fr) 76px minmax(0,1fr) 42px 42px 92px 90px 140px; border-bottom: 1px solid var(--line); }
.star { border: 0; height: 35px; background: none; color: var(--ink-3); fill: none; stroke: currentcolor; }
.time { color: var(--ink-2); } .live .time, .live .score { color: var(--live); font-weight: 700; }
.time i { animation: blink 1s steps(1) infinite; } @keyframes blink { 50% { opacity: 0; } }
.league { overflow: hidden; color: var(--ink-2); font-size: 12px; white-space: nowrap; text-overflow: ellipsis; }
.team { display: flex; gap: 5px; align-items: center; min-width: 0; padding: 0 8px; } .home { justify-content: flex-end; }
.away { flex-direction: row-reverse; justify-content: flex-end; }
.team span { overflow: hidden; font-size: 14px; white-space: nowrap; text-overflow: ellipsis; } .team small { color: var(--ink-3); }
.card { padding: 0 2px; border-radius: 2px; background: var(--yellow); font: 700 10px/15px inherit; } .card.red { background: var(--red); color: #fff; }
.score { border: 0; background: none; color: var(--ink); font-size: 16px; font-weight: 700; }
.odds { display: grid; grid-template-columns: minmax(0,1fr) 46px; align-content: center; align-self: stretch; border-left: 1px solid var(--line);
  font-size: 12px; line-height: 16px; text-align: right; } .odds.win { grid-template-columns: repeat(3, minmax(0,1fr)); } .odds b { color: var(--accent); }
.odds span { padding-right: 11px; } .rose { color: var(--up); } .fell { color: var(--down); }
.flash::before { position: absolute; z-index: -1; inset: 0; background: var(--flash); animation: fade 1.5s steps(10) forwards; content: ''; }
.flash-again::before { position: absolute; z-index: -1; inset: 0; background: var(--flash); animation: fade-again 1.5s steps(10) forwards; content: ''; }
@keyframes fade { from { opacity: 1; } to { opacity: 0; } } @keyframes fade-again { from { opacity: 1; } to { opacity: 0; } }
</style>
<main><button id="all">Tất cả</button> <button id="end">Kết thúc</button><div id="board" role="table"></div></main>
<script>
const board = document.getElementById('board');
const PHASES = [[2, 'Trực tiếp'], [1, 'Sắp diễn ra'], [8, 'Đã kết thúc']];
let matches = [], teams = new Map(), leagues = new Map(), rows = new Map();
const twoDigits = (n) => String(n).padStart(2, '0');
const kickOff = (m) => { const d = new Date(m.match_time * 1000); return twoDigits(d.getHours()) + ':' + twoDigits(d.getMinutes()); };
const minute = (m) => String(Math.max(1, Math.floor((Date.now() / 1000 - m.score[4]) / 60)));
const card = (n, colour) => n > 0 ? '<i class="card ' + colour + '">' + n + '</i>' : '';
const prices = (m) => m.odds.split(';').map((market) => market.split('!'));
function oddsHtml(m) {
  const [h, o, w] = prices(m);
  const line = (p) => '<span class="odds" role="cell"><b>' + p[0] + '</b><span>' + p[1] + '</span><b>' + p[2] + '</b><span>' + p[3] + '</span></span>';
  return line(h) + line(o) + '<span class="odds win" role="cell"><span>' + w.join('</span><span>') + '</span></span>';
}
function rowHtml(m) {
  const isLive = m.status_id === 2, hasScore = m.status_id !== 1, h = m.home_scores, a = m.away_scores;
  const time = isLive ? '<span>' + minute(m) + '</span><i>’</i>' : m.status_id === 8 ? '<span>Hết</span>' : '<span>' + kickOff(m) + '</span>';
  return '<div class="row' + (isLive ? ' live' : '') + '" role="row" data-match="' + m.id + '">' +
    '<span role="cell"><button class="star" aria-label="Theo dõi"><svg viewBox="0 0 24 24" width="16" height="16"><path d="M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.8-5.2 2.8 1-5.8-4.2-4.1 5.8-.8z"/></svg></button></span>' +
    '<span class="time" role="cell">' + time + '</span><span class="league" role="cell">' + leagues.get(m.competition_id) + '</span>' +
    '<span class="team home" role="cell"><small>[' + m.home_position + ']</small><span>' + teams.get(m.home_team_id) + '</span>' + (hasScore ? card(h[3], 'yellow') + card(h[2], 'red') : '') + '</span>' +
    '<span role="cell">' + (hasScore ? '<button class="score"><span>' + h[0] + '</span> – <span>' + a[0] + '</span></button>' : '–') + '</span>' +
    '<span class="team away" role="cell"><small>[' + m.away_position + ']</small><span>' + teams.get(m.away_team_id) + '</span>' + (hasScore ? card(a[3], 'yellow') + card(a[2], 'red') : '') + '</span>' +
    '<span role="cell">' + (m.status_id === 8 ? h[1] + '–' + a[1] : '') + '</span><span role="cell">' + (hasScore ? h[4] + '–' + a[4] : '') + '</span>' + oddsHtml(m) + '</div>';
}
function draw(shown) {
  board.innerHTML = PHASES.map(([status, name]) => {
    const group = shown.filter((m) => m.status_id === status);
    return group.length === 0 ? '' : '<div class="group" role="row">' + name + ' ' + group.length + ' trận</div>' + group.map(rowHtml).join('');
  }).join('');
  rows = new Map([...board.querySelectorAll('[data-match]')].map((row) => [Number(row.dataset.match), row]));
}
function update(change) {
  const match = matches.find(({ id }) => id === change.match_id), row = rows.get(change.match_id);
  const before = prices(match), isGoal = change.score[2][0] !== match.home_scores[0];
  Object.assign(match, { home_scores: change.score[2], away_scores: change.score[3], odds: change.odds, version: change.version });
  if (!row) return;
  const cells = row.querySelectorAll('.odds span'), from = before.flat(), to = prices(match).flat();
  [1, 3, 5, 7, 8, 9, 10].forEach((at, place) => {
    cells[place].textContent = to[at];
    cells[place].className = Number(to[at]) > Number(from[at]) ? 'rose' : Number(to[at]) < Number(from[at]) ? 'fell' : '';
  });
  if (!isGoal) return;
  const [home, away] = row.querySelectorAll('.score span');
  home.textContent = match.home_scores[0]; away.textContent = match.away_scores[0];
  const isAgain = row.classList.contains('flash'); row.classList.toggle('flash', !isAgain); row.classList.toggle('flash-again', isAgain);
}
setInterval(() => {
  for (const match of matches) {
    if (match.status_id !== 2) continue;
    const label = rows.get(match.id)?.querySelector('.time span'), now = minute(match);
    if (label && label.textContent !== now) label.textContent = now;
  }
}, 1000);
document.getElementById('all').onclick = () => draw(matches);
document.getElementById('end').onclick = () => draw(matches.filter((m) => m.status_id === 8));
new EventSource('/events').onmessage = ({ data }) => JSON.parse(data).forEach(update);
fetch('/match/range').then((answer) => answer.json()).then(({ data, extra_data }) => {
  matches = data;
  teams = new Map(extra_data.team.map((team) => [team.id, team.name]));
  leagues = new Map(extra_data.competition.map((league) => [league.id, league.short_name]));
  draw(matches);
});
</script></html>`;
