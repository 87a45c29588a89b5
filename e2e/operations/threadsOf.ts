import { readdir, readFile } from 'node:fs/promises';

/** The threads of a process and of all that it started: a container's limit `pids` counts each of them. */
export async function threadsOf(pid: number): Promise<number> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const counts = tasks.map(async (task) => {
    const children = await readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '');
    const below = await Promise.all((children.match(/\d+/g) ?? []).map((child) => threadsOf(Number(child))));
    return below.reduce((sum, count) => sum + count, 1);
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
