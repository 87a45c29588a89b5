import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const NODE_OPTIONS = `--require ${JSON.stringify(path.join(__dirname, 'shiftedClock.cjs'))}`;

/** What this expression is in a process with these variables. @param {string} code @param {Record<string, string>} variables */
async function inProcess(code, variables) {
  const env = { PATH: process.env.PATH, NODE_OPTIONS, ...variables };
  const script = `(async () => console.log(JSON.stringify(await (${code})())))()`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { env });
  return JSON.parse(stdout);
}

const NOW = '2031-05-06T07:08:09Z';
const SECOND_MS = 1_000;

/** Nothing of a process that was told `NOW` when it started takes as long. */
const within = (/** @type {number} */ ms) => Date.parse(NOW) <= ms && ms < Date.parse(NOW) + 60 * SECOND_MS;

describe('the clock of a run', () => {
  it('is at the time that NOW names, for all that asks', async () => {
    const { now, made, said, parsed, utc, given, isDate, isMade } = await inProcess(
      `() => ({ now: Date.now(), made: new Date().getTime(), said: Date(), parsed: Date.parse('2020-01-01'),
        utc: Date.UTC(2020, 0), given: new Date(5).getTime(), isDate: new Date() instanceof Date,
        isMade: new (class extends Date {})().getTime() })`,
      { NOW },
    );
    expect([now, made, Date.parse(said), isMade].map(within)).toEqual([true, true, true, true]);
    const start = Date.parse('2020-01-01');
    expect({ parsed, utc, given, isDate }).toEqual({ parsed: start, utc: start, given: 5, isDate: true });
  });

  it('is one for a process, its threads and its children, unless a child is told another NOW', async () => {
    const code = `async () => {
      const { execFileSync } = require('node:child_process');
      const { Worker } = require('node:worker_threads');
      const say = 'JSON.stringify([Date.now(), process.env.CLOCK_OFFSET_MS])';
      const child = (env) =>
        JSON.parse(execFileSync(process.execPath, ['-p', say], { env: { ...process.env, ...env } }).toString());
      const thread = new Worker('require("node:worker_threads").parentPort.postMessage(' + say + ')', { eval: true });
      const inThread = await new Promise((resolve) => thread.once('message', resolve));
      return { own: process.env.CLOCK_OFFSET_MS, child: child({}), other: child({ NOW: '2001-02-03' }), thread: JSON.parse(inThread) };
    }`;
    const { own, child, other, thread } = await inProcess(code, { NOW });
    expect([child[1], thread[1]]).toEqual([own, own]);
    expect([child[0], thread[0]].map(within)).toEqual([true, true]);
    expect(new Date(other[0]).toISOString()).toMatch(/^2001-02-03T00:00/);
  });

  it('is in the Date header of an answer, unless the server has set another or wants none', async () => {
    const code = `async () => {
      const answers = {
        '/': (answer) => answer.end(),
        '/own': (answer) => answer.writeHead(200, { date: 'Mon, 01 Jan 2001 00:00:00 GMT' }).end(),
        '/none': (answer) => { answer.sendDate = false; answer.end(); },
      };
      const server = require('node:http').createServer((request, answer) => answers[request.url](answer)).listen(0);
      await new Promise((resolve) => server.once('listening', resolve));
      const dateOf = async (path) => (await fetch('http://127.0.0.1:' + server.address().port + path)).headers.get('date');
      const dates = [await dateOf('/'), await dateOf('/own'), await dateOf('/none')];
      server.close();
      server.closeAllConnections();
      return dates;
    }`;
    const [date, own, none] = await inProcess(code, { NOW });
    expect(within(Date.parse(date))).toBe(true);
    expect([own, none]).toEqual(['Mon, 01 Jan 2001 00:00:00 GMT', null]);
  });

  it("is the machine's without NOW", async () => {
    const asked = Date.now();
    expect(Math.abs((await inProcess('() => Date.now()', {})) - asked)).toBeLessThan(60 * SECOND_MS);
    expect(Math.abs((await inProcess('() => Date.now()', { NOW: '' })) - asked)).toBeLessThan(60 * SECOND_MS);
  });

  it('is none that nobody can read', async () => {
    await expect(inProcess('() => 0', { NOW: 'Saturday' })).rejects.toThrow(/NOW: expected a time .*, got Saturday/);
  });
});
