import { aLiveRecord, someNews } from 'shared-kernel/testing/builders';
import { createFakeShell } from 'shared-kernel/testing/createFakeShell';
import { createMatchNames } from './createMatchNames';

const match = aLiveRecord();
const answered = (team: unknown, data: unknown = [match]) => ({ data, extra_data: { team, competition: [] } });
const both = [
  { id: 101, name: 'Arsenal' },
  { id: 102, name: 'Chelsea' },
];

/** An answer of `/match`, and the names that can be read from it. */
it.each<[string, unknown, [string | undefined, string | undefined] | undefined]>([
  ['what is no answer', 'xin chào', undefined],
  ['data of null', { data: null }, undefined],
  ['no records', { data: [match] }, [undefined, undefined]],
  ['another match', answered(both, [aLiveRecord({ id: 2 })]), undefined],
  ['the match beside one that cannot be read', answered(both, [null, match]), ['Arsenal', 'Chelsea']],
  ['one team', answered([{ id: 102, name: 'Chelsea' }]), [undefined, 'Chelsea']],
  ['a team that cannot be read', answered([{ id: 101, name: 5 }, both[1]]), [undefined, 'Chelsea']],
  ['a blank name', answered([{ id: 101, name: ' ' }, both[1]]), [undefined, 'Chelsea']],
  ['a name with room around it', answered([{ id: 101, name: ' Arsenal\n' }, both[1]]), ['Arsenal', 'Chelsea']],
])('of %s', async (_, body, expected) => {
  const { shell, store, requests } = createFakeShell(() => body);
  const names = createMatchNames(shell, store);
  await names.find(1);
  const found = names.of(1);
  expect(found && [found.home, found.away]).toEqual(expected);
  await names.find(1);
  // A notice that lacks a name asks again.
  expect(requests).toHaveLength(2);
});

it('a request that fails is shared while it is under way, and forgotten then', async () => {
  const { shell, store } = createFakeShell();
  const get = jest.fn(() => Promise.reject(new Error('away')));
  const names = createMatchNames({ ...shell, http: { get } }, store);
  await Promise.all([names.find(1), names.find(1)]);
  expect(get).toHaveBeenCalledTimes(1);
  await names.find(1);
  expect(get).toHaveBeenCalledTimes(2);
});

it('remembers the newest ten thousand matches that no board has', () => {
  const { shell, store } = createFakeShell();
  const names = createMatchNames(shell, store);
  for (const id of [...Array(10_000).keys(), 0, 10_000])
    names.learnFrom(someNews({ match_id: id, home_team: 'Arsenal' }));
  expect([0, 1, 2, 10_000].map((id) => names.of(id)?.home)).toEqual(['Arsenal', undefined, 'Arsenal', 'Arsenal']);
});
