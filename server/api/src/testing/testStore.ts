import { createStore, type Store } from '../store/store';
import { createTestDatabase, isAvailable, STORE_KINDS, type StoreKind, type TestDatabase } from './testDatabase';

/** An empty store for the tests of a file; it ends with them. `reports` contains what it left out. */
export function openTestStore(kind: StoreKind = 'PGlite') {
  const reports: Error[] = [];
  let database: TestDatabase | undefined;
  let store: Store | undefined;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    store = createStore(await database.connect((error) => reports.push(error)), (error) => reports.push(error));
  }, 30_000);
  afterAll(async () => {
    await store?.close();
    await database?.remove();
  });

  function opened(): Store {
    if (store === undefined) throw new Error('The store is there once the tests run');
    return store;
  }
  return Object.assign(opened, { reports });
}

/** The same tests on each kind of store. */
export function onEachStore(define: (kind: StoreKind) => void): void {
  for (const kind of STORE_KINDS) {
    (isAvailable(kind) ? describe : describe.skip)(`on ${kind}`, () => define(kind));
  }
}
