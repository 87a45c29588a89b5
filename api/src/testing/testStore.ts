import { openPGlite } from '../store/connection';
import { createStore, type Store } from '../store/store';

/** A store in memory for the tests of a file; it ends with them. */
export function useTestStore(): () => Store {
  let store: Store | undefined;
  beforeAll(async () => {
    store = await createStore(await openPGlite('memory://'), (error) => {
      throw error;
    });
  }, 30_000);
  afterAll(() => store?.close());
  return () => {
    if (store === undefined) throw new Error('The store is there once the tests run');
    return store;
  };
}
