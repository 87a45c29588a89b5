import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { HttpError } from 'shared-kernel/http/httpError';
import { aCompetition, aLiveRecord, anUpdate, aTeam, KICK_OFF } from 'shared-kernel/testing/builders';
import type { FakeAnswer } from 'shared-kernel/testing/createFakeShell';
import { openApp, openUndrawnApp } from './testing/openApp';
import { figuresIn, HONG_KONG, settingOf } from './testing/pricedBoard';

const ODDS = '0.5!0.98!!0.95;2.5!1.25!2.5!0.60;2.10!3.30!3.40';
const HALF = { odds: '!0.90!0-0.5!1.00;1!0.88!1!0.98;2.60!2.10!4.20' };
const CORNERS = { odds: '1.5!0.85!!1.01;;1.80!8.00!2.20', suspended_odds: ';9.5!0.91!9.5!0.95;' };

const match = aLiveRecord({ odds: ODDS });
const extra_data = {
  competition: [aCompetition()],
  country: [],
  team: [aTeam({ id: 101, name: 'Arsenal' }), aTeam({ id: 102, name: 'Chelsea' })],
};

type Options = { shown?: typeof match; group?: (name: unknown) => unknown; markets?: () => unknown; hide?: boolean };

const listed = (name: unknown) => ({ data: [{ match_id: 1, ...(name === 'half' ? HALF : CORNERS) }] });
const bothGroups = () => ({ data: { match_id: 1, half: HALF, corners: CORNERS } });

const server =
  ({ shown = match, group = listed, markets = bothGroups }: Options): FakeAnswer =>
  (asked, query) => {
    if (asked === '/AppSetting') return settingOf(HONG_KONG);
    if (asked === '/match/markets') return markets();
    if (asked === '/match/markets/open') return group(query.Group);
    if (asked === '/match/range' || asked === '/match') return { data: [shown], extra_data };
    return { data: [] };
  };

const open = (path: string, given: Options = {}) =>
  openApp(path, server(given), { settings: { hide_scores: given.hide ?? false } });

const openUndrawn = (path: string, given: Options) => openUndrawnApp(path, server(given));

const cell = (page: Element, column: string) => page.querySelector(`[data-match] [data-column=${column}]`);
const locksIn = (page: Element) =>
  [...page.querySelectorAll('[data-match] [data-locked]')].map((one) => one.getAttribute('data-column'));

describe('a suspended market on the board', () => {
  it('keeps its last prices behind a lock, without an arrow', async () => {
    const { container, pushed$ } = await open('/');
    act(() => pushed$.next(anUpdate({ odds: ODDS.replace('0.98', '0.99') })));
    await waitFor(() => expect(container.querySelector('[data-move=rose]')).toBeTruthy());
    act(() => pushed$.next(anUpdate({ version: 3, odds: '', suspended_odds: ODDS })));
    await waitFor(() => expect(locksIn(container)).toEqual(['handicap', 'overUnder', 'win']));
    expect(figuresIn(container)).toEqual(['0.98', '0.95', '1.25', '0.60', '2.10', '3.30', '3.40']);
    expect(within(cell(container, 'handicap') as HTMLElement).getByRole('img', { name: 'Tạm khoá' })).toBeTruthy();
    expect(container.querySelectorAll('[data-locked] [data-move]')).toHaveLength(0);
  });

  it('comes back with other prices, which have not moved', async () => {
    const { container, pushed$ } = await open('/', { shown: aLiveRecord({ odds: '', suspended_odds: ODDS }) });
    expect(locksIn(container)).toHaveLength(3);
    act(() => pushed$.next(anUpdate({ odds: ODDS.replace('0.98', '1.05'), suspended_odds: '' })));
    await waitFor(() => expect(figuresIn(container)[0]).toBe('1.05'));
    expect([...container.querySelectorAll('[data-locked], [data-move]')]).toEqual([]);
  });

  it('is one alone, while the others stay open; what is open counts', async () => {
    const { container } = await open('/', {
      shown: aLiveRecord({ odds: '0.5!0.98!!0.95;;', suspended_odds: '0.5!0.10!!0.10;;2.10!3.30!3.40' }),
    });
    expect(locksIn(container)).toEqual(['win']);
    expect(cell(container, 'handicap')?.textContent).toBe('0.50.980.95');
    expect(cell(container, 'overUnder')?.getAttribute('aria-label')).toBe('Chưa có kèo');
  });

  it('is printed in the form of the visitor, and as a dash where it is spoiled (M12, M22)', async () => {
    const { container, settings$ } = await open('/', {
      shown: aLiveRecord({ odds: '', suspended_odds: '0.5!1.25!!0;closed;2.10!3.30!3.40' }),
    });
    act(() => settings$.next({ ...settings$.value, price_format: 'malay' }));
    await waitFor(() => expect(figuresIn(container).slice(0, 2)).toEqual(['−0.80', '–']));
    expect(locksIn(container)).toEqual(['handicap', 'win']);
  });
});

describe('the odds page', () => {
  const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('shows the match, its first half or its corners, as the visitor chooses and the address says', async () => {
    const { container, address } = await open('/ty-le-keo-nha-cai');
    expect(figuresIn(container)[0]).toBe('0.98');
    await choose('Hiệp 1');
    await waitFor(() => expect(figuresIn(container)).toEqual(['0.90', '1.00', '0.88', '0.98', '2.60', '2.10', '4.20']));
    expect(address()).toBe('/ty-le-keo-nha-cai?keo=hiep-1');
    expect(screen.getByRole('button', { name: 'Hiệp 1', pressed: true })).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Tỷ lệ kèo bóng đá: Hiệp 1' })).toBeTruthy();
    await choose('Phạt góc');
    await waitFor(() => expect(locksIn(container)).toEqual(['overUnder']));
    expect(cell(container, 'overUnder')?.textContent).toContain('9.50.919.50.95');
    await choose('Cả trận');
    await waitFor(() => expect(figuresIn(container)[0]).toBe('0.98'));
    expect(address()).toBe('/ty-le-keo-nha-cai');
  });

  it('never shows the prices of the match in the place of others', async () => {
    let answer: (raw: unknown) => void = () => {};
    const { container } = await open('/ty-le-keo-nha-cai', {
      group: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await choose('Phạt góc');
    expect(figuresIn(container)).toEqual([]);
    await waitFor(() => expect(answer.length).toBe(1));
    await act(async () => answer(listed('corners')));
    await waitFor(() => expect(figuresIn(container)[0]).toBe('0.85'));
  });

  it('takes the place of HTML that has prices of the address only with prices', async () => {
    let answer: (raw: unknown) => void = () => {};
    const late = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const { container, rendered } = openUndrawn('/ty-le-keo-nha-cai?keo=phat-goc', { group: late });
    await waitFor(() => expect(cell(container, 'win')?.textContent).toBe('–'));
    await waitFor(() => expect(answer.length).toBe(1));
    expect(rendered.count).toBe(0);
    await act(async () => answer(listed('corners')));
    await waitFor(() => expect(rendered.count).toBeGreaterThan(0));
    expect(figuresIn(container)[0]).toBe('0.85');
  });

  it('takes the place of HTML also where its prices cannot be had', async () => {
    const { container, rendered } = openUndrawn('/ty-le-keo-nha-cai?keo=phat-goc', {
      group() {
        throw new Error('no network');
      },
    });
    await waitFor(() => expect(rendered.count).toBeGreaterThan(0));
    expect(cell(container, 'win')?.textContent).toBe('–');
  });

  it('asks again every ten seconds while such prices are shown, and no longer', async () => {
    let price = 0.9;
    const { container, second$, requests } = await open('/ty-le-keo-nha-cai?keo=hiep-1', {
      group: () => ({ data: [{ match_id: 1, odds: `0.5!${price}!!1.00;;` }] }),
    });
    await waitFor(() => expect(figuresIn(container)[0]).toBe('0.9'));
    price = 0.75;
    await act(async () => second$.next(KICK_OFF + 9));
    expect(figuresIn(container)[0]).toBe('0.9');
    await act(async () => second$.next(KICK_OFF + 10));
    await waitFor(() => expect(figuresIn(container)[0]).toBe('0.75'));
    await choose('Cả trận');
    const asked = () => requests.filter((one) => one.startsWith('/match/markets/open')).length;
    const before = asked();
    await act(async () => second$.next(KICK_OFF + 60));
    expect(asked()).toBe(before);
  });

  it.each([
    [
      'a server that does not know the path',
      () => {
        throw new HttpError('/match/markets/open', { kind: 'status', status: 404 });
      },
    ],
    ['a list that is none', () => ({ data: 7 })],
    ['prices that are none', () => ({ data: [{ match_id: 1, odds: '0.5!0!!soon;;-1!-1!-1', suspended_odds: 5 }] })],
  ])('has dashes where there is %s', async (_, group) => {
    const { container } = await open('/ty-le-keo-nha-cai?keo=hiep-1', { group });
    await waitFor(() => expect(cell(container, 'handicap')?.textContent).toBe('–'));
    expect(figuresIn(container)).toEqual([]);
  });
});

describe('the detail of a match', () => {
  const group = (name: string) => screen.findByRole('group', { name });

  it('has the markets of the first half and of corners, each with what is suspended', async () => {
    await open('/?match=1');
    expect((await group('Kèo hiệp 1')).textContent).toContain('Kèo chấp: Arsenal 0.90, Chelsea 0/0.5 1.00');
    const corners = await group('Kèo phạt góc');
    expect(corners.textContent).toContain('Tài xỉu: Tài 9.5 0.91, Xỉu 9.5 0.95');
    expect(within(corners).getAllByRole('img', { name: 'Tạm khoá' })).toHaveLength(1);
  });

  it.each([
    ['there are none', match, () => ({ data: null })],
    [
      'they cannot be had',
      match,
      () => {
        throw new Error('no network');
      },
    ],
    ['the match is over', aLiveRecord({ status_id: MatchStatus.Ended, odds: ODDS }), bothGroups],
  ])('has those of the match alone where %s', async (_, shown, markets) => {
    await open('/?match=1', { shown, markets });
    expect(await group('Tỷ lệ kèo')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Kèo hiệp 1' })).toBeNull();
  });

  it('shows none of them while the score of the match is hidden (M23)', async () => {
    const { requests } = await open('/tran-dau/1?tab=keo', { hide: true });
    await screen.findByRole('button', { name: 'Hiện tỷ số' });
    expect(screen.queryByRole('group', { name: 'Kèo hiệp 1' })).toBeNull();
    expect(requests.some((one) => one.startsWith('/match/markets'))).toBe(false);
  });

  it('has them on the page of the match as well', async () => {
    await open('/tran-dau/1?tab=keo');
    expect(await group('Kèo hiệp 1')).toBeTruthy();
    expect(await group('Kèo phạt góc')).toBeTruthy();
  });
});
