import { createFakeVendor } from '../testing/fakeVendor';
import { aListed, aVendorState, NOW } from '../testing/samples';
import { dataTasks } from './dataTasks';
import { deletions, diary, recentChanges } from './matchTasks';

it('asks for countries and competitions before the first day', () => {
  const { api } = createFakeVendor(() => []);
  const tasks = dataTasks(api, aVendorState().vendorState, {
    changed: { seasons: new Set(), lineups: new Set() },
    known: undefined,
  });
  expect(tasks.slice(0, 3).map(({ endpoint }) => endpoint)).toEqual([
    'country/list',
    'competition/additional/list',
    'match/diary',
  ]);
  expect(new Set(tasks.map(({ name }) => name)).size).toBe(tasks.length);
});

it('asks on from the last match while pages are full, counting those that cannot be read', async () => {
  const full = Array.from({ length: 1000 }, (_, index) => (index < 10 ? aListed({ updated_at: NOW + 5 }) : { odd: 1 }));
  const pages = [full, []];
  const { api, asked } = createFakeVendor(() => pages.shift());
  const task = recentChanges(api, aVendorState().vendorState);
  expect(await task.ask(NOW)).toBe(true);
  expect(await task.ask(NOW + 1)).toBe(false);
  await task.ask(NOW + 60).catch(() => {});
  expect(asked.map(({ params }) => params.time)).toEqual([NOW - 600, NOW - 119, NOW - 119]);
});

it('looks in the store once for a match that was deleted while nobody followed', async () => {
  const { vendorState, published, numberOf } = aVendorState();
  const { api } = createFakeVendor(() => ({ match: ['gone'] }));
  let looks = 0;
  const known = async () => {
    looks += 1;
    const id = numberOf('match', 'gone') ?? 0;
    return [{ id, match_time: NOW, competition_id: 1, home_team_id: 2, away_team_id: 3 }];
  };
  const task = deletions(api, vendorState, known);
  await task.ask(NOW);
  await task.ask(NOW + 120);
  expect(looks).toBe(1);
  expect(published().matches).toMatchObject([{ status_id: 0 }]);
});

it('takes a change that `data/update` lists for two minutes for one', async () => {
  const changed = { seasons: new Set<string>(), lineups: new Set<string>() };
  let update_time = 1;
  const { api } = createFakeVendor(() => ({
    3: [{ season_id: 's1', update_time }, { season_id: 7 }],
    1: [{ match_id: 'm1', update_time: 1 }, null],
  }));
  const tasks = dataTasks(api, aVendorState().vendorState, { changed, known: undefined });
  const updates = tasks.find(({ endpoint }) => endpoint === 'data/update');
  const seen: string[][] = [];
  for (const at of [1, 1, 2]) {
    update_time = at;
    await updates?.ask(NOW);
    seen.push([...changed.seasons, ...changed.lineups]);
    changed.seasons.clear();
    changed.lineups.clear();
  }
  expect(seen).toEqual([['s1', 'm1'], [], ['s1']]);
});

it.each<[string, unknown, string | undefined]>([
  ['a list', [{ id: 'v1', name: 'Hàng Đẫy' }, { id: 7 }], 'Hàng Đẫy'],
  ['an object of them', { 0: { id: 'v1', name: 'Hàng Đẫy' } }, 'Hàng Đẫy'],
  ['an empty text', '', undefined],
  ['names by id', { v1: 'Hàng Đẫy' }, undefined],
  ['nothing', null, undefined],
])('reads grounds that come as %s, and its matches in any case', async (_, venue, name) => {
  const { vendorState, published } = aVendorState();
  const { api } = createFakeVendor(() => [aListed({ venue_id: 'v1' })], { venue });
  await diary(api, vendorState, 0).ask(NOW);
  expect(published()).toMatchObject({
    matches: [{}],
    info: [name === undefined ? { venue: undefined } : { venue: { name } }],
  });
});
