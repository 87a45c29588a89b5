import { expect } from '@playwright/test';
import { test } from '../browser/test';
import { missingBalancer } from './balancer';
import { missingDatabase } from './database';
import { keepProbing } from './probes';
import { enterWorkplace, type Typed, type Workplace } from './workplace';

const missing = missingDatabase ?? missingBalancer;

/** For a file of tests of `deploy/replace`: a workplace with two running replicas. Each test fails when its visitors were refused something. */
export function onRunningReplicas() {
  // biome-ignore lint/suspicious/noSkippedTests: the skipped test is the message.
  test.skip(missing !== undefined, missing);

  let entered: Workplace | undefined;
  let probes: ReturnType<typeof keepProbing>[] = [];
  let before: string[] = [];

  test.beforeAll(async () => {
    entered = await enterWorkplace();
    await entered.type('cp .env.example .env');
    await setting('SIGNATURE_SECRETS', 'a-secret-of-this-test');
    await entered.type('docker compose up --build --detach');
  });
  test.afterAll(() => entered?.leave());

  test.beforeEach(() => {
    place().refuse(undefined);
    noteReplicas();
    probes = ['/embed/bang-xep-hang', '/ready'].map((path) => keepProbing(new URL(path, place().cluster().url).href));
  });
  test.afterEach(async () => {
    for (const failed of await refusals()) expect(failed, 'what visitors were refused').toEqual([]);
  });

  function place(): Workplace {
    if (entered) return entered;
    throw new Error('The workplace is there once the tests run');
  }
  /** What each kind of visitor was refused; none asks from now on. */
  const refusals = () => Promise.all(probes.splice(0).map(async (probe) => (await probe.stop()).failed));
  const setting = (name: string, value: string) => place().type(`sed -i "s|^${name}=.*|${name}=${value}|" .env`);
  const ids = () => place().containers().ids();
  const stateOf = async (id: string) => (await place().containers().state(id)).split(' ').slice(1);
  const states = () => Promise.all(ids().map(stateOf));
  const added = () => ids().filter((id) => !before.includes(id));
  const healthOf = async (some: readonly string[]) =>
    (await Promise.all(some.map(stateOf))).map(([, health]) => health);
  const untilHealth = (some: () => readonly string[], health: string) =>
    expect.poll(() => healthOf(some()), { timeout: 60_000 }).toEqual([health, health]);
  /** From now on those that are there are the former ones. */
  function noteReplicas(): void {
    before = ids();
  }

  return {
    ...{ place, setting, refusals, ids, states, added, untilHealth, noteReplicas },
    former: (): readonly string[] => before,
    replace: (what = 'api') => place().begin('deploy/replace', what),
    replica: (id = '') => place().containers().replica(id),
    untilNewAreHealthy: () => untilHealth(added, 'healthy'),
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
