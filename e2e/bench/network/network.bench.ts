import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { type Browser, expect, type Page, test } from '@playwright/test';
import type { FollowRequest } from 'shared-kernel/protocol/lanes';
import { UPDATE_EVENT } from 'shared-kernel/protocol/matchUpdate';
import { HUB_PATH } from 'shared-kernel/protocol/rest';
import { type Line, report } from '../../../tooling/bench/report.mjs';
import { closePopup } from '../../browser/popup';
import { startProxy } from '../../lanes/proxy';
import { startSaturday } from '../../lanes/saturdayServer';
import { fallAsleepSoon, setHidden } from '../../lanes/visibility';
import { watch } from '../../lanes/watch';
import { startProduct } from '../../product/startProduct';
import { SECRET } from '../e2e/fedServer';

const MATCHES = 300;
const PER_SECOND = 5;
const MINUTES = Number(process.env.BENCH_MINUTES ?? 60);

/** Milliseconds until a page that was hidden all the time has what it missed. */
const LEVEL_MS = 1_000;

type Visit = {
  readonly name: string;
  /** Before the page opens, and after it follows. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly use?: (page: Page) => Promise<void>;
  readonly follows: Partial<FollowRequest>;
  readonly budget: Partial<Line>;
};

const VISITS: readonly Visit[] = [
  { name: 'visible', follows: { lanes: ['football', 'prices'] }, budget: { limit: 4, ratioBudget: 0.17 } },
  {
    name: 'hidden',
    prepare: fallAsleepSoon,
    use: (page) => setHidden(page, true),
    follows: { lanes: ['football'], quiet: true },
    budget: { limit: 0.2 },
  },
  { name: 'saving data', prepare: saveData, follows: { lanes: ['football'] }, budget: {} },
];

test('what the line of a page carries in an hour of a busy Saturday: visible, hidden, saving data', async ({
  browser,
}) => {
  test.setTimeout((MINUTES + 5) * 60_000);
  const saturday = await startSaturday(MATCHES);
  const product = await startProduct({ API_ORIGIN: saturday.origin, SIGNATURE_SECRETS: SECRET });
  const stock = await openStockClient(product.url);
  const pages: Opened[] = [];
  for (const visit of VISITS) pages.push(await open(browser, product.url, visit));
  try {
    const look = () => [stock, ...pages].map(({ carried }) => carried());
    const log = () => pages.map(({ logged }) => logged());
    const [before, logBefore] = [look(), log()];
    const began = performance.now();
    await saturday.play(MINUTES * 60 * PER_SECOND, 1000 / PER_SECOND);
    const hours = (performance.now() - began) / 3_600_000;
    const anHourOf = (bytes: number, from = Number.NaN) => (bytes - from) / hours / 1e6;
    const [reference = Number.NaN, ...ours] = look().map((bytes, i) => anHourOf(bytes, before[i]));
    const inflated = log().map((bytes, i) => anHourOf(bytes, logBefore[i]));
    const anHour = { unit: 'MB/hour', reference };
    const lines: Line[] = VISITS.map(({ name, budget }, i) => ({
      ...anHour,
      name,
      ours: ours[i] ?? Number.NaN,
      ...budget,
    }));
    const level = { unit: 'ms', ours: await levelAgain(pages[1]), budget: LEVEL_MS };
    lines.push({ ...level, name: `hidden for ${MINUTES} minutes, shown again: level without a board` });
    const about = `the built site in Chromium on ${MATCHES} matches of a simulated Saturday, ${PER_SECOND} updates a second for ${MINUTES} min, scaled to an hour; both ways, counted on the network sockets of the pages' WebSockets, beside a stock client that gets ${UPDATE_EVENT} without compression`;
    const { missed } = report('network', {
      lines,
      about,
      versions: { chromium: browser.version() },
      raw: { ours, inflated },
    });
    expect(missed, 'budgets that are missed').toEqual([]);
  } finally {
    await Promise.all([stock, ...pages].map(({ stop }) => stop()));
    await product.stop();
    await saturday.stop();
  }
});

type Opened = Awaited<ReturnType<typeof open>>;

/** A page that follows what it is to follow; the bytes of its line so far, and those in Chromium's log, inflated. */
async function open(browser: Browser, product: string, { prepare, use, follows }: Visit) {
  const proxy = await startProxy(product);
  const context = await browser.newContext();
  await closePopup(context);
  const page = await context.newPage();
  const { asked, answers, received } = watch(page);
  await prepare?.(page);
  await page.goto(proxy.url);
  await expect.poll(() => answers.at(-1)).toBe(true);
  await use?.(page);
  await expect.poll(() => asked.at(-1), { timeout: 10_000 }).toMatchObject(follows);
  await expect.poll(() => answers.length).toBe(asked.length);
  const stop = async () => {
    await context.close();
    await proxy.stop();
  };
  return { page, answers, received, carried: () => total(proxy), logged: () => received.bytes, stop };
}

/** Shows a hidden page: milliseconds until it has all that it missed, without a board. */
async function levelAgain(hidden: Opened | undefined): Promise<number> {
  if (!hidden) throw new Error('No page was hidden');
  const { page, answers, received } = hidden;
  const [answered, boards, began] = [answers.length, received.boards, performance.now()];
  await setHidden(page, false);
  await expect.poll(() => answers.length, { intervals: [5] }).toBeGreaterThan(answered);
  const ms = performance.now() - began;
  expect([answers.at(-1), received.boards], 'told whole, without a board').toEqual([true, boards]);
  return ms;
}

/** The client that any app may have: whole matches, and no proxy lets it agree to compression. */
async function openStockClient(product: string) {
  const proxy = await startProxy(product, { strips: ['sec-websocket-extensions'] });
  const client = new HubConnectionBuilder()
    .withUrl(`${proxy.url}${HUB_PATH}`, { transport: HttpTransportType.WebSockets, skipNegotiation: true })
    .configureLogging(LogLevel.None)
    .build();
  client.on(UPDATE_EVENT, () => {});
  await client.start();
  const stop = async () => {
    await client.stop();
    await proxy.stop();
  };
  return { carried: () => total(proxy), stop };
}

function total({ carried }: Awaited<ReturnType<typeof startProxy>>): number {
  const { down, up } = carried();
  return down + up;
}

async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
