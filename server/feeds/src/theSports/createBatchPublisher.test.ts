import { createFakeStore } from '../testing/createFakeStore';
import { createBatchPublisher } from './createBatchPublisher';
import { aListed, aVendorState, COMPETITION, NOW } from './testing/samples';

function publishing() {
  const { vendorState } = aVendorState();
  const store = createFakeStore();
  return { vendorState, store, publisher: createBatchPublisher(vendorState, store.emit) };
}

it('opens the site with its first batch, even an empty one, and emits no other empty ones', async () => {
  const { vendorState, store, publisher } = publishing();
  await publisher.publish();
  await publisher.publish();
  expect(store.batches).toEqual([{}]);
  vendorState.keepListed([aListed({ home_team_id: 'nobody' })], NOW);
  await publisher.publish();
  expect(store.batches).toHaveLength(1);
});

it('publishes a new name alone', async () => {
  const { vendorState, store, publisher } = publishing();
  vendorState.keepListed([aListed()], NOW);
  await publisher.publish();
  vendorState.keepNames([], [{ ...COMPETITION, name: 'The Cup' }]);
  await publisher.publish();
  expect(store.batches.at(-1)).toMatchObject({ competitions: [{ name: 'The Cup' }], matches: [] });
});

it('publishes again what the store refused', async () => {
  const { vendorState, store, publisher } = publishing();
  vendorState.keepListed([aListed()], NOW);
  store.refuse(1);
  await expect(publisher.publish()).rejects.toThrow('the store is away');
  await publisher.publish();
  expect(store.matches.size).toBe(1);
});

it('makes one batch of all that changes while another is being stored', async () => {
  const { vendorState, store, publisher } = publishing();
  vendorState.keepListed([aListed()], NOW);
  const first = publisher.publish();
  vendorState.keepListed([aListed({ id: 'm2' })], NOW);
  const second = publisher.publish();
  vendorState.keepListed([aListed({ id: 'm3' })], NOW);
  await Promise.all([first, second, publisher.publish()]);
  expect(store.batches.map(({ matches }) => matches?.length)).toEqual([1, 2]);
});
