import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MatchRecord } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { dayAlone } from 'shared-kernel/rules/dayAlone';
import { addDays, localDay } from 'shared-kernel/rules/localDay';
import { aCompetition, aMatchRecord, anUpdate, aTeam, KICK_OFF } from 'shared-kernel/testing/builders';
import { openInShell } from 'shared-kernel/testing/openInShell';
import App from '../../../App';
import { openApp } from '../../../testing/openApp';
import { aPastMatch } from '../../../testing/pastMatches';

const { Ended, NotStarted, FirstHalf, Delayed, Cancelled } = MatchStatus;

const TODAY = localDay(KICK_OFF);
const dayOf = (offset: number) => addDays(TODAY, offset);
const dateOf = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`;

beforeEach(() => {
  // jsdom's substitute is a phone; strips are tested on a wide window.
  const { matchMedia } = window;
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => Object.assign(matchMedia(media), { matches: false }));
});
afterEach(() => jest.restoreAllMocks());

async function open(path: string, matches: MatchRecord[]) {
  const server = { matches };
  const fake = await openApp(path, (asked) => {
    const team = [aTeam({ id: 101, name: 'Arsenal' }), aTeam({ id: 102, name: 'Chelsea' })];
    return asked === '/match/range'
      ? { data: server.matches, extra_data: { team, competition: [aCompetition()] } }
      : { data: {} };
  });
  return { ...fake, server };
}

const strip = () => within(screen.getByRole('navigation', { name: 'Chọn ngày' }));
const chosen = () => strip().getByRole('link', { current: 'date' });
const rows = () => screen.queryAllByRole('row', { name: /Arsenal/ });
/** The newest question for matches. */
const queryOf = (requests: readonly string[]) =>
  new URLSearchParams(requests.findLast((asked) => asked.startsWith('/match/range'))?.split('?')[1]);

it('the filter of an address is for that page alone, the visitor’s own for the next, too', async () => {
  openInShell((shell) => <App shell={shell} />, {
    at: '/ket-qua-bong-da?filter=hot',
    menu: { 'Lịch thi đấu': '/lich-thi-dau', 'Kết quả': '/ket-qua-bong-da' },
    answer: () => ({ data: [], extra_data: {} }),
  });
  const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent;
  const goTo = async (page: string, heading: RegExp) => {
    await userEvent.click(screen.getByRole('link', { name: page }));
    await screen.findByRole('heading', { level: 1, name: heading });
  };
  await screen.findByRole('tab', { name: /Hot/, selected: true });
  await goTo('Lịch thi đấu', /Lịch thi đấu/);
  expect(chosenTab()).toMatch(/Tất cả/);
  await userEvent.click(screen.getByRole('tab', { name: /Theo dõi/ }));
  await goTo('Kết quả', /Kết quả/);
  expect(chosenTab()).toMatch(/Theo dõi/);
});

describe('results', () => {
  const ended = aMatchRecord({ id: 1, status_id: Ended, home_scores: [2], match_time: KICK_OFF });

  it('asks for what ended on the day and the night after it', async () => {
    const { requests } = await open('/ket-qua-bong-da', [ended]);
    const query = queryOf(requests);
    expect(query.getAll('StatusId')).toEqual(['8']);
    const [from, to] = [query.get('FromDate'), query.get('ToDate')].map((iso) => new Date(iso ?? ''));
    expect([from?.getHours(), to?.getHours()]).toEqual([0, 12]);
    expect(localDay(Number(from) / 1000)).toBe(TODAY);
    expect(localDay(Number(to) / 1000)).toBe(dayOf(1));
  });

  it('shows its heading (S18) and fifteen days, today last and chosen, and rows under their local date', async () => {
    await open('/ket-qua-bong-da', [ended]);
    expect(screen.getByRole('heading', { name: 'Kết quả bóng đá mới cập nhật', level: 1 })).toBeTruthy();
    const days = strip().getAllByRole('link');
    expect(days).toHaveLength(15);
    expect(days.at(-1)).toBe(chosen());
    expect(chosen().textContent).toBe(`Hôm nay${dateOf(TODAY)}`);
    expect(screen.queryByText(/^Không xem được/)).toBeNull();
    expect(screen.getByRole('row', { name: new RegExp(`${dateOf(TODAY)} 1 trận`) })).toBeTruthy();
    expect(rows()).toHaveLength(1);
  });

  it('keeps the chosen day in the address', async () => {
    const { address, requests } = await open('/ket-qua-bong-da', [ended]);
    const link = strip().getAllByRole('link')[12];
    await userEvent.click(link ?? document.body);
    expect(address()).toBe(`/ket-qua-bong-da?ngay=${dayOf(-2)}`);
    expect(chosen().textContent).toContain(dateOf(dayOf(-2)));
    expect(localDay(Date.parse(queryOf(requests).get('FromDate') ?? '') / 1000)).toBe(dayOf(-2));
  });

  it.each(['2026-02-31', 'hom-qua', dayOf(1), '1872-11-29', 'khac'])(
    'takes %s in the address for no day, and says so',
    async (day) => {
      await open(`/ket-qua-bong-da?ngay=${day}`, [ended]);
      expect(chosen().textContent).toContain('Hôm nay');
      const said = 'Không xem được ngày này. Dưới đây là hôm nay.';
      expect(screen.getByText(said).getAttribute('role')).toBe('status');
      await userEvent.click(strip().getAllByRole('link')[12] ?? document.body);
      expect(screen.queryByText(said)).toBeNull();
    },
  );

  describe('of a day that is no longer on the strip', () => {
    const openPast = (path: string, results: () => unknown) =>
      openApp(path, (asked) => (asked === '/match/results' ? { data: results() } : { data: [] }));
    const { side: _, ...result } = aPastMatch({ match_id: 7, competition: 'AFF Cup' });
    const other = { ...result, match_id: undefined, competition: 'V-League', home_name: 'Hà Nội' };

    it('are the kept ones, by competition, and the ways to the days beside it', async () => {
      const { requests, address, described$ } = await openPast('/ket-qua-bong-da?ngay=2012-05-12', () => [
        result,
        other,
        result,
      ]);
      expect(await screen.findByRole('heading', { name: 'Kết quả Thứ 7 12/05/2012' })).toBeTruthy();
      const query = new URLSearchParams(requests.find((asked) => asked.startsWith('/match/results'))?.split('?')[1]);
      expect(localDay(Date.parse(query.get('FromDate') ?? '') / 1000)).toBe('2012-05-12');
      const parts = screen
        .getAllByRole('heading', { level: 3 })
        .map((one) => [one.textContent, within(one.parentElement ?? document.body).getAllByRole('listitem').length]);
      expect(parts).toEqual([
        ['AFF Cup', 2],
        ['V-League', 1],
      ]);
      expect(screen.getAllByRole('link', { name: /Việt Nam 2–1 Thái Lan/ })).toHaveLength(2);
      expect(strip().queryByRole('link', { current: 'date' })).toBeNull();
      await userEvent.click(screen.getByRole('link', { name: 'Thứ 6 11/05/2012' }));
      expect(address()).toBe('/ket-qua-bong-da?ngay=2012-05-11');
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Kết quả Thứ 6 11/05/2012' }));
      expect(described$.value?.title).toBe('Kết quả bóng đá mới cập nhật, Thứ 6 11/05/2012');
    });

    it('a field leads to any day once it is confirmed, and not while a day is typed', async () => {
      const { address } = await open('/ket-qua-bong-da', []);
      const other = screen.getByText('Ngày khác');
      const field = screen.getByLabelText('Xem kết quả của ngày khác', { selector: 'input' });
      await userEvent.click(other);
      fireEvent.change(field, { target: { value: '2012-05-12' } });
      expect(address()).toBe('/ket-qua-bong-da');
      await userEvent.click(screen.getByRole('button', { name: 'Xem' }));
      expect(address()).toBe('/ket-qua-bong-da?ngay=2012-05-12');
      expect(document.activeElement).toBe(other);
      expect(other.closest('details')?.open).toBe(false);
    });

    it('leave out a match of which another day alone is known', async () => {
      const alone = { ...result, match_time: dayAlone('2012-05-13') };
      await openPast('/ket-qua-bong-da?ngay=2012-05-12', () => [
        alone,
        { ...other, match_time: dayAlone('2012-05-12') },
      ]);
      expect(await screen.findByRole('heading', { name: 'V-League' })).toBeTruthy();
      expect(screen.queryByRole('heading', { name: 'AFF Cup' })).toBeNull();
    });

    it('say that there are none, or that they cannot be had, and are asked for again', async () => {
      let answer: () => unknown = () => {
        throw new Error('down');
      };
      await openPast('/ket-qua-bong-da?ngay=2012-05-12', () => answer());
      answer = () => [];
      await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }));
      expect(await screen.findByText('Không có kết quả nào của ngày này.')).toBeTruthy();
    });

    it('wait for a button for who hides scores (M23)', async () => {
      await openApp(
        '/ket-qua-bong-da?ngay=2012-05-12',
        (asked) => ({ data: asked === '/match/results' ? [result] : [] }),
        { settings: { hide_scores: true } },
      );
      await userEvent.click(await screen.findByRole('button', { name: 'Hiện các trận trước' }));
      expect(screen.getByRole('link', { name: /Việt Nam 2–1 Thái Lan/ })).toBeTruthy();
    });
  });

  it('names a day as it is shown, and its weekday in full', async () => {
    await open('/ket-qua-bong-da', [ended]);
    for (const link of strip().getAllByRole('link')) {
      const [above, date] = [...link.children].map(({ textContent }) => textContent);
      expect(link.getAttribute('aria-label')).toMatch(new RegExp(`^${above} ${date}, (Thứ \\d|Chủ nhật)$`));
    }
  });

  it.each([
    ['the one before it', '', [dayOf(-1)]],
    ['both beside it', dayOf(-3), [dayOf(-4), dayOf(-2)]],
    ['both, one of which is kept without a board', dayOf(-14), [dayOf(-15), dayOf(-13)]],
  ])('an empty day offers %s', async (_, day, offered) => {
    const { address } = await open(`/ket-qua-bong-da?ngay=${day}`, []);
    const links = within(screen.getByRole('tabpanel')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(
      offered.map((one) => expect.stringMatching(dateOf(one))),
    );
    await userEvent.click(links[0] ?? document.body);
    expect(address()).toBe(`/ket-qua-bong-da?ngay=${offered[0]}`);
  });

  it('an empty day before today offers today by its name', async () => {
    const { address } = await open(`/ket-qua-bong-da?ngay=${dayOf(-1)}`, []);
    await userEvent.click(within(screen.getByRole('tabpanel')).getByRole('link', { name: 'Hôm nay' }));
    expect(address()).toBe('/ket-qua-bong-da');
  });

  it('rolls on past midnight', async () => {
    const { second$ } = await open('/ket-qua-bong-da', [ended]);
    await act(async () => second$.next(KICK_OFF + 86_400));
    expect(chosen().textContent).toBe(`Hôm nay${dateOf(dayOf(1))}`);
    expect(strip().getAllByRole('link')[13]?.textContent).toContain(dateOf(TODAY));
  });

  it('goes from day to day by arrow keys', async () => {
    await open('/ket-qua-bong-da', [ended]);
    chosen().focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement?.textContent).toContain(dateOf(dayOf(-2)));
  });

  it('takes in a match that ends while the page is open', async () => {
    const { pushed$, server } = await open('/ket-qua-bong-da', [ended]);
    jest.useFakeTimers();
    server.matches = [ended, aMatchRecord({ ...ended, id: 2 })];
    act(() => pushed$.next(anUpdate({ match_id: 2, match_time: KICK_OFF, score: [2, Ended, [1], [0], 0] })));
    await act(() => jest.advanceTimersByTimeAsync(8_100));
    jest.useRealTimers();
    expect(rows()).toHaveLength(2);
  });

  it('offers all, hot and followed matches, of any order', async () => {
    const { favouriteIds$ } = await open('/ket-qua-bong-da', [ended, aMatchRecord({ ...ended, id: 2, is_hot: true })]);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Tất cả 2',
      'Hot 1',
      'Theo dõi 0',
    ]);
    await userEvent.click(screen.getByRole('tab', { name: /Hot/ }));
    expect(rows()).toHaveLength(1);
    act(() => favouriteIds$.next(new Set([1, 2])));
    await userEvent.click(screen.getByRole('tab', { name: /Theo dõi/ }));
    expect(rows()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Theo giải' }));
    expect(screen.getByRole('row', { name: /Ngoại hạng Anh \d+ trận/ })).toBeTruthy();
  });
});

describe('fixtures', () => {
  it('asks for everything, and renders what may still begin; a match that kicks off leaves', async () => {
    const statuses = [NotStarted, Delayed, Cancelled, Ended, FirstHalf];
    const { requests, pushed$ } = await open(
      '/lich-thi-dau',
      statuses.map((status_id, index) => aMatchRecord({ id: index + 1, status_id })),
    );
    expect(queryOf(requests).getAll('StatusId')).toEqual([]);
    expect(rows()).toHaveLength(2);
    expect(strip().getAllByRole('link')[0]).toBe(chosen());
    expect(screen.getByRole('columnheader', { name: 'Chấp' })).toBeTruthy();
    act(() => pushed$.next(anUpdate({ match_id: 1, score: [1, FirstHalf, [0], [0], KICK_OFF] })));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });
});

describe('odds', () => {
  it('renders by league what can still be bet on, and marks a price that moved', async () => {
    const odds = '0.5!0.95!!0.91;;';
    const { pushed$ } = await open('/ty-le-keo-nha-cai', [
      aMatchRecord({ id: 1, odds }),
      aMatchRecord({ id: 2 }),
      aMatchRecord({ id: 3, odds, status_id: Ended }),
    ]);
    expect(rows()).toHaveLength(1);
    expect(screen.getByRole('row', { name: /Ngoại hạng Anh 1 trận/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Theo giờ' })).toBeNull();
    act(() => pushed$.next(anUpdate({ odds: '0.5!0.99!!0.91;;', score: [1, NotStarted, [0], [0], 0] })));
    expect((await screen.findByText('0.99')).getAttribute('data-move')).toBe('rose');
  });
});
