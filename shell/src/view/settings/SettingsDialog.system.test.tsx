import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from 'shared-kernel/texts/startTexts';
import { createTestServices, renderIn } from '../../testing/testServices';
import { SettingsDialog } from './SettingsDialog';

beforeAll(startTexts);
beforeEach(() => window.localStorage.clear());

let stop = () => {};
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

/** The dialog with app services whose deferred stores are loaded, of a site with these settings. */
async function openSettings(data: object = {}) {
  const fetch = jest.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ data }));
  const it = createTestServices();
  stop = it.services.open();
  it.services.shell.contentDrawn();
  await waitFor(() => expect(it.services.deferred.stores$.value).toBeDefined());
  const onClose = jest.fn();
  renderIn(it, <SettingsDialog onClose={onClose} />);
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  await act(async () => {});
  return { settings$: it.services.settings.settings$, sounds: it.services.deferred.stores$.value?.sounds, onClose };
}

const group = (name: string) => within(screen.getByRole('group', { name }));

it('shows the settings as the specification gives them at first', async () => {
  await openSettings();
  const checked = screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked);
  expect(checked.map(({ labels }) => labels?.[0]?.textContent)).toEqual(['Theo thiết bị', 'Mọi trận đấu', '1', '2']);
  expect(screen.getAllByRole('switch', { checked: true })).toHaveLength(6);
});

it.each([
  ['Nhận thông báo về', 'radio', 'Trận đang theo dõi', { notification: 'favorite' }],
  ['Khi đội nhà ghi bàn', 'radio', 'Âm thanh 3', { home_team_sound: 3 }],
  ['Khi đội khách ghi bàn', 'radio', 'Âm thanh 1', { away_team_sound: 1 }],
  ['Nhận thông báo về', 'radio', 'Trận hot', { notification: 'hot' }],
  ['Hiện thông báo trên trang', 'switch', 'Bàn thắng', { goal_show_toast: false }],
  ['Hiện thông báo trên trang', 'switch', 'Thẻ đỏ', { red_card_show_toast: false }],
  ['Âm thanh', 'switch', 'Thẻ đỏ', { red_card_enable_sound: false }],
  ['Bảng tỷ số', 'switch', 'Ẩn tỷ số', { hide_scores: true }],
  ['Bảng tỷ số', 'switch', 'Hiện thứ hạng đội', { show_team_position: false }],
  ['Bảng tỷ số', 'switch', 'Hiện phạt góc trên điện thoại', { show_corners: true }],
])('%s: the %s "%s" holds at once', async (place, role, name, changed) => {
  const { settings$ } = await openSettings();
  const before = settings$.value;
  await userEvent.click(group(place).getByRole(role, { name }));
  expect(settings$.value).toEqual({ ...before, ...changed });
});

it('has the scores first, then prices, notices and sounds', async () => {
  await openSettings({ price_format: { sent: 'hong_kong', shown: 'malay' } });
  await screen.findByRole('group', { name: 'Tỷ lệ kèo chấp, tài xỉu' });
  const groups = screen.getAllByRole('group').map((one) => one.querySelector('legend')?.textContent);
  expect(groups).toEqual([
    'Giao diện',
    'Bảng tỷ số',
    'Tỷ lệ kèo chấp, tài xỉu',
    'Nhận thông báo về',
    'Hiện thông báo trên trang',
    'Âm thanh',
    'Khi đội nhà ghi bàn',
    'Khi đội khách ghi bàn',
  ]);
  expect(screen.getAllByRole('switch')[0]).toBe(screen.getByRole('switch', { name: 'Ẩn tỷ số' }));
});

it('plays a sound with each press, also of the one that is chosen', async () => {
  const { sounds, settings$ } = await openSettings();
  const play = jest.spyOn(sounds ?? { play: async () => {} }, 'play').mockResolvedValue();
  const away = group('Khi đội khách ghi bàn');
  await userEvent.click(away.getByRole('radio', { name: 'Âm thanh 3' }));
  await userEvent.click(away.getByText('3'));
  expect(play.mock.calls).toEqual([[3], [3]]);
  expect(settings$.value.away_team_sound).toBe(3);
});

it('a default that is pressed is a choice', async () => {
  await openSettings();
  const stored = () => JSON.parse(window.localStorage.getItem('tyso.settings') ?? '{}').value?.notification;
  expect(stored()).toBeUndefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Mọi trận đấu' }));
  expect(stored()).toBe('all');
});

it('offers no goal sound while goals are silent', async () => {
  await openSettings();
  await userEvent.click(group('Âm thanh').getByRole('switch', { name: 'Bàn thắng' }));
  expect(
    screen.getAllByRole<HTMLInputElement>('radio', { name: /Âm thanh/ }).every((radio) => radio.matches(':disabled')),
  ).toBe(true);
});

it('says that the browser blocks sounds, for as long as it does', async () => {
  const { sounds } = await openSettings();
  act(() => sounds?.isBlocked$.next(true));
  expect(screen.getByText(/Trình duyệt đang chặn âm thanh/)).toBeTruthy();
  act(() => sounds?.isBlocked$.next(false));
  expect(screen.queryByText(/Trình duyệt đang chặn âm thanh/)).toBeNull();
});

describe('the form of prices (M22)', () => {
  const offered = () => screen.queryByRole('group', { name: 'Tỷ lệ kèo chấp, tài xỉu' });
  const checked = () =>
    within(offered() as HTMLElement)
      .getAllByRole<HTMLInputElement>('radio')
      .flatMap((radio) => (radio.checked ? radio.labels?.[0]?.textContent : []));

  it('can be chosen where the site says which one its server sends', async () => {
    const { settings$ } = await openSettings({ price_format: { sent: 'hong_kong', shown: 'malay' } });
    await waitFor(() => expect(offered()).toBeTruthy());
    expect(checked()).toEqual(['Malay']);
    for (const [name, price_format] of [
      ['Indo', 'indonesian'],
      ['Thập phân (Châu Âu)', 'decimal'],
      ['Hong Kong', 'hong_kong'],
      ['Nguyên gốc', 'as_sent'],
      ['Malay', 'malay'],
    ] as const) {
      await userEvent.click(screen.getByRole('radio', { name }));
      expect([settings$.value.price_format, checked()]).toEqual([price_format, [name]]);
    }
  });

  it('is no question where the site does not say', async () => {
    await openSettings({ betting_adverts: true });
    expect(offered()).toBeNull();
  });
});
