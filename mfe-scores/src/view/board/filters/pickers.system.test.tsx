import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCompetition, aCountry, aLiveRecord, aTeam } from 'shared-kernel/testing/builders';
import { openApp } from '../../../testing/openApp';

const extra_data = {
  competition: [
    aCompetition({ id: 1, name: 'Serie A', is_hot: false }),
    aCompetition({ id: 2, name: 'V.League 1', is_hot: false }),
    aCompetition({ id: 3, name: 'Cúp Quốc gia', is_hot: false }),
  ],
  country: [aCountry({ id: 1, name: 'Ý' }), aCountry({ id: 2, name: 'Việt Nam' })],
  team: [
    aTeam({ id: 101, name: 'Milan' }),
    aTeam({ id: 102, name: 'Inter' }),
    aTeam({ id: 103, name: 'Hà Nội FC' }),
    aTeam({ id: 104, name: 'Công an Hà Nội' }),
  ],
};
const matches = [
  aLiveRecord({ id: 1, competition_id: 1, country_id: 1 }),
  aLiveRecord({ id: 2, competition_id: 2, country_id: 2, home_team_id: 103, away_team_id: 104 }),
  aLiveRecord({ id: 3, competition_id: 3, country_id: 2, home_team_id: 103 }),
];

async function openPicker(name: string, setting: object = {}) {
  await openApp('/', (asked) => {
    if (asked === '/match/range') return { data: matches, extra_data };
    return { data: asked === '/AppSetting' ? setting : {} };
  });
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByRole('searchbox');
  return dialog;
}

type Picker = Awaited<ReturnType<typeof openPicker>>;

const rows = () => screen.queryAllByRole('button', { name: / gặp / }).length;
const ticks = (dialog: Picker) =>
  dialog
    .getAllByRole('checkbox', { checked: true })
    .map((box) => box.closest('label')?.querySelector('span')?.textContent);
const lines = (dialog: Picker) =>
  dialog.getAllByRole('listitem').map((line) => line.querySelector('label > span')?.textContent);

it.each([
  ['Giải đấu', 'Chỉ giải này: Serie A', 'Serie A'],
  ['Quốc gia', 'Chỉ quốc gia này: Ý', 'Ý'],
])('%s: one line alone is ticked by its button, and counts once confirmed', async (picker, only, name) => {
  const dialog = await openPicker(picker);
  await userEvent.click(dialog.getByRole('button', { name: only }));
  expect(ticks(dialog)).toEqual([name]);
  expect(rows()).toBe(3);
  await userEvent.click(dialog.getByRole('button', { name: 'Xác nhận' }));
  expect(rows()).toBe(1);
});

it('competitions stand in the site’s order', async () => {
  const dialog = await openPicker('Giải đấu');
  expect(lines(dialog)).toEqual(['V.League 1', 'Serie A', 'Cúp Quốc gia']);
});

it('those that the site names itself come first', async () => {
  const dialog = await openPicker('Giải đấu', { competition_order: [3] });
  expect(lines(dialog)).toEqual(['Cúp Quốc gia', 'V.League 1', 'Serie A']);
});

it.each([
  ['ha noi', ['V.League 1 Hà Nội FC, Công an Hà Nội', 'Cúp Quốc gia Hà Nội FC']],
  ['milan', ['Serie A Milan']],
  ['serie', ['Serie A']],
  ['', ['V.League 1', 'Serie A', 'Cúp Quốc gia']],
])('a search for %p finds competitions by name and by their teams', async (typed, found) => {
  const dialog = await openPicker('Giải đấu');
  const search = dialog.getByRole('searchbox', { name: 'Tìm giải đấu hoặc đội bóng' });
  if (typed) await userEvent.type(search, typed);
  expect(lines(dialog)).toEqual(found);
});

it('countries are not found by teams', async () => {
  const dialog = await openPicker('Quốc gia');
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Tìm quốc gia' }), 'milan');
  expect(dialog.getByText('Không có dữ liệu')).toBeTruthy();
});
