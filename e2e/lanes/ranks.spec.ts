import { expect } from '@playwright/test';
import { LANES } from 'shared-kernel/protocol/lanes';
import { test } from '../browser/test';
import { withoutToasts } from '../product/withoutToasts';
import { expectAsServer } from './asServer';
import { drawnRows } from './drawnRows';
import { serveSaturday } from './serveSaturday';
import { fallAsleepSoon, setHidden } from './visibility';
import { watch } from './watch';

/** All of them fit on a tall screen. */
const MATCHES = 30;

const site = serveSaturday(MATCHES);

test('a page that slept while ranks changed is level without a board, as is one that looked on', async ({ page }) => {
  const { saturday } = site;
  const { asked, answers, received } = watch(page);
  const ranks = async () => [...(await drawnRows(page)).values()].map(({ football }) => football.split(' | ').at(-1));
  const isEqual = (why: string) => expectAsServer(page, { origin: saturday.origin, lanes: LANES, within: 5000, why });
  await fallAsleepSoon(page);
  await withoutToasts(page);
  await page.setViewportSize({ width: 1440, height: 2400 });
  await page.goto(`${site.url}/?filter=all`);
  await expect(page.locator('[data-match]')).toHaveCount(MATCHES);
  await expect.poll(() => answers.at(-1)).toBe(true);
  const { boards } = received;

  await saturday.rank(31);
  await isEqual('after new ranks');
  expect(await ranks()).toContainEqual(expect.stringMatching(/^\[31\]/));

  await setHidden(page, true);
  await expect.poll(() => asked.at(-1)).toMatchObject({ lanes: ['football'], quiet: true });
  await expect.poll(() => answers.length).toBe(asked.length);
  await saturday.rank(32);
  await saturday.play(100);
  await saturday.rank(33);
  await setHidden(page, false);
  await isEqual('after a sleep');
  expect(await ranks()).toContainEqual(expect.stringMatching(/^\[33\]/));
  expect(answers).not.toContain(false);
  expect(received.boards).toBe(boards);
});
