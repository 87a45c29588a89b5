import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { test } from './test';

const NOW = '2031-05-06T07:08:09Z';

const MINUTE_MS = 60_000;

/** What a function of this text gives in a process with these variables and no others. */
async function inProcess(code: string, variables: Record<string, string>) {
  const NODE_OPTIONS = `--require ${JSON.stringify(join(import.meta.dirname, 'shiftedClock.cjs'))}`;
  const script = `(async () => console.log(JSON.stringify(await (${code})())))()`;
  const env = { PATH: process.env.PATH, NODE_OPTIONS, ...variables };
  return JSON.parse((await promisify(execFile)(process.execPath, ['-e', script], { env })).stdout);
}

/** Whether it is the time of a process that was given `NOW` when it started. */
const isThen = (ms: number) => Date.parse(NOW) <= ms && ms < Date.parse(NOW) + 5 * MINUTE_MS;

test('the clock shows the time that NOW names, whoever asks', async () => {
  const { asked, ...others } = await inProcess(
    `() => ({
      asked: [Date.now(), new Date().getTime(), Date.parse(Date()), new (class extends Date {})().getTime()],
      fixed: [Date.parse('2020-01-01'), Date.UTC(2020, 0), new Date(2020).getTime()],
      isDate: new Date() instanceof Date && new Date().constructor === Date,
    })`,
    { NOW },
  );
  expect(asked.map(isThen)).toEqual([true, true, true, true]);
  expect(others).toEqual({ fixed: [1_577_836_800_000, 1_577_836_800_000, 2020], isDate: true });
});

test('it is one for a process, its threads and its children, unless a child is given another NOW', async () => {
  const { own, child, thread, other } = await inProcess(
    `async () => {
      const said = 'JSON.stringify({ now: Date.now(), offset: process.env.CLOCK_OFFSET_MS })';
      const child = (env) => JSON.parse(require('node:child_process')
        .execFileSync(process.execPath, ['-p', said], { env: { ...process.env, ...env } }).toString());
      const { Worker } = require('node:worker_threads');
      const thread = new Worker('require("node:worker_threads").parentPort.postMessage(' + said + ')', { eval: true });
      const inThread = new Promise((resolve) => thread.once('message', resolve));
      return { own: process.env.CLOCK_OFFSET_MS, child: child({}), thread: JSON.parse(await inThread),
        other: child({ NOW: '2001-02-03' }) };
    }`,
    { NOW },
  );
  expect([child.offset, thread.offset]).toEqual([own, own]);
  expect([child.now, thread.now].map(isThen)).toEqual([true, true]);
  expect(new Date(other.now).toISOString()).toMatch(/^2001-02-03T00:0/);
});

test('the Date header of an answer has it, unless the server sets another or wants none', async () => {
  const [date, own, none] = await inProcess(
    `async () => {
      const answers = {
        '/': (answer) => answer.end(),
        '/own': (answer) => answer.writeHead(200, { date: 'Mon, 01 Jan 2001 00:00:00 GMT' }).end(),
        '/none': (answer) => Object.assign(answer, { sendDate: false }).end(),
      };
      const server = require('node:http').createServer(({ url }, answer) => answers[url](answer)).listen(0);
      await new Promise((resolve) => server.once('listening', resolve));
      const origin = 'http://127.0.0.1:' + server.address().port;
      const dates = [];
      for (const path of Object.keys(answers)) dates.push((await fetch(origin + path)).headers.get('date'));
      server.closeAllConnections();
      server.close();
      return dates;
    }`,
    { NOW },
  );
  expect(isThen(Date.parse(date))).toBe(true);
  expect([own, none]).toEqual(['Mon, 01 Jan 2001 00:00:00 GMT', null]);
});

test("it is the machine's without NOW, and none with a NOW that nobody can read", async () => {
  const now = () => inProcess('() => [Date.now(), process.env.CLOCK_OFFSET_MS]', { NOW: '' });
  const [machine, offset] = await now();
  expect(offset).toBeNull();
  expect(Math.abs(machine - (Date.now() - Number(process.env.CLOCK_OFFSET_MS ?? 0)))).toBeLessThan(5 * MINUTE_MS);
  await expect(inProcess('() => 0', { NOW: 'Saturday' })).rejects.toThrow('NOW: expected a time');
});

test("every page has the run's clock: of another visitor, in a new window, and held or moved on", async ({
  page,
  browser,
}) => {
  const other = await browser.newPage();
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('about:blank')),
  ]);
  for (const one of [page, other, opened]) expect(await minutesAhead(one)).toBeCloseTo(0, -1);
  const held = await browser.newPage();
  const time = Date.now() + 40 * MINUTE_MS;
  await held.clock.setFixedTime(time);
  expect(await held.evaluate(() => Date.now())).toBe(time);
  await other.clock.install();
  await other.clock.fastForward(40 * MINUTE_MS);
  expect(await minutesAhead(other)).toBeCloseTo(40, -1);
});

/** How far the page's clock is ahead of ours: looking takes time, on a busy machine seconds. */
async function minutesAhead(page: Page): Promise<number> {
  return ((await page.evaluate(() => Date.now())) - Date.now()) / MINUTE_MS;
}
