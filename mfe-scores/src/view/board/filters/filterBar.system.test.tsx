import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aCompetition, aLiveRecord, aMatchRecord, aTeam } from 'shared-kernel/testing/builders';
import { openApp } from '../../../testing/openApp';

afterEach(() => jest.restoreAllMocks());

const extra_data = {
  competition: [aCompetition({ id: 1 }), aCompetition({ id: 2, name: 'V.League 1' })],
  country: [],
  team: [aTeam({ id: 101, name: 'Arsenal' }), aTeam({ id: 102, name: 'Chelsea' }), aTeam({ id: 103, name: 'Hà Nội' })],
};
const arsenal = aLiveRecord({ id: 1, competition_id: 1 });
const hanoi = aLiveRecord({ id: 2, competition_id: 2, home_team_id: 103 });
const ended = aMatchRecord({ id: 3, status_id: MatchStatus.Ended, competition_id: 2 });

async function open(path = '/') {
  const fake = await openApp(path, (asked) => {
    if (asked === '/match/range') return { data: [arsenal, hanoi, ended], extra_data };
    return asked === '/AppSetting' ? { data: { euro_competition_ids: [1] } } : { data: {} };
  });
  await act(async () => {});
  return fake;
}

/** On a window of this width. */
function onWindowOf(width: number) {
  const { matchMedia } = window;
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const most = Number(/max-width: (\d+)em/.exec(media)?.[1] ?? 0) * 16;
    return Object.assign(matchMedia(media), { matches: width <= most });
  });
}

const button = (name: string) => screen.getByRole('button', { name });
const isOn = (name: string) => button(name).getAttribute('aria-pressed');
const rows = () => screen.getAllByRole('row', { name: /Chelsea/ }).length;

describe('on a phone', () => {
  beforeEach(() => onWindowOf(390));

  it('the live page has one row of controls and no tabs; the board is a region of its own', async () => {
    await open();
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.queryByRole('tabpanel')).toBeNull();
    const board = within(screen.getByRole('region', { name: 'Trực tiếp' }));
    expect(board.getByRole('table')).toBeTruthy();
    for (const name of ['Euro', 'Giải đấu', 'Quốc gia', 'Theo giải', 'Kèo']) expect(button(name)).toBeTruthy();
  });

  it('Euro filters, and takes its filter back; another filter of the menu puts it out', async () => {
    const { shell } = await open();
    expect([isOn('Euro'), rows()]).toEqual(['false', 2]);
    await userEvent.click(button('Euro'));
    expect([isOn('Euro'), rows()]).toEqual(['true', 1]);
    await userEvent.click(button('Euro'));
    expect([isOn('Euro'), rows()]).toEqual(['false', 2]);
    await userEvent.click(button('Euro'));
    act(() => shell.showBoardFilter('end'));
    expect(isOn('Euro')).toBe('false');
    await userEvent.click(button('Euro'));
    expect(screen.getByRole('region', { name: 'Euro' })).toBeTruthy();
  });

  it('the order and the odds say whether they are on', async () => {
    await open();
    expect([isOn('Theo giải'), isOn('Kèo')]).toEqual(['false', 'false']);
    await userEvent.click(button('Theo giải'));
    await userEvent.click(button('Kèo'));
    expect([isOn('Theo giải'), isOn('Kèo')]).toEqual(['true', 'true']);
    expect(screen.getByRole('row', { name: /V\.League 1 1 trận/ })).toBeTruthy();
    await userEvent.click(button('Theo giải'));
    expect(screen.getByRole('row', { name: /Trực tiếp 2 trận/ })).toBeTruthy();
  });

  it('a picker’s control counts what is picked', async () => {
    await open();
    await userEvent.click(button('Giải đấu'));
    await userEvent.click(await screen.findByRole('button', { name: 'Chỉ giải này: V.League 1' }));
    await userEvent.click(button('Xác nhận'));
    expect(button('Giải đấu 1')).toBeTruthy();
    expect(rows()).toBe(1);
  });

  it('results keep their tabs', async () => {
    await open('/ket-qua-bong-da');
    expect(screen.getAllByRole('tab')).toHaveLength(3);
    expect(screen.getByRole('tabpanel')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Euro' })).toBeNull();
    expect(button('Theo giải')).toBeTruthy();
  });
});

it('a wider window has all six tabs, and Euro is one of them', async () => {
  onWindowOf(641);
  await open();
  expect(screen.getAllByRole('tab')).toHaveLength(6);
  expect(screen.getByRole('tabpanel', { name: 'Trực tiếp' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Euro' })).toBeNull();
});

describe('live matches alone', () => {
  const toCome = aMatchRecord({ id: 4, competition_id: 1 });
  const openWithNext = (path: string) =>
    openApp(path, (asked) => ({ data: asked === '/match/range' ? [arsenal, hanoi, toCome] : {}, extra_data }));

  it('are what the switch leaves, which is kept; other filters have none', async () => {
    const { shell } = await openWithNext('/');
    expect([isOn('Chỉ đang đá'), rows()]).toEqual(['false', 3]);
    await userEvent.click(button('Chỉ đang đá'));
    expect([isOn('Chỉ đang đá'), rows()]).toEqual(['true', 2]);
    expect(shell.storage.get('live_only', Boolean)).toBe(true);
    act(() => shell.showBoardFilter('all'));
    await waitFor(() => expect(rows()).toBe(3));
    expect(screen.queryByRole('button', { name: 'Chỉ đang đá' })).toBeNull();
  });

  it('may be asked for by an address, which is not kept', async () => {
    const { address, shell } = await openWithNext('/?live=1');
    expect([isOn('Chỉ đang đá'), rows(), address()]).toEqual(['true', 2, '/']);
    expect(shell.storage.get('live_only', Boolean)).toBeUndefined();
  });
});

it('a pinned league comes first, in both orders, and its pin keeps the focus', async () => {
  await open();
  await userEvent.click(button('Theo giải'));
  const leagues = () =>
    within(screen.getByRole('table'))
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
  const [first = '', second = ''] = leagues();
  const pin = () => button(`Ghim giải ${second}`);
  await userEvent.click(pin());
  expect([pin().getAttribute('aria-pressed'), leagues()]).toEqual(['true', [second, first]]);
  expect(document.activeElement).toBe(pin());
  const named = second === 'V.League 1' ? /Hà Nội/ : /Arsenal/;
  await userEvent.click(button('Theo giờ'));
  const rowsInOrder = screen.getAllByRole('row', { name: /Chelsea/ });
  expect(rowsInOrder[0]?.textContent).toMatch(named);
});
