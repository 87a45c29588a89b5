import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startStandIns } from './startStandIns';
import { enterWorkplace, type Typed, type Workplace } from './workplace';

/** The command waits a second between two looks: here a hundredth. */
const SHORT_SLEEP = '#!/bin/sh\nexec /bin/sleep "0.0$1"\n';

/** Commands that take servers away. */
const TAKES_AWAY = /^(?:stop|rm) /;

/**
 * For a file of tests of `deploy/replace`: a workplace with two stand-ins of each service, which are to Docker what the servers
 * are. Each test fails when a command left no server of `api` that is healthy.
 */
export function onStandIns() {
  // biome-ignore lint/suspicious/noSkippedTests: the skipped test is the message.
  test.skip(process.platform !== 'linux', 'left out, the command is for Linux');

  let entered: Workplace | undefined;
  let before: string[] = [];
  let alone: string[] = [];

  test.beforeAll(async () => {
    entered = await enterWorkplace(startStandIns);
    const sleep = join(entered.folder, 'bin/sleep');
    await writeFile(sleep, SHORT_SLEEP);
    await chmod(sleep, 0o755);
    await entered.type('cp .env.example .env');
    await entered.type('docker compose up --detach');
    entered.onDone((command) => {
      if (TAKES_AWAY.test(command) && !ids().some(place().containers().isServing)) alone.push(command);
    });
  });
  test.afterAll(() => entered?.leave());

  test.beforeEach(() => {
    place().refuse(undefined);
    place().sick.clear();
    noteReplicas();
    alone = [];
  });
  test.afterEach(() => expect(alone, 'what left nobody to serve').toEqual([]));

  function place(): Workplace {
    if (entered) return entered;
    throw new Error('The workplace is there once the tests run');
  }
  const setting = (name: string, value: string) => place().type(`sed -i "s|^${name}=.*|${name}=${value}|" .env`);
  const ids = () => place().containers().ids();
  const stateOf = async (id: string) => (await place().containers().state(id)).split(' ').slice(1);
  const states = () => Promise.all(ids().map(stateOf));
  const added = () => ids().filter((id) => !before.includes(id));
  const areAll = async (some: readonly string[], health: string) =>
    (await Promise.all(some.map(stateOf))).every(([, is]) => is === health);
  /** The next time that Docker is asked how its containers are, and this is true, the answer waits for `act`. */
  const once = (isTrue: () => Promise<boolean> | boolean, act: () => unknown) =>
    place().before(/^inspect/, async () => ((await isTrue()) ? act() : false));
  /** From now on those that are there are the former ones. */
  function noteReplicas(): void {
    before = ids();
  }

  return {
    ...{ place, setting, ids, states, added, areAll, once, noteReplicas },
    former: (): readonly string[] => before,
    replace: (what = 'api') => place().begin('deploy/replace', what),
    replica: (id = '') => place().containers().replica(id),
    onceNewAreMade: (act: () => unknown) => once(() => added().length > 0, act),
    onceNewAreHealthy: (act: () => unknown) =>
      once(() => added().length > 0 && added().every(place().containers().isServing), act),
    onceOldHaveLeft: (act: () => unknown) =>
      once(async () => (await states()).some(([state]) => state === 'exited'), act),
    /** Only the old replicas are there, and they never stopped. */
    async expectAsBefore(): Promise<void> {
      expect(ids()).toEqual(before);
      expect(await states()).toEqual(before.map(() => ['running', 'healthy', '0']));
    },
    async expectNew(count: number): Promise<void> {
      expect(ids()).toHaveLength(count);
      expect(ids().filter((id) => before.includes(id))).toEqual([]);
      expect(await states()).toEqual(ids().map(() => ['running', 'healthy', '0']));
    },
    async expectEnd({ done }: Typed, code: number, ...words: string[]): Promise<void> {
      const ended = await done;
      for (const word of words) expect(ended.output).toContain(word);
      expect(ended.code, ended.output).toBe(code);
    },
  };
}
