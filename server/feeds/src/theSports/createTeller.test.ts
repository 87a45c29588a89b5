import { createFakeStore } from '../testing/createFakeStore';
import { createTeller } from './createTeller';
import { aBook, aListed, COMPETITION, NOW } from './testing/samples';

function telling() {
  const { book } = aBook();
  const store = createFakeStore();
  return { book, store, teller: createTeller(book, store.emit) };
}

it('opens the site with its first batch, even an empty one, and tells no other empty ones', async () => {
  const { book, store, teller } = telling();
  await teller.tell();
  await teller.tell();
  expect(store.batches).toEqual([{}]);
  book.keepListed([aListed({ home_team_id: 'nobody' })], NOW);
  await teller.tell();
  expect(store.batches).toHaveLength(1);
});

it('tells a new name alone', async () => {
  const { book, store, teller } = telling();
  book.keepListed([aListed()], NOW);
  await teller.tell();
  book.keepNames([], [{ ...COMPETITION, name: 'The Cup' }]);
  await teller.tell();
  expect(store.batches.at(-1)).toMatchObject({ competitions: [{ name: 'The Cup' }], matches: [] });
});

it('tells what the store refused once more', async () => {
  const { book, store, teller } = telling();
  book.keepListed([aListed()], NOW);
  store.refuse(1);
  await expect(teller.tell()).rejects.toThrow('the store is away');
  await teller.tell();
  expect(store.matches.size).toBe(1);
});

it('makes one batch of all that changes while another is being stored', async () => {
  const { book, store, teller } = telling();
  book.keepListed([aListed()], NOW);
  const first = teller.tell();
  book.keepListed([aListed({ id: 'm2' })], NOW);
  const second = teller.tell();
  book.keepListed([aListed({ id: 'm3' })], NOW);
  await Promise.all([first, second, teller.tell()]);
  expect(store.batches.map(({ matches }) => matches?.length)).toEqual([1, 2]);
});
