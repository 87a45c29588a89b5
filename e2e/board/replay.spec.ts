import { expect } from '@playwright/test';
import { test } from '../browser/test';
import { askApi, matchesNow } from '../product/askApi';
import { type Product, startProduct } from '../product/startProduct';
import { rowOf, type Seen, scoreOf, writeDownScores } from './board';

/** Both quarter-finals of 9 December 2022, kick-off to shoot-out, in half a minute. */
const SPEED = '900';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ FEED: 'replay', REPLAY_SPEED: SPEED });
});
test.afterAll(() => product?.stop());

test('a real match day is drawn goal by goal, the equaliser in added time and both shoot-outs included', async ({
  page,
}) => {
  const seen = await writeDownScores(page);
  await page.goto(`${product.url}/?filter=all`);
  await expect(scoreOf(rowOf(page, 'Croatia – Brazil'))).toHaveAccessibleName('Tỷ số 1 – 1 (4 – 2 pen)', {
    timeout: 60_000,
  });
  await expect(scoreOf(rowOf(page, 'Hà Lan – Argentina'))).toHaveAccessibleName('Tỷ số 2 – 2 (3 – 4 pen)', {
    timeout: 60_000,
  });

  expect(goalsOf(seen, 'Croatia – Brazil')).toEqual(['0 – 0', '0 – 1', '1 – 1']);
  expect(goalsOf(seen, 'Hà Lan – Argentina')).toEqual(['0 – 0', '0 – 1', '0 – 2', '1 – 2', '2 – 2']);
  const equaliser = seen.find(({ teams, score }) => teams === 'Hà Lan – Argentina' && score === 'Tỷ số 2 – 2');
  // At this speed the whistle follows in less than a tenth of a second, and a busy page draws both at once.
  expect(equaliser?.time).toMatch(/^(?:90\+|OT$)/);
  const { matches } = await matchesNow(await askApi(product));
  const happened = matches.flatMap(({ incidents }) => incidents);
  expect(happened).toContainEqual(expect.objectContaining({ player_name: 'Wout Weghorst', time: 90, added_time: 11 }));
  expect(kicksOf(seen, 'Hà Lan – Argentina')).toEqual(kicksOf(seen, 'Hà Lan – Argentina').toSorted((a, b) => a - b));
});

/** The scores of play in the order in which they were drawn. */
function goalsOf(seen: readonly Seen[], match: string): string[] {
  const scores = seen.filter(({ teams }) => teams === match).map(({ score }) => score.replace('Tỷ số ', ''));
  return scores.filter((score) => /^\d+ – \d+$/.test(score));
}

/** The number of scored kicks, each time it was drawn. */
function kicksOf(seen: readonly Seen[], match: string): number[] {
  const scores = seen.filter(({ teams }) => teams === match).map(({ score }) => /\((\d+) – (\d+) pen\)/.exec(score));
  return scores.flatMap((kicks) => (kicks ? [Number(kicks[1]) + Number(kicks[2])] : []));
}
