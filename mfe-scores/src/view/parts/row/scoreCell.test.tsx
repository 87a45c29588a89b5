import { fireEvent, screen, within } from '@testing-library/react';
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

it.each(['Delayed', 'Cancelled', 'ToBeDetermined'] as const)('one that is %s leads to its page', async (status) => {
  const { address } = await open(aMatchRecord({ id: 1, status_id: MatchStatus[status] }));
  expect(row().getByRole('cell', { name: 'Chưa có tỷ số' })).toBeTruthy();
  expect(row().queryByRole('button', { name: /chi tiết/ })).toBeNull();
  await userEvent.click(row().getByRole('link', { name: 'Mở trang trận: Arsenal – Chelsea' }));
  expect(address()).toMatch('/tran-dau/1');
});

it('text of a row opens its match, in another tab with the middle button, and a name its team', async () => {
  const { address } = await open(aLiveRecord({ id: 1, home_scores: [2] }));
  const league = row().getByText('NHA');
  const asked: boolean[] = [];
  const over = new AbortController();
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented) return;
    asked.push(event.ctrlKey && event.metaKey);
    event.preventDefault();
  };
  document.addEventListener('click', onClick, over);
  fireEvent(league, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect([asked, address()]).toEqual([[true], '/']);
  over.abort();
  fireEvent.click(league);
  expect(address()).toBe('/?match=1');
  await userEvent.setup({ pointerEventsCheck: 0 }).click(row().getByRole('link', { name: 'Chelsea' }));
  expect(address()).toMatch('/doi-bong/102');
});

it('text that is being selected opens nothing', async () => {
  const { address } = await open(aLiveRecord({ id: 1 }));
  jest.spyOn(window, 'getSelection').mockReturnValue({ isCollapsed: false } as Selection);
  fireEvent.click(row().getByText('NHA'));
  expect(address()).toBe('/');
});
