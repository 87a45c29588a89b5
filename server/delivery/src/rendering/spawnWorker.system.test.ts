import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterTest, temporaryFolder } from '../testing/temporaryFolder';
import { LIMITS } from './limits';
import { spawnFenced, spawnWorker } from './spawnWorker';

// Linux shows the environment of a process.
(process.platform === 'linux' ? it : it.skip)('gives a worker nothing of the operator’s environment', async () => {
  process.env.OPERATOR_SECRET = 'hush';
  afterTest(() => void delete process.env.OPERATOR_SECRET);
  const file = { remote: 'mfe-scores', release: '1.0.0-a', file: '/nowhere/server.js', integrity: 'sha384-' };
  const worker = spawnWorker(file, LIMITS);
  const exit = once(worker, 'exit');
  const environment = await readFile(`/proc/${worker.pid}/environ`, 'utf8');
  worker.kill('SIGKILL');
  await exit;
  // By these Node finds its channel.
  const others = environment.split('\0').filter((line) => line !== '' && !line.startsWith('NODE_CHANNEL_'));
  expect(others).toStrictEqual(['TZ=Asia/Ho_Chi_Minh']);
});

it('lets code of the outer world read its own files, and nothing else', async () => {
  const folder = await temporaryFolder();
  const mine = path.join(folder, 'mine.js');
  await writeFile(mine, 'mine');
  await writeFile(path.join(folder, 'key'), 'hush');
  const tries = {
    mine: `fs.readFileSync('${mine}', 'utf8')`,
    key: `fs.readFileSync('${folder}/key', 'utf8')`,
    list: `fs.readdirSync('${folder}')`,
    environment: `fs.readFileSync('/proc/${process.pid}/environ')`,
    write: `fs.writeFileSync('${mine}', 'other')`,
    command: `process.getBuiltinModule('node:child_process').execFileSync('id')`,
    thread: `new (process.getBuiltinModule('node:worker_threads').Worker)('1', { eval: true })`,
    code: `Function('return 1')()`,
    signal: `process.kill(process.pid, 0)`,
    namedSignal: `process.getBuiltinModule('node:process').kill(process.pid, 0)`,
    debuggerOfAnother: `process._debugProcess(${process.pid})`,
    debugger: `process.getBuiltinModule('node:inspector').open(0)`,
  };
  const attempts = Object.entries(tries).map(
    ([name, code]) =>
      `try { said.${name} = String(${code}) } catch (error) { said.${name} = error.code ?? error.name }`,
  );
  const source = `const fs = process.getBuiltinModule('node:fs'); const said = {}; ${attempts.join(';')}; process.send(said)`;
  const script = path.join(folder, 'script.cjs');
  await writeFile(script, source);
  const fenced = spawnFenced([script], { title: 'a test', readable: [mine], heapBytes: 2 ** 27 });
  afterTest(() => void fenced.kill('SIGKILL'));
  const [said] = await once(fenced, 'message');
  const refused = 'ERR_ACCESS_DENIED';
  expect(said).toEqual({
    mine: 'mine',
    key: refused,
    list: refused,
    environment: refused,
    write: refused,
    command: refused,
    thread: refused,
    code: 'EvalError',
    debugger: refused,
    signal: 'TypeError',
    namedSignal: 'TypeError',
    debuggerOfAnother: 'TypeError',
  });
});
