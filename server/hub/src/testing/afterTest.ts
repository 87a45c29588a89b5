const cleanups: (() => unknown)[] = [];

/** Runs a clean-up at the end of the test, last registered first. */
export function afterTest(cleanup: () => unknown): void {
  cleanups.push(cleanup);
}

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});
