import { test } from '@playwright/test';
import { type Machine, startMachines } from '../product/startMachines';

/** A product for the tests of a file, in front of an `api` whose own port they can ask. */
export function openFedProduct() {
  let site: Awaited<ReturnType<typeof startMachines>> | undefined;
  test.beforeAll(async () => {
    site = await startMachines(1, 20);
  });
  test.afterAll(() => site?.stop());
  const there = () => {
    if (!site) throw new Error('The product is there once the tests run');
    return site;
  };
  return {
    product(): Machine {
      const [machine] = there().machines;
      if (!machine) throw new Error('Expected a machine');
      return machine;
    },
    apiOrigin: async (): Promise<string> => there().api.origin(),
    /** Where commands find `api`. */
    api: () => there().api,
  };
}
