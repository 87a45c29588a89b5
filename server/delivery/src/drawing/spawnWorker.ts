import { type ChildProcess, spawn } from 'node:child_process';
import type { DrawingFile } from './drawingFile';
import type { Limits } from './limits';
import { workerSource } from './worker/workerSource';

const MB = 2 ** 20;

/** How much longer than a server allows a worker computes whose server is gone. */
const ALONE = 20;

/**
 * Starts the process of a worker: without environment and streams of ours, and with a small heap. It is a process and no
 * thread, because V8 ends the whole process when a large array, object or text does not fit into a thread's heap. The
 * zone is that of all drawings.
 */
export function spawnWorker({ remote, release, file, integrity }: DrawingFile, limits: Limits): ChildProcess {
  const { file: code, html, css, metadata, addresses } = limits;
  const sizes = { file: code, html, css, metadata, addresses };
  const files = `/r/${remote}/${release}/`;
  const source = workerSource({ file, files, integrity, sizes, longest: ALONE * limits.computing });
  const flags = [`--max-old-space-size=${Math.ceil(limits.heap / MB)}`, '--max-semi-space-size=8', '--no-warnings'];
  const worker = spawn(process.execPath, [...flags, `--title=drawing ${remote} ${release}`, '--eval', source], {
    env: { TZ: 'Asia/Ho_Chi_Minh' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    windowsHide: true,
  });
  // A drawing keeps no server from ending.
  worker.unref();
  worker.channel?.unref();
  return worker;
}
