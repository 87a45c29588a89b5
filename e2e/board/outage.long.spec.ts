import { expect, type Page } from '@playwright/test';
import type { MatchId } from 'shared-kernel/entities/match';
import type { Http } from 'shared-kernel/http/createSignedFetcher';
import { test } from '../browser/test';
import { scoreName } from '../lanes/shownRows';
import { askApi, matchesNow } from '../product/askApi';
import { type Product, startProduct } from '../product/startProduct';
import { rowOf, scoreOf, writeDownScores } from './board';

const MATCHES = ['Croatia – Brazil', 'Hà Lan – Argentina'];

let product: Product;
test.beforeAll(async () => {
  // The first goal falls after 21 seconds: a slow browser must have rendered the board by then.
  product = await startProduct({ FEED: 'replay', REPLAY_SPEED: '400' });
});
test.afterAll(() => product?.stop());

test('an api that is killed, then kept away, costs a page nothing but the time', async ({ page }) => {
  const api = await askApi(product);
  let visits = 0;
  page.on('framenavigated', () => {
    visits += 1;
  });
  const seen = await writeDownScores(page);
  await page.goto(`${product.url}/?filter=all`);
  await expect(scoreOf(rowOf(page, 'Croatia – Brazil'))).toHaveAccessibleName('Tỷ số 0 – 0', { timeout: 60_000 });
  const visitsBefore = visits;

  const acknowledged = await versionsOf(api);
  await product.killApi();
  await expect.poll(() => versionsOf(api).then((now) => isAtLeast(now, acknowledged))).toBe(true);

  const acknowledgedLater = await versionsOf(api);
  const letBack = await product.keepApiAway();
  await expect(page.getByRole('status').filter({ hasText: /Mất kết nối – dữ liệu lúc \d\d:\d\d/ })).toBeVisible();
  letBack();
  await expect(page.getByText('Mất kết nối')).toBeHidden({ timeout: 60_000 });
  await expect.poll(() => versionsOf(api).then((now) => isAtLeast(now, acknowledgedLater))).toBe(true);
  await expect.poll(() => differences(page, api)).toEqual([]);

  await expect(scoreOf(rowOf(page, 'Hà Lan – Argentina'))).toHaveAccessibleName('Tỷ số 2 – 2 (3 – 4 pen)', {
    timeout: 60_000,
  });
  await expect(scoreOf(rowOf(page, 'Croatia – Brazil'))).toHaveAccessibleName('Tỷ số 1 – 1 (4 – 2 pen)');
  expect(await differences(page, api)).toEqual([]);
  for (const match of MATCHES) {
    const scores = seen.filter(({ teams }) => teams === match).map(({ score }) => score);
    expect(scores, `${match}: no score is shown twice`).toEqual([...new Set(scores)]);
  }
  expect(visits, 'without a reload').toBe(visitsBefore);
});

/** The version of each match; a refused or lost answer has none. */
async function versionsOf(api: Http): Promise<ReadonlyMap<MatchId, number>> {
  const range = await matchesNow(api).catch(() => undefined);
  return new Map(range?.matches.map(({ id, version }) => [id, version ?? 0]));
}

function isAtLeast(now: ReadonlyMap<MatchId, number>, before: ReadonlyMap<MatchId, number>): boolean {
  return before.size > 0 && [...before].every(([id, version]) => (now.get(id) ?? 0) >= version);
}

/** Where the page differs from the server. */
async function differences(page: Page, api: Http): Promise<string[]> {
  const range = await matchesNow(api);
  const names = new Map(range.teams.map(({ id, name }) => [id, name]));
  const compared = range.matches.map(async (match) => {
    const teams = `${names.get(match.home_team_id)} – ${names.get(match.away_team_id)}`;
    const shown = await scoreOf(rowOf(page, teams)).getAttribute('aria-label');
    return shown === scoreName(match) ? [] : [`${teams}: shown ${shown}, expected ${scoreName(match)}`];
  });
  return (await Promise.all(compared)).flat();
}
