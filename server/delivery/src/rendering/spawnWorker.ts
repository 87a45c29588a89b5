import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import type { EntryFile } from './entryFile';
import type { Limits } from './limits';
import { workerSource } from './worker/workerSource';

const MB = 2 ** 20;

/** How much longer than a server allows a worker computes whose server is gone. */
const ALONE = 20;

/** The file of the HTML parser, which a worker loads by itself. */
const PARSER = createRequire(import.meta.url).resolve('parse5');

/** `URL` and others of the Web, for the world of an entry. */
const INTERFACES = createRequire(import.meta.url).resolve('core-js-bundle/minified.js');

/** All that a worker may read besides its release's file. */
const MODULES = [
  INTERFACES,
  ...[PARSER, createRequire(PARSER).resolve('entities')].map((file) => `${/.*\/node_modules\//.exec(file)}*`),
];

/** Starts the process of a worker. */
export function spawnWorker({ remote, release, file, integrity }: EntryFile, limits: Limits): ChildProcess {
  const sizes = {
    file: limits.fileBytes,
    html: limits.htmlBytes,
    css: limits.cssBytes,
    metadata: limits.metadataBytes,
    addresses: limits.addressesBytes,
  };
  const files = `/r/${remote}/${release}/`;
  const source = workerSource({
    parser: PARSER,
    interfaces: INTERFACES,
    file,
    files,
    integrity,
    sizes,
    longest: ALONE * limits.computingMs,
  });
  const worker = spawnFenced(source, {
    title: `rendering ${remote} ${release}`,
    readable: [file, ...MODULES],
    heapBytes: limits.heapBytes,
  });
  standBack(worker.pid);
  // A rendering keeps no server from ending.
  worker.unref();
  worker.channel?.unref();
  return worker;
}

/** With a signal it would open the debugger of another process of its user, and Node's permissions do not forbid any. */
const WITHOUT_SIGNALS = `for (const name of ['kill', '_kill', '_debugProcess', '_debugEnd']) delete process[name];\n`;

/**
 * A process with a small heap, a zone as its environment, and Node's permission to read some files. It may write nothing, start nothing,
 * signal nobody, and make no code from text; nobody can change its built-in objects, of which a refused import gives an entry one. Node 24 has no permission for the network: it is open. It is a process and no thread, because V8 ends
 * the whole process when a large array, object or text does not fit into a thread's heap.
 */
export function spawnFenced(
  source: string,
  { title, readable, heapBytes }: { title: string; readable: readonly string[]; heapBytes: number },
): ChildProcess {
  const flags = [
    ...[`--max-old-space-size=${Math.ceil(heapBytes / MB)}`, '--max-semi-space-size=8'],
    ...['--permission', ...readable.map((files) => `--allow-fs-read=${files}`)],
    ...['--disallow-code-generation-from-strings', '--unhandled-rejections=none', '--no-warnings'],
    '--frozen-intrinsics',
  ];
  const fenced = spawn(process.execPath, [...flags, `--title=${title}`, '--eval', WITHOUT_SIGNALS + source], {
    // The zone is that of all renderings.
    env: { TZ: 'Asia/Ho_Chi_Minh' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    windowsHide: true,
  });
  // Node's own messages are about sockets that are handed over: there are none, and one that is made up would end this process.
  fenced.removeAllListeners('internalMessage');
  return fenced;
}

/** When the machine has too little of anything, a worker goes without before those that visitors wait for. */
function standBack(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, 5);
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000');
  } catch {
    // Not every system has them.
  }
}
