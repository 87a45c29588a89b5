import type { Connection } from '../store/connection';
import { createStore, type Store } from '../store/store';
import { createTestDatabase, isAvailable, STORE_KINDS, type StoreKind, type TestDatabase } from './testDatabase';

/** An empty store for the tests of a file; it ends with them. `reports` contains what it left out, `db` bypasses it. */
export function openTestStore(kind: StoreKind = 'PGlite') {
  const reports: Error[] = [];
  let database: TestDatabase | undefined;
  let connection: Connection | undefined;
  let store: Store | undefined;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    connection = await database.connect((error) => reports.push(error));
    store = createStore(connection, (error) => reports.push(error));
  });
  afterAll(async () => {
    await store?.close();
    await database?.remove();
  });

  const there = <T>(opened: T | undefined): T => {
    if (opened === undefined) throw new Error('The store is there once the tests run');
    return opened;
  };
  return Object.assign(() => there(store), { reports, db: () => there(connection).db });
}

export type TestStore = ReturnType<typeof openTestStore>;

/** The same tests on each kind of store. */
export function onEachStore(define: (kind: StoreKind) => void, kinds: readonly StoreKind[] = STORE_KINDS): void {
  for (const kind of kinds) {
    (isAvailable(kind) ? describe : describe.skip)(`on ${kind}`, () => define(kind));
  }
}

/** Tests of what asks a store through its functions alone, which have tests on each kind: those run on each in ring 3. */
export function onAnyStore(define: (kind: StoreKind) => void): void {
  onEachStore(define, process.env.TEST_RING === 'long' ? STORE_KINDS : ['PGlite']);
}
