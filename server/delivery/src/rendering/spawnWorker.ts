import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import type { EntryFile } from './entryFile';
import type { Limits } from './limits';
import type { WorkerData } from './worker/messages';

const MB = 2 ** 20;

/** How much longer than a server allows a worker computes whose server is gone. */
const ALONE = 20;

const built = createRequire(import.meta.url).resolve;
const WORKER = built('#standalone/renderWorker');
const FENCE = built('#standalone/fence');
const REALM = built('#standalone/realm');

/** Starts the process of a worker. */
export function spawnWorker({ remote, release, file, integrity }: EntryFile, limits: Limits): ChildProcess {
  const sizes = {
    file: limits.fileBytes,
    html: limits.htmlBytes,
    css: limits.cssBytes,
    metadata: limits.metadataBytes,
    addresses: limits.addressesBytes,
  };
  const data: WorkerData = {
    realm: REALM,
    file,
    files: `/r/${remote}/${release}/`,
    integrity,
    sizes,
    longest: ALONE * limits.computingMs,
  };
  const worker = spawnFenced([WORKER, JSON.stringify(data)], {
    title: `rendering ${remote} ${release}`,
    readable: [REALM, file],
    heapBytes: limits.heapBytes,
  });
  standBack(worker.pid);
  // A rendering keeps no server from ending.
  worker.unref();
  worker.channel?.unref();
  return worker;
}

/**
 * A process with a small heap, a zone as its environment, and Node's permission to read some files. It may write nothing, start nothing,
 * signal nobody, and make no code from text; nobody can change its built-in objects, of which a refused import gives an entry one. Node 24 has no permission for the network: it is open. It is a process and no thread, because V8 ends
 * the whole process when a large array, object or text does not fit into a thread's heap.
 */
export function spawnFenced(
  [script, ...args]: [string, ...string[]],
  { title, readable, heapBytes }: { title: string; readable: readonly string[]; heapBytes: number },
): ChildProcess {
  const flags = [
    ...[`--max-old-space-size=${Math.ceil(heapBytes / MB)}`, '--max-semi-space-size=8'],
    ...['--permission', ...[FENCE, script, ...readable].map((file) => `--allow-fs-read=${file}`)],
    ...['--disallow-code-generation-from-strings', '--unhandled-rejections=none', '--no-warnings'],
    ...['--frozen-intrinsics', `--require=${FENCE}`],
  ];
  const fenced = spawn(process.execPath, [...flags, `--title=${title}`, script, ...args], {
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
