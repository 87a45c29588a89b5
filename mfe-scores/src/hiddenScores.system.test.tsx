import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { IncidentType, Side } from 'shared-kernel/entities/incident';
import type { MatchRecord } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { UserSettings } from 'shared-kernel/entities/userSettings';
import {
  aCompetition,
  aLiveRecord,
  aMatchRecord,
  anIncident,
  anUpdate,
  aTeam,
  KICK_OFF,
} from 'shared-kernel/testing/builders';
import { aCup, aTieMatch } from './testing/aCup';
import { someLineups } from './testing/lineups';
import { openApp } from './testing/openApp';
import { aSeason } from './testing/seasonTables';

const { FirstHalf, SecondHalf, Ended } = MatchStatus;

/** Goals of a match, as all its fields reveal them. */
type Play = { home: number; away: number };

const play = fc.record({ home: fc.integer({ min: 1, max: 9 }), away: fc.nat(9) });

const goals = (count: number, position: Side) =>
  Array.from({ length: count }, (_, index) =>
    anIncident({ position, time: 5 * (index + 1), player_name: `Cầu thủ ${index}`, type: IncidentType.Goal }),
  );

function played({ home, away }: Play, given: Partial<MatchRecord> = {}): MatchRecord {
  return aLiveRecord({
    id: 1,
    status_id: SecondHalf,
    odds: `0!0.${home}5!0!0.9${away};2.5!0.88!2.5!0.98;${home + 1}.10!3.30!3.40`,
    home_scores: [home, home, 0, 1, home + 2],
    away_scores: [away, 0, 0, 0, away + 1],
    incidents: [...goals(home, Side.Home), ...goals(away, Side.Away)],
    stats: [101, 102].map((team_id) => ({
      team_id,
      ball_possession: 50,
      shots_on_target: home + away,
      yellow_cards: 1,
      red_cards: 0,
    })),
    ...given,
  });
}

const extra_data = {
  competition: [aCompetition()],
  country: [],
  team: [aTeam({ id: 101, name: 'Việt Nam' }), aTeam({ id: 102, name: 'Thái Lan' })],
};
/** What a vendor writes of a match, with its score. */
const textOf = ([match]: readonly MatchRecord[]) => ({
  match_id: 1,
  lines: [{ time: '60', lang: 'en', text: `Goal! ${match?.home_scores[0]} - ${match?.away_scores[0]}.` }],
});

const TABLES = aSeason([{ team_id: 101, name: 'Việt Nam', points: 77 }]);

/** A cup in which the match is a second leg, as its play reports it. */
function cupOf([match]: readonly MatchRecord[]) {
  const goals = [match?.home_scores[0] ?? 0, match?.away_scores[0] ?? 0] as const;
  const legs = [
    aTieMatch(102, -7, { goals: [...goals] }),
    aTieMatch(101, 0, { id: 1, goals: [...goals], is_live: true }),
  ];
  const tie = { home: 102, away: 101, matches: legs, aggregate: undefined, winner: undefined };
  return aCup({ groups: [], scorers: [], rounds: [{ round: 'semi_final', ties: [tie] }] });
}

const HIDDEN = { hide_scores: true };

const open = (at: string, matches: readonly MatchRecord[], settings: Partial<UserSettings> = HIDDEN) =>
  openApp(
    at,
    (path) => {
      if (path === '/Standing/Season') return { data: TABLES };
      if (path === '/Standing/Cup') return { data: cupOf(matches) };
      if (path === '/match/info') return { data: { match_id: 1, stage: { round: 'semi_final' } } };
      if (path === '/Standing') return { data: [] };
      if (path === '/match/lineups') return { data: someLineups() };
      if (path === '/match/text') return { data: textOf(matches) };
      return { data: path.startsWith('/match') ? matches : {}, extra_data };
    },
    { settings },
  );

/** All that a page is made of, a line for each element, but for ids that React counts, and the apostrophe that blinks. */
const rendered = () =>
  document.body.innerHTML
    .replaceAll(/[_«]r_?\w+[_»]/g, '')
    .replaceAll(/ style="(opacity: 0;)?"/g, '')
    .replaceAll('><', '>\n<');

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

beforeEach(() => window.sessionStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function htmlOf(at: string, match: MatchRecord): Promise<string> {
  // The page of prices lists no other.
  const others = at.startsWith('/ty-le') ? [aMatchRecord({ id: 9, odds: '0.5!0.95!0.5!0.91;;' })] : [];
  const { container } = await open(at, [match, ...others]);
  await waitFor(() => expect(container.textContent).toContain('Việt Nam'));
  await settled();
  const html = rendered();
  cleanup();
  return html;
}

describe('for who hides scores (M23)', () => {
  it.each([
    '/?filter=all',
    '/ket-qua-bong-da',
    '/ty-le-keo-nha-cai',
    '/?filter=all&match=1',
    '/tran-dau/1/viet-nam-thai-lan',
    '/tran-dau/1/viet-nam-thai-lan?tab=thong-ke',
    '/tran-dau/1/viet-nam-thai-lan?tab=keo',
    '/tran-dau/1/viet-nam-thai-lan?tab=doi-hinh',
    '/doi-bong/101/viet-nam',
    '/giai-dau/1/ngoai-hang-anh',
  ])('%s is rendered alike for all scores of its match', async (at) => {
    const status_id = at.startsWith('/ket-qua') ? Ended : SecondHalf;
    await fc.assert(
      fc.asyncProperty(play, play, async (one, other) => {
        expect(await htmlOf(at, played(one, { status_id }))).toBe(await htmlOf(at, played(other, { status_id })));
      }),
      { numRuns: 4 },
    );
  });

  it('a goal changes nothing on the page, and nothing is announced', async () => {
    const { pushed$ } = await open('/?filter=all', [played({ home: 1, away: 0 })], {
      ...HIDDEN,
      goal_show_toast: false,
    });
    await screen.findByRole('button', { name: 'Hiện tỷ số: Việt Nam – Thái Lan' });
    jest.useFakeTimers();
    const before = rendered();
    act(() => pushed$.next(anUpdate({ score: [1, SecondHalf, [2, 1, 0, 1], [0], KICK_OFF] })));
    await act(() => jest.advanceTimersByTimeAsync(2_500));
    expect(rendered()).toBe(before);
  });

  it.each(['{Enter}', ' '])(
    'a press of %p shows the score of one row, which keeps the focus and follows',
    async (key) => {
      const other = played({ home: 7, away: 7 }, { id: 2 });
      const { pushed$ } = await open('/?filter=all', [played({ home: 4, away: 3 }), other]);
      const buttons = await screen.findAllByRole('button', { name: 'Hiện tỷ số: Việt Nam – Thái Lan' });
      expect(screen.getAllByRole('cell', { name: 'Tỷ số đang ẩn' })).toHaveLength(2);
      const row = buttons[0]?.closest('[data-match="1"]') ?? buttons[1]?.closest('[data-match="1"]');
      const button = within(row as HTMLElement).getByRole('button', { name: /^Hiện tỷ số/ });
      button.focus();
      await userEvent.keyboard(key);
      const score = screen.getByRole('button', { name: 'Xem chi tiết: Việt Nam 4 – 3 Thái Lan' });
      expect(document.activeElement).toBe(score);
      expect(screen.queryByText('7')).toBeNull();
      act(() => pushed$.next(anUpdate({ version: 8, score: [1, SecondHalf, [5, 4], [3], KICK_OFF] })));
      expect(await screen.findByRole('button', { name: 'Xem chi tiết: Việt Nam 5 – 3 Thái Lan' })).toBe(score);
      expect(window.sessionStorage.getItem('tyso.shown_scores')).toBe('[1]');
    },
  );

  it.each(['{Enter}', ' '])('a press of %p on a row opens its detail, which reveals no score either', async (key) => {
    const { address } = await open('/?filter=all', [played({ home: 4, away: 3 })]);
    const row = await screen.findByRole('button', { name: 'Xem chi tiết: Việt Nam – Thái Lan, tỷ số đang ẩn' });
    expect(row.getAttribute('href')).toBe('/tran-dau/1');
    row.focus();
    await userEvent.keyboard(key);
    expect(address()).toBe('/?match=1');
    const detail = within(await screen.findByRole('dialog'));
    expect(await detail.findByRole('button', { name: 'Hiện tỷ số' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/4 ?– ?3|Cầu thủ/);
    await userEvent.click(detail.getByRole('button', { name: 'Đóng' }));
    expect(document.activeElement).toBe(row);
  });

  it('a match that is cancelled after a goal has no detail, as others without a score (M17)', async () => {
    const match = played({ home: 1, away: 0 }, { status_id: MatchStatus.Cancelled });
    await open('/?filter=all', [match]);
    expect(await screen.findByRole('button', { name: 'Hiện tỷ số: Việt Nam – Thái Lan' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Xem chi tiết/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Mở trang trận: Việt Nam – Thái Lan' })).toBeTruthy();
  });

  it('a score that was shown on one page is shown on the others', async () => {
    window.sessionStorage.setItem('tyso.shown_scores', '[1]');
    await open('/tran-dau/1/viet-nam-thai-lan', [played({ home: 4, away: 3 })]);
    expect(screen.getByText('4 – 3', { selector: 'strong' })).toBeTruthy();
    cleanup();
    await open('/doi-bong/101/viet-nam', [played({ home: 4, away: 3 })]);
    expect(screen.getByRole('cell', { name: 'Tỷ số 4 – 3' })).toBeTruthy();
  });

  it.each([
    ['the pill in the head', 'Hiện tỷ số: Việt Nam – Thái Lan'],
    ['the button below', 'Hiện tỷ số'],
  ])('the page of a match shows all with %s, and the focus stays on the page', async (_, name) => {
    await open('/tran-dau/1/viet-nam-thai-lan', [played({ home: 4, away: 3 })]);
    expect(screen.getByText('Tỷ số, diễn biến, thống kê và kèo của trận này đang ẩn.')).toBeTruthy();
    expect(screen.queryByText('Tường thuật')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByText('4 – 3', { selector: 'strong' })).toBeTruthy();
    expect(screen.getByText('HT 4–0')).toBeTruthy();
    expect(screen.getAllByText('Cầu thủ 0')).toHaveLength(2);
    expect(screen.getByRole('list', { name: 'Tường thuật' }).textContent).toContain('Cầu thủ 0 mở tỷ số cho Việt Nam');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('a line of a team shows its score by a button of its own', async () => {
    await open('/doi-bong/101/viet-nam', [played({ home: 4, away: 3 })]);
    const row = within(screen.getByRole('row', { name: /Thái Lan/ }));
    expect(row.getByRole('cell', { name: 'Tỷ số đang ẩn' })).toBeTruthy();
    await userEvent.click(row.getByRole('button', { name: 'Hiện tỷ số: Việt Nam – Thái Lan' }));
    expect(row.getByRole('cell', { name: 'Tỷ số 4 – 3' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(row.getByRole('button', { name: /^Xem chi tiết/ })));
  });

  it.each(['/doi-bong/101/viet-nam', '/giai-dau/1/ngoai-hang-anh'])(
    'the table of %s waits for its own button',
    async (at) => {
      const { container } = await open(at, [played({ home: 1, away: 0 })]);
      const button = await screen.findByRole('button', { name: 'Hiện bảng xếp hạng' });
      expect(container.textContent).not.toContain('77');
      await userEvent.click(button);
      expect(await screen.findByRole('table', { name: /^Bảng xếp hạng/ })).toBeTruthy();
      expect(document.activeElement).not.toBe(document.body);
    },
  );

  it('the frame of tables is not there before its button', async () => {
    const { container } = await open('/bang-xep-hang', []);
    expect(container.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Hiện bảng xếp hạng' }));
    expect(screen.getByTitle('Bảng xếp hạng')).toBeTruthy();
  });
});

it('a match that is cancelled after a goal marks it in no line-up until that is asked for (M23)', async () => {
  const by = anIncident({ player_name: 'Cầu thủ 9', time: 23 });
  const match = played({ home: 1, away: 0 }, { status_id: MatchStatus.Cancelled, incidents: [by] });
  await open('/tran-dau/1/viet-nam-thai-lan?tab=doi-hinh', [match]);
  await screen.findByRole('list', { name: 'Đội hình Việt Nam' });
  expect(screen.queryByText(/bàn thắng phút 23/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Hiện tỷ số: Việt Nam – Thái Lan' }));
  expect(screen.getByText(/bàn thắng phút 23/)).toBeTruthy();
});

describe('the page of prices, for who hides scores (M23)', () => {
  const toCome = aMatchRecord({ id: 9, odds: '0.5!0.95!0.5!0.91;;' });
  const onPage = () => [...document.querySelectorAll('[data-match]')].map((row) => row.getAttribute('data-match'));
  const total = () => screen.getByRole('tab', { name: /^Tất cả/ }).textContent;

  it.each([
    ['of a market that is closed', ''],
    ['of a market that is open', ';;1.02!9.00!19.00'],
  ])('reveals nothing %s: it lists no match that has begun', async (_, odds) => {
    await open('/ty-le-keo-nha-cai', [played({ home: 1, away: 0 }, { odds }), toCome]);
    await waitFor(() => expect(onPage()).toEqual(['9']));
    expect(total()).toContain('1');
  });

  it('has one whose score was asked for, and lists the others again when scores are hidden no longer', async () => {
    window.sessionStorage.setItem('tyso.shown_scores', '[1]');
    const plan = { home: 1, away: 0 };
    const { settings$ } = await open('/ty-le-keo-nha-cai', [played(plan), played(plan, { id: 2 }), toCome]);
    await waitFor(() => expect(onPage().sort()).toEqual(['1', '9']));
    act(() => settings$.next({ ...settings$.value, hide_scores: false }));
    await waitFor(() => expect(onPage().sort()).toEqual(['1', '2', '9']));
  });
});

describe('once scores are to be hidden (M23)', () => {
  const goal = () => anUpdate({ score: [1, SecondHalf, [8, 1, 0, 1], [0], KICK_OFF] });
  const before = [played({ home: 4, away: 3 })];

  it.each(['/?filter=all', '/doi-bong/101/viet-nam', '/tran-dau/1/viet-nam-thai-lan'])(
    'what %s has said of a goal is there to be read no more',
    async (at) => {
      const { pushed$, settings$ } = await open(at, before, { goal_show_toast: false });
      await settled();
      jest.useFakeTimers();
      act(() => pushed$.next(goal()));
      await act(() => jest.advanceTimersByTimeAsync(2_500));
      const said = () =>
        screen
          .getAllByRole('status')
          .map(({ textContent }) => textContent)
          .join();
      expect(said()).toContain('8');
      act(() => settings$.next({ ...settings$.value, hide_scores: true }));
      expect(said()).not.toContain('8');
      jest.useRealTimers();
      await settled();
      expect(said()).not.toContain('8');
    },
  );

  it('the live text of a match goes with its timeline', async () => {
    const { settings$ } = await open('/tran-dau/1/viet-nam-thai-lan', before, {});
    const lists = () => ['Diễn biến', 'Tường thuật'].map((name) => screen.queryByRole('list', { name }) !== null);
    expect(lists()).toEqual([true, true]);
    act(() => settings$.next({ ...settings$.value, hide_scores: true }));
    expect(lists()).toEqual([false, false]);
    await settled();
    expect(lists()).toEqual([false, false]);
  });

  it('a card that is open beside a score closes at once, before the code that hides is there', async () => {
    const { matchMedia } = window;
    const onWideWindow = (media: string) => Object.assign(matchMedia(media), { matches: media.includes('min-width') });
    jest.spyOn(window, 'matchMedia').mockImplementation(onWideWindow);
    const { settings$ } = await open('/?filter=all', before, {});
    const score = await screen.findByRole('button', { name: 'Xem chi tiết: Việt Nam 4 – 3 Thái Lan' });
    act(() => score.focus());
    await screen.findAllByText('Cầu thủ 0');
    act(() => settings$.next({ ...settings$.value, hide_scores: true }));
    expect(screen.queryByText('Cầu thủ 0')).toBeNull();
    await settled();
  });

  it('a table that was shown before is hidden again', async () => {
    const name = 'Hiện bảng xếp hạng';
    const { settings$ } = await open('/bang-xep-hang', []);
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(screen.queryByRole('button', { name })).toBeNull();
    act(() => settings$.next({ ...settings$.value, hide_scores: false }));
    act(() => settings$.next({ ...settings$.value, hide_scores: true }));
    expect(await screen.findByRole('button', { name })).toBeTruthy();
  });
});

it('scores hide and come back at once when the choice changes, as in another tab', async () => {
  const { settings$ } = await open('/?filter=all', [played({ home: 4, away: 3 }, { status_id: FirstHalf })], {});
  act(() => settings$.next({ ...settings$.value, hide_scores: true }));
  await screen.findByRole('button', { name: /^Hiện tỷ số/ });
  expect(screen.queryByText('4')).toBeNull();
  act(() => settings$.next({ ...settings$.value, hide_scores: false }));
  expect(screen.getByRole('button', { name: 'Xem chi tiết: Việt Nam 4 – 3 Thái Lan' })).toBeTruthy();
});
