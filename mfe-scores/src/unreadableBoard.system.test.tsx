import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCompetition, aLiveRecord, anUpdate, aTeam, KICK_OFF } from 'shared-kernel/testing/builders';
import { openApp } from './testing/openApp';

const UNREADABLE = 'Đã nhận được dữ liệu nhưng không đọc được';
const EMPTY = 'Không có dữ liệu';

const good = aLiveRecord({ id: 1, home_scores: [1] });
const extra_data = {
  competition: [aCompetition()],
  team: [aTeam({ id: 101 }), aTeam({ id: 102, name: 'Chelsea' })],
};

/** A page whose server answers with these matches, which a test may change. */
async function openPage(data: unknown, path = '/?filter=all', records: unknown = extra_data) {
  const server = { data };
  const page = await openApp(path, (asked) =>
    asked.startsWith('/match') ? JSON.parse(JSON.stringify({ data: server.data, extra_data: records })) : { data: {} },
  );
  return { ...page, server };
}

const row = () => screen.findByRole('row', { name: /Arsenal.*Chelsea/ });
const retry = () => screen.findByRole('button', { name: 'Thử lại' });

describe('a board of which every match was refused', () => {
  it.each([
    ['unknown statuses', [{ ...good, status_id: 14 }]],
    ['an object where the list was', { 0: good }],
  ])('for %s says that data came and could not be read, never that there is none', async (_, data) => {
    const { reports, server } = await openPage(data);
    expect(await screen.findByText(UNREADABLE)).toBeTruthy();
    expect(screen.queryByText(EMPTY)).toBeNull();
    expect(reports[0]?.message).toMatch(/^At data/);
    server.data = [good];
    await userEvent.click(await retry());
    expect(await row()).toBeTruthy();
    expect(screen.queryByText(UNREADABLE)).toBeNull();
  });

  it('keeps the rows that stand, and says how old they are', async () => {
    const { server, connection$ } = await openPage([good]);
    await row();
    server.data = [{ ...good, status_id: 'live', version: 2 }];
    act(() => connection$.next({ kind: 'reconnecting', since: KICK_OFF }));
    act(() => connection$.next({ kind: 'connected', since: KICK_OFF }));
    expect(await screen.findByText(/^Dữ liệu lúc/)).toBeTruthy();
    expect(await row()).toBeTruthy();
  });

  it('differs from an empty one', async () => {
    await openPage([]);
    expect(await screen.findByText(EMPTY)).toBeTruthy();
    expect(screen.queryByText(UNREADABLE)).toBeNull();
  });
});

it('a detail whose match was refused says so', async () => {
  await openPage([{ ...good, id: 'm-Alpha', home_scores: ['x'] }], '/?match=m-Alpha');
  const dialog = within(await screen.findByRole('dialog', { name: 'Chi tiết trận đấu' }));
  expect(await dialog.findByText(UNREADABLE)).toBeTruthy();
});

it.each([
  ...['m-Alpha', 'a b', 'x/y?z#%', '0', `"'>`, '__proto__', 'constructor', 'm⚽', '9007199254740993', 'x'.repeat(300)],
])('a match named %s opens, is followed and changes', async (id) => {
  const { pushed$, favouriteIds$ } = await openPage([{ ...good, id }]);
  await userEvent.click(within(await row()).getByRole('button', { name: /^Theo dõi/ }));
  expect([...favouriteIds$.value]).toEqual([id]);
  await userEvent.click(within(await row()).getByRole('button', { name: /chi tiết/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Chi tiết trận đấu' }));
  expect(await dialog.findByText('1 – 0', { selector: 'strong' })).toBeTruthy();
  act(() => pushed$.next(anUpdate({ match_id: id, score: [id, 2, [2], [0], KICK_OFF] })));
  expect(await dialog.findByText('2 – 0', { selector: 'strong' })).toBeTruthy();
});

it('a match whose competition cannot be read stands under other competitions, and can be picked', async () => {
  await openPage([{ ...good, competition_id: {} }]);
  await row();
  await userEvent.click(screen.getByRole('button', { name: 'Theo giải' }));
  expect(await screen.findByRole('button', { name: 'Thu gọn Giải khác' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Giải đấu/ }));
  expect(await screen.findByRole('checkbox', { name: /^Giải khác\s*1/ })).toBeTruthy();
});

it('a match whose teams the answer lacks, and whose odds are markup, is rendered without names and prices', async () => {
  await openPage([{ ...good, odds: '<b>!<i>!x!y;;' }], '/?filter=all', {
    competition: [{ id: 'toString' }],
    team: null,
  });
  expect(await screen.findByRole('row', { name: /Chưa xác định đội.*Chưa xác định đội/ })).toBeTruthy();
  expect(document.querySelector('[data-match] b b, [data-match] i i')).toBeNull();
});
