import { expect, type Page } from '@playwright/test';
import * as fc from 'fast-check';
import { LANES, type Lane } from 'shared-kernel/protocol/lanes';
import { test } from '../browser/test';
import { withoutToasts } from '../product/withoutToasts';
import { expectAsServer } from './asServer';
import { keepSockets, networkIsBack, OUTAGES, RESTART } from './outages';
import { startProxy } from './proxy';
import { serveSaturday } from './serveSaturday';
import { fallAsleepSoon } from './visibility';
import { watch } from './watch';

/** All of them fit on a tall screen. */
const MATCHES = 30;

/** `OUTAGES=400` is a quarter of an hour, `OUTAGES_SEED` another course: the gate has always the same. */
const { OUTAGES: COUNT = 20, OUTAGES_SEED: SEED = 7 } = process.env;

/** A store needs seconds to come back after a power cut. */
const RESTART_EVERY = 15;

/** Longest time until a page is level, in milliseconds; it asks for a match that it lacks within three seconds. */
const LEVEL_MS = 30_000;

/** What happens before, during and after an outage, in changes of the matches, and which lanes change. */
const TURN = fc.record({
  anyOutage: fc.constantFrom(...OUTAGES),
  lanes: fc.constantFrom('toggleSaving', 'toggleMatch', undefined),
  isDuring: fc.boolean(),
  before: fc.integer({ min: 1, max: 30 }),
  meanwhile: fc.integer({ min: 1, max: 80 }),
  after: fc.integer({ min: 1, max: 20 }),
});

const site = serveSaturday(MATCHES);

test(`${COUNT} outages of random length with random lanes, and the page equal to the server after each`, async ({
  page,
}) => {
  test.setTimeout(60_000 + Number(COUNT) * 20_000);
  console.log(`OUTAGES_SEED=${SEED}`);
  const { saturday } = site;
  const proxy = await startProxy(site.url);
  const { answers, received } = watch(page);
  const visitor = await visit(page, proxy.url);
  const slowest = { ms: 0, why: '' };
  const turns = fc.sample(TURN, { seed: Number(SEED), numRuns: Number(COUNT) });
  for (const [at, { anyOutage, lanes, isDuring, before, meanwhile, after }] of turns.entries()) {
    const turn = at + 1;
    const [name, outage] = turn % RESTART_EVERY === 0 ? RESTART : anyOutage;
    const changeLanes = async () => lanes && visitor[lanes]();
    if (!isDuring) await changeLanes();
    const why = `outage ${turn} of seed ${SEED}: ${name}, ${visitor.state()}${isDuring ? ' before' : ''}`;
    await test.step(why, async () => {
      await saturday.play(before);
      await Promise.all([
        outage({ page, proxy, saturday }, () => saturday.play(meanwhile)),
        isDuring ? changeLanes() : undefined,
      ]);
      await networkIsBack(page);
      await saturday.play(after);
      const since = Date.now();
      await expectAsServer(page, { origin: saturday.origin, lanes: visitor.lanes(), within: LEVEL_MS, why });
      if (Date.now() - since > slowest.ms) Object.assign(slowest, { ms: Date.now() - since, why });
    });
  }
  const resumed = answers.filter((isComplete) => isComplete).length;
  console.log(`level after ${slowest.ms} ms at most: ${slowest.why}; ${resumed} resumes, ${received.boards} boards`);
  await visitor.saveNothing();
  await expectAsServer(page, { origin: saturday.origin, lanes: LANES, within: LEVEL_MS, why: 'at the end' });
  expect(resumed, 'resumes').toBeGreaterThan(0);
  await proxy.stop();
});

/** A visitor with a board of all matches, and what decides about the lanes that it follows. */
async function visit(page: Page, url: string) {
  await keepSockets(page);
  await fallAsleepSoon(page);
  await withoutToasts(page);
  await page.setViewportSize({ width: 1440, height: 2400 });
  await page.goto(`${url}/?filter=all`);
  await expect(page.locator('[data-match]')).toHaveCount(MATCHES);
  let isSaving = false;
  let isOpen = false;

  async function setSaving(isWanted: boolean): Promise<void> {
    if (isOpen) await toggleMatch();
    await page.getByRole('button', { name: 'Cài đặt' }).first().click();
    const choice = page.getByRole('switch', { name: 'Tiết kiệm dữ liệu' });
    await choice.setChecked(isWanted, { force: true });
    await expect(choice).toBeChecked({ checked: isWanted });
    await page.keyboard.press('Escape');
    isSaving = isWanted;
  }

  async function toggleMatch(): Promise<void> {
    const dialog = page.getByRole('dialog');
    if (isOpen) await page.keyboard.press('Escape');
    else await page.locator('[data-opens=detail]').first().click();
    await expect(dialog).toHaveCount(isOpen ? 0 : 1);
    isOpen = !isOpen;
  }

  // Once each, so that their code is there when the network is not.
  for (const isWanted of [true, false]) await setSaving(isWanted);
  for (let times = 0; times < 2; times += 1) await toggleMatch();
  return {
    toggleMatch,
    toggleSaving: () => setSaving(!isSaving),
    saveNothing: () => setSaving(false),
    lanes: (): readonly Lane[] => (isSaving && !isOpen ? ['football'] : LANES),
    state: () => `${isSaving ? 'saving data' : 'not saving data'}, ${isOpen ? 'a match open' : 'no match open'}`,
  };
}
