import { expect, test } from '@playwright/test';
import { enterWorkplace, type Typed, type Workplace } from './workplace';

/** Commands that take servers away. */
const TAKES_AWAY = /^(?:stop|rm) /;

/**
 * For a file of tests of `deploy/replace`: a workplace with two containers of each service. Each test fails when a command
 * left no server of `api` that is healthy.
 */
export function onFakeDocker() {
  // biome-ignore lint/suspicious/noSkippedTests: the skipped test is the message.
  test.skip(process.platform !== 'linux', 'left out, the command is for Linux');

  let entered: Workplace | undefined;
  let before: string[] = [];
  let alone: string[] = [];

  test.beforeAll(async () => {
    entered = await enterWorkplace();
    entered.onDone((command) => {
      if (TAKES_AWAY.test(command) && !ids().some(docker().isServing)) alone.push(command);
    });
  });
  test.afterAll(() => entered?.leave());

  test.beforeEach(() => {
    place().refuse(undefined);
    place().refusedSettings.clear();
    docker().sick.clear();
    noteReplicas();
    alone = [];
  });
  test.afterEach(() => expect(alone, 'what left nobody to serve').toEqual([]));

  function place(): Workplace {
    if (entered) return entered;
    throw new Error('The workplace is there once the tests run');
  }
  const docker = () => place().docker;
  const ids = () => docker().ids();
  const states = () => ids().map((id) => docker().state(id).split(' ').slice(1));
  const added = () => ids().filter((id) => !before.includes(id));
  const areAll = (some: readonly string[], health: string) =>
    some.map((id) => docker().state(id).split(' ')).every(([, , is]) => is === health);
  /** The next time that Docker is asked how its containers are, and this is true, the answer waits for `act`. */
  const once = (isTrue: () => boolean, act: () => unknown) =>
    place().before(/^inspect/, () => (isTrue() ? act() : false));
  /** From now on those that are there are the former ones. */
  function noteReplicas(): void {
    before = ids();
  }

  return {
    place,
    docker,
    ids,
    states,
    added,
    areAll,
    once,
    noteReplicas,
    former: (): readonly string[] => before,
    replace: (what = 'api') => place().begin('deploy/replace', what),
    onceNewAreMade: (act: () => unknown) => once(() => added().length > 0, act),
    onceNewAreHealthy: (act: () => unknown) => once(() => added().length > 0 && added().every(docker().isServing), act),
    onceOldHaveLeft: (act: () => unknown) => once(() => states().some(([state]) => state === 'exited'), act),
    /** Only the old replicas are there, and they never stopped. */
    expectAsBefore(): void {
      expect(ids()).toEqual(before);
      expect(states()).toEqual(before.map(() => ['running', 'healthy', '0']));
    },
    expectNew(count: number): void {
      expect(ids()).toHaveLength(count);
      expect(ids().filter((id) => before.includes(id))).toEqual([]);
      expect(states()).toEqual(ids().map(() => ['running', 'healthy', '0']));
    },
    async expectEnd({ done }: Typed, code: number, ...words: string[]): Promise<void> {
      const ended = await done;
      for (const word of words) expect(ended.output).toContain(word);
      expect(ended.code, ended.output).toBe(code);
    },
  };
}
