import { openPGlite } from '../store/openPGlite';
import { createStore, type Store } from '../store/store';

/** A store in memory for the tests of a file; it ends with them. `reports` holds what it left out. */
export function openTestStore() {
  const reports: Error[] = [];
  let store: Store | undefined;
  beforeAll(async () => {
    store = await createStore(await openPGlite('memory://'), (error) => reports.push(error));
  }, 30_000);
  afterAll(() => store?.close());

  function opened(): Store {
    if (store === undefined) throw new Error('The store is there once the tests run');
    return store;
  }
  return Object.assign(opened, { reports });
}
