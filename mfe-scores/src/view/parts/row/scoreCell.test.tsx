import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { dayMonth, hourMinute } from 'shared-kernel/rules/formats';
import { aCompetition, aLiveRecord, aMatchRecord, aTeam, KICK_OFF } from 'shared-kernel/testing/builders';
import { openApp } from '../../../testing/openApp';

const extra_data = {
  competition: [aCompetition()],
  country: [],
  team: [aTeam({ id: 101, name: 'Arsenal' }), aTeam({ id: 102, name: 'Chelsea' })],
};

const open = (match: ReturnType<typeof aMatchRecord>) =>
  openApp('/?filter=all', (asked) => ({ data: asked.startsWith('/match') ? [match] : {}, extra_data }));
const row = () => within(screen.getByRole('row', { name: /Arsenal/ }));
const kickOff = `${hourMinute(KICK_OFF)} ${dayMonth(KICK_OFF)}`;

it.each([
  ['before kick-off', aMatchRecord({ id: 1 }), `Xem chi tiết: Arsenal – Chelsea, ${kickOff}`, 'Chưa có tỷ số'],
  ['while it is on', aLiveRecord({ id: 1, home_scores: [2] }), 'Xem chi tiết: Arsenal 2 – 0 Chelsea', 'Tỷ số 2 – 0'],
])('a match opens its detail %s (M17)', async (_, match, name, cell) => {
  const { address } = await open(match);
  expect(row().getByRole('cell', { name: cell })).toBeTruthy();
  const opener = row().getByRole('button', { name });
  await userEvent.click(opener);
  expect(address()).toBe('/?match=1');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Đóng' }));
  expect(document.activeElement).toBe(opener);
});

it.each(['Delayed', 'Cancelled', 'ToBeDetermined'] as const)('one that is %s opens nothing', async (status) => {
  await open(aMatchRecord({ status_id: MatchStatus[status] }));
  expect(row().getByRole('cell', { name: 'Chưa có tỷ số' })).toBeTruthy();
  expect(row().queryByRole('button', { name: /chi tiết/ })).toBeNull();
});
