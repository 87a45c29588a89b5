import { expect } from '@playwright/test';
import * as fc from 'fast-check';
import { LANES } from 'shared-kernel/protocol/lanes';
import { test } from '../browser/test';
import { expectAsServer } from './asServer';
import { laneChanger } from './laneChanger';
import { keepSockets, networkIsBack, OUTAGES, RESTART } from './outages';
import { startProxy } from './proxy';
import { IN_SYNC_MS, MATCHES, openBoard, serveSaturday } from './serveSaturday';
import { fallAsleepSoon } from './visibility';
import { watch } from './watch';

const site = serveSaturday(MATCHES);

/** `OUTAGES=400` is a quarter of an hour, `OUTAGES_SEED` the course of an earlier run. */
const { OUTAGES: COUNT = 20, OUTAGES_SEED: SEED = Date.now() % 1_000_000 } = process.env;

/** A store needs seconds to come back after a power cut. */
const RESTART_EVERY = Math.min(15, Number(COUNT));

/** What happens before, during and after an outage, in changes of the matches, and which lanes change. */
const TURN = fc.record({
  anyOutage: fc.constantFrom(...OUTAGES),
  lanes: fc.constantFrom('toggleSaving', 'toggleMatch', undefined),
  isDuring: fc.boolean(),
  before: fc.integer({ min: 1, max: 30 }),
  meanwhile: fc.integer({ min: 1, max: 80 }),
  after: fc.integer({ min: 1, max: 20 }),
});

test(`${COUNT} outages of random length with random lanes, and the page equal to the server after each`, async ({
  page,
}) => {
  test.setTimeout(120_000 + Number(COUNT) * 30_000);
  console.log(`OUTAGES_SEED=${SEED}`);
  const { saturday } = site;
  const proxy = await startProxy(site.url);
  const { answers, received } = watch(page);
  await keepSockets(page);
  await fallAsleepSoon(page);
  await openBoard(page, proxy.url);
  const visitor = await laneChanger(page);
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
      await expectAsServer(page, { origin: saturday.origin, lanes: visitor.lanes(), within: IN_SYNC_MS, why });
      if (Date.now() - since > slowest.ms) Object.assign(slowest, { ms: Date.now() - since, why });
    });
  }
  const resumed = answers.filter((isComplete) => isComplete).length;
  console.log(`in sync after ${slowest.ms} ms at most: ${slowest.why}; ${resumed} resumes, ${received.boards} boards`);
  await visitor.saveNothing();
  await expectAsServer(page, { origin: saturday.origin, lanes: LANES, within: IN_SYNC_MS, why: 'at the end' });
  expect(resumed, 'resumes').toBeGreaterThan(0);
  await proxy.stop();
});
