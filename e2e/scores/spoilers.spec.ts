import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { IncidentType, Side } from 'shared-kernel/entities/incident';
import type { MatchRecord } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { LINEUPS_PATH } from 'shared-kernel/protocol/lineups';
import { MATCH_PRICES_PATH } from 'shared-kernel/protocol/matchPrices';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { SEASON_PATH } from 'shared-kernel/protocol/season';
import { VENDOR_TEXT_PATH } from 'shared-kernel/protocol/vendorText';
import { anIncident } from 'shared-kernel/testing/builders';
import { rowOf } from '../board/board';
import { test } from '../browser/test';
import { boxOf } from '../page/boxOf';
import { rendered } from '../page/rendered';
import { writeDownSounds } from '../shell/visit';
import { boardMatch } from './boardServer';
import { serveBoard } from './boardVisit';
import { hideScores, said, type Watched, watchFor } from './spoilers';

/** No other figure of a page has these, so that each one found is a score: 86x goals of the home side, 75x of the other. */
const SECRET = '86\\d\\d|75\\d\\d|9191|Người ghi bàn|bàn thắng phút';
const HOME = 8600;
const AWAY = 7500;

const TEAMS = (id: number) => `Nhà ${id} – Khách ${id}`;
const SERVER_HTML = '#tyso-first-page';

/** @param goals of the home side since the beginning, each with a yellow card, which is no secret */
function play(goals: number, status_id: MatchStatus): Partial<MatchRecord> {
  return {
    status_id,
    home_scores: [HOME + goals, HOME, 0, goals, HOME + 50, 0, 0],
    away_scores: [AWAY, AWAY, 0, 0, AWAY + 50, 0, 0],
    incidents: [
      anIncident({
        type: IncidentType.Goal,
        position: Side.Home,
        time: 30,
        player_id: 9,
        player_name: 'Người ghi bàn',
        home_score: HOME + goals,
        away_score: AWAY,
      }),
    ],
    stats: [],
    odds: `0!${HOME + goals}!0!${AWAY};2.5!0.88!2.5!0.98;${HOME + goals}!3.30!${AWAY}`,
  };
}

const { SecondHalf, Ended } = MatchStatus;

const MEN = {
  formation: undefined,
  coach: undefined,
  bench: [],
  starters: [1, 9].map((id) => ({ id, name: `Cầu thủ ${id}`, number: id })),
};

const EARLIER = {
  match_time: 1_600_000_000,
  competition: 'Cúp Quốc gia Đức',
  side: 1,
  home_name: 'Nhà 1',
  away_name: 'Khách 1',
  home_score: HOME,
  away_score: AWAY,
};

const site = serveBoard(
  [
    boardMatch(1, play(0, SecondHalf)),
    boardMatch(2, play(0, SecondHalf)),
    boardMatch(3, { odds: '0.5!0.95!0.5!0.91;;' }),
    boardMatch(4, { ...play(0, Ended), match_time: Math.floor(Date.now() / 1000) - 7_200 }),
  ],
  {},
  {
    [SEASON_PATH]: () => ({
      data: {
        name: 'Cúp Quốc gia Đức',
        matches: 1,
        is_feed: false,
        criteria: ['goal_difference'],
        teams: [1002, 1003].map((id) => ({ id, name: `Đội ${id}`, form: ['W'], is_playing: false })),
        total: [1002, 1003].map((team_id) => ({
          team_id,
          place: 1,
          played: 1,
          won: 1,
          drawn: 0,
          lost: 0,
          goals_for: 8,
          goals_against: 0,
          points: 9191,
        })),
        home: [],
        away: [],
        form: [],
      },
    }),
    [VENDOR_TEXT_PATH]: () => ({
      data: { match_id: 1, lines: [{ time: '30', lang: 'en', text: `Goal! ${HOME} - ${AWAY}.` }] },
    }),
    [LINEUPS_PATH]: () => ({ data: { match_id: 1, is_confirmed: true, home: MEN, away: MEN } }),
    [MATCH_PRICES_PATH]: () => ({ data: [{ time: 1, is_live: true, odds: `0!${HOME}!0!${AWAY};;` }] }),
    [REST_PATHS.matchHistory]: () => ({
      data: {
        meetings: [EARLIER],
        sum: { won: 1, drawn: 0, lost: 0, goals_for: HOME, goals_against: AWAY },
        home: { matches: [EARLIER], quarters: [0, 0, 0, 0, 0, 0], timed: 0 },
        away: { matches: [EARLIER], quarters: [0, 0, 0, 0, 0, 0], timed: 0 },
      },
    }),
  },
);

const score = (page: Page, id: number) => rowOf(page, TEAMS(id)).locator('[data-column=score]');
const cards = (page: Page, id: number, count: number) =>
  rowOf(page, TEAMS(id)).getByRole('img', { name: `${count} thẻ vàng` });
const show = (page: Page, id: number) => page.getByRole('button', { name: `Hiện tỷ số: ${TEAMS(id)}` });
const headScore = (page: Page) => page.locator(`main strong:not(${SERVER_HTML} *)`);
const toasts = (page: Page) => page.getByRole('status', { name: 'Thông báo trận đấu' });

/** The visit of who hides scores, touched, so that it may sound. */
async function visit(page: Page): Promise<Watched & { sounds: readonly number[] }> {
  await hideScores(page);
  const watched = await watchFor(page, SECRET);
  const sounds = await writeDownSounds(page);
  return { ...watched, sounds };
}

test('a board gives no score away while goals fall: not shown, said, sounded, nor in the title', async ({ page }) => {
  const { isSilent, sounds } = await visit(page);
  await page.goto(`${site.url}/?filter=all`);
  await expect(show(page, 1)).toBeVisible();
  await page.getByRole('banner').click({ position: { x: 5, y: 5 } });
  await expect(toasts(page)).toBeAttached();
  await isSilent();
  site.change(1, play(1, SecondHalf));
  await expect(cards(page, 1, 1), 'the goal has come').toBeVisible();
  site.change(1, { ...play(2, MatchStatus.PenaltyShootout), home_scores: [HOME, HOME, 0, 2, 0, 8601, 8604] });
  await expect(cards(page, 1, 2)).toBeVisible();
  await expect(rowOf(page, TEAMS(1)).locator('[data-column=time]'), 'nor that it goes on').toHaveText(/^90\+’$/);
  const place = page.getByRole('button', { name: `Xem chi tiết: ${TEAMS(1)}, tỷ số đang ẩn` });
  const { width, height } = await boxOf(score(page, 1));
  for (const x of [5, width - 5]) {
    await score(page, 1).click({ position: { x, y: height / 2 } });
    await expect(inDetail(page), 'beside the chip').toBeVisible();
    await page.keyboard.press('Escape');
    await expect(place).toBeFocused();
  }
  await score(page, 1).hover();
  await rowOf(page, TEAMS(1))
    .getByRole('button', { name: /^Theo dõi/ })
    .click();
  site.change(1, play(3, SecondHalf));
  await expect(cards(page, 1, 3)).toBeVisible();
  await isSilent();
  await expect(toasts(page).getByRole('link')).toHaveCount(0);
  expect(sounds).toEqual([]);
});

const inDetail = (page: Page) => page.getByRole('dialog');

/** What is there for who hides scores. `hiddenScores.system.test.tsx` of mfe-scores renders most of the others. */
const PAGES = (
  [
    ['/?filter=all&match=1', 'Hiện tỷ số'],
    ['/tran-dau/1/nha-1-khach-1?tab=doi-dau', 'Hiện các trận trước'],
    ['/giai-dau/2/cup-quoc-gia-duc', 'Khách 1'],
    ['/ket-qua-bong-da', 'Nhà 4'],
    ['/lich-thi-dau', 'Nhà 3'],
    ['/ty-le-keo-nha-cai', 'Nhà 3'],
    ['/tran-dau/1', 'Hiện tỷ số'],
    ['/tran-dau/1/nha-1-khach-1?tab=thong-ke', 'Hiện tỷ số'],
    ['/tran-dau/1/nha-1-khach-1?tab=keo', 'Hiện tỷ số'],
    ['/tran-dau/1/nha-1-khach-1?tab=doi-hinh', 'Cầu thủ 9'],
    ['/tran-dau/1/nha-1-khach-1?tab=bxh', 'Hiện bảng xếp hạng'],
    ['/doi-bong/1002/nha-1', 'Khách 1'],
    ['/bang-xep-hang', 'Hiện bảng xếp hạng'],
  ] as const
).slice(0, process.env.TEST_RING === 'long' ? 13 : 5);

test('no page gives a score away, before and after the app is there', async ({ page, browser }) => {
  await test.step('visitors who hide none get them: what follows looks for something', async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    const watched = await watchFor(other, SECRET);
    await other.goto(`${site.url}/?filter=all`);
    await expect(score(other, 1)).toContainText(String(HOME));
    await expect(watched.isSilent()).rejects.toThrow(/text: .*8600/s);
    expect(await said(other)).toContain(String(HOME));
    await context.close();
  });
  const { isSilent, sounds } = await visit(page);
  for (const [at, there] of PAGES) {
    await test.step(at, async () => {
      await page.goto(site.url + at);
      await expect(page.getByText(there, { exact: there.startsWith('Hiện') }).first()).toBeVisible();
      await expect(page.locator(SERVER_HTML)).toHaveCount(0);
      await isSilent();
    });
  }
  expect(sounds).toEqual([]);
  await expect(page.locator('iframe'), 'of tables').toHaveCount(0);
});

/** The detail of the first match is there and live, and covers what gives its score away until that is asked for. */
async function isCovered(page: Page, { isSilent }: Watched): Promise<void> {
  const detail = inDetail(page);
  await expect(page).toHaveURL(/match=1$/);
  await expect(detail.getByRole('button', { name: 'Hiện tỷ số', exact: true })).toBeVisible();
  await isSilent();
  site.change(1, play(1, MatchStatus.HalfTime));
  await expect(detail.getByText('HT', { exact: true }).last()).toBeVisible();
  await expect(cards(page, 1, 1), 'the goal has come').toBeAttached();
  await isSilent();
  await expect(detail.getByRole('list', { name: 'Diễn biến' })).toHaveCount(0);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap on a row opens its detail, which gives no score away; the chip in the row is what shows it', async ({
    page,
  }) => {
    const watched = await visit(page);
    await page.goto(`${site.url}/?filter=all`);
    await expect(show(page, 1)).toBeVisible();
    for (const x of [30, 150]) {
      await rowOf(page, TEAMS(1)).tap({ position: { x, y: 40 } });
      await isCovered(page, watched);
      await page.goBack();
      await expect(inDetail(page)).toHaveCount(0);
    }
    await show(page, 2).tap();
    await expect(score(page, 2)).toContainText(String(HOME));
    await expect(inDetail(page)).toHaveCount(0);
    await rowOf(page, TEAMS(1)).tap({ position: { x: 30, y: 40 } });
    await inDetail(page).getByRole('button', { name: 'Hiện tỷ số', exact: true }).tap();
    await expect(inDetail(page).getByRole('list', { name: 'Diễn biến' })).toContainText('Người ghi bàn');
  });
});

test('the server-rendered HTML of a page is there, and visitors who hide scores can neither see nor read them', async ({
  page,
}) => {
  const { isSilent } = await visit(page);
  await page.route(/\.js$/, (route) => route.abort());
  for (const at of ['/?filter=all', '/ket-qua-bong-da', '/tran-dau/1/nha-1-khach-1', '/doi-bong/1002/nha-1']) {
    await test.step(at, async () => {
      await page.goto(site.url + at);
      await rendered(page, page.locator(SERVER_HTML), 'attached');
      expect(await page.locator(SERVER_HTML).textContent(), 'what everybody gets').toContain(String(HOME));
      await isSilent();
    });
  }
});

test('a tap shows one score, everywhere and for the visit; it follows, and its goals are announced again', async ({
  page,
}) => {
  await hideScores(page);
  const sounds = await writeDownSounds(page);
  await page.goto(`${site.url}/?filter=all`);
  const place = await score(page, 1).boundingBox();
  await show(page, 1).press('Enter');
  await expect(score(page, 1).getByRole('button')).toBeFocused();
  await expect(score(page, 1)).toHaveAccessibleName(`Tỷ số ${HOME} – ${AWAY}`);
  expect(await score(page, 1).boundingBox(), 'nothing moves').toEqual(place);
  await expect(toasts(page)).toBeAttached();
  await expect(score(page, 2)).toHaveAccessibleName('Tỷ số đang ẩn');
  site.change(2, play(1, SecondHalf));
  await expect(cards(page, 2, 1)).toBeVisible();
  site.change(1, play(1, SecondHalf));
  await expect(score(page, 1)).toContainText(String(HOME + 1));
  await expect(toasts(page).getByRole('link')).toHaveCount(1);
  await expect(toasts(page)).toContainText(`${HOME + 1} – ${AWAY}`);
  await expect.poll(() => sounds).toHaveLength(1);
  await page.goto(`${site.url}/tran-dau/1`);
  await expect(headScore(page)).toHaveText(`${HOME + 1} – ${AWAY}`);
  await page.goto(`${site.url}/tran-dau/2`);
  await page.getByRole('button', { name: 'Hiện tỷ số', exact: true }).click();
  await expect(headScore(page)).toHaveText(`${HOME + 1} – ${AWAY}`);
  await page.reload();
  await expect(headScore(page)).toHaveText(`${HOME + 1} – ${AWAY}`);
});

test('a page that comes in pieces hides its scores with the first', async ({ page }) => {
  const answer = await fetch(`${site.url}/?filter=all`);
  const html = await answer.text();
  const half = html.indexOf(String(HOME), html.indexOf('id="tyso-first-page"')) + 200;
  expect(half, 'the server-rendered HTML has scores').toBeGreaterThan(1_000);
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const slow = createServer((_, response) => response.writeHead(200, headers).write(html.slice(0, half)));
  await new Promise<void>((listens) => slow.listen(0, '127.0.0.1', listens));
  try {
    await hideScores(page);
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
    await expect(page.locator(`${SERVER_HTML} [data-match]`).first()).toBeAttached();
    await expect(page.locator(`${SERVER_HTML} [data-match] b`).first()).toBeHidden();
    await expect(page.getByText(String(HOME)).filter({ visible: true })).toHaveCount(0);
  } finally {
    slow.closeAllConnections();
    slow.close();
  }
});
