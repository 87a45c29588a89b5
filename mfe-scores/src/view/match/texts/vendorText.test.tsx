import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { HttpError } from 'shared-kernel/http/httpError';
import { aCompetition, aLiveRecord, aMatchRecord, anUpdate, aTeam, KICK_OFF } from 'shared-kernel/testing/builders';
import { openApp, openUndrawnApp } from '../../../testing/openApp';

const PATH = '/tran-dau/1/viet-nam-thai-lan';
const live = aLiveRecord({ id: 1, home_scores: [1] });
const extra_data = {
  competition: [aCompetition()],
  country: [],
  team: [aTeam({ id: 101, name: 'Việt Nam' }), aTeam({ id: 102, name: 'Thái Lan' })],
};

const line = (text: string, given: object = {}) => ({ time: '63', lang: 'en', text, ...given });

/** The page of a match, with what its vendor has written at the time. */
function open(lines: () => unknown, match = live, settings = {}) {
  const asked: string[] = [];
  const page = openApp(
    PATH,
    (at) => {
      asked.push(at);
      if (at === '/match/text') return { data: { match_id: 1, lines: lines() } };
      return at === '/match' ? { data: [match], extra_data } : { data: {} };
    },
    { settings },
  );
  return page.then((opened) => ({ ...opened, texts: () => asked.filter((at) => at === '/match/text').length }));
}

const TITLE = 'Tường thuật của nguồn dữ liệu';
const heading = () => screen.queryByRole('heading', { name: TITLE });
const section = async () => {
  const title = await screen.findByRole('heading', { name: TITLE });
  return title.parentElement ?? title;
};
const texts = (of: HTMLElement) => [...of.querySelectorAll('li p')].map(({ textContent }) => textContent);

it('stands as it was sent, the newest first, in the language in which it was, and says whose it is', async () => {
  await open(() => [line('A corner.', { time: '45+2' }), line('进球！', { lang: 'zh', time: undefined })]);
  const own = await section();
  expect(texts(own)).toEqual(['进球！', 'A corner.']);
  expect([...own.querySelectorAll('li p')].map((one) => one.getAttribute('lang'))).toEqual(['zh', 'en']);
  expect([...own.querySelectorAll('li b')].map(({ textContent }) => textContent)).toEqual(['', 'Phút 45+2']);
  expect(within(own).getByText(/Nguyên văn của nguồn dữ liệu/)).toBeTruthy();
});

it('hostile text is text', async () => {
  const harm = '<img src=x onerror="alert(1)"><script>alert(2)</script>{{- t}} $t(liveText.goal)';
  await open(() => [line(harm)]);
  const own = await section();
  expect(texts(own)).toEqual([harm]);
  expect(own.querySelector('img, script')).toBeNull();
});

it('many lines are folded, and the newest are not', async () => {
  await open(() => Array.from({ length: 40 }, (_, index) => line(`Line ${index}.`)));
  const own = await section();
  expect(texts(own)[0]).toBe('Line 39.');
  expect(own.querySelectorAll(':scope > ol > li')).toHaveLength(15);
  expect(within(own).getByText('Xem thêm 25 dòng')).toBeTruthy();
});

it('grows while the match is live, and comes once more after its end', async () => {
  const lines = [line('Begun.')];
  const { second$, pushed$, texts: asked } = await open(() => lines);
  await section();
  const first = asked();
  lines.push(line('A corner.'));
  act(() => second$.next(second$.value + 9));
  expect(asked()).toBe(first);
  act(() => second$.next(second$.value + 2));
  await screen.findByText('A corner.');
  lines.push(line('That was the whistle.'));
  act(() => pushed$.next(anUpdate({ version: 9, score: [1, MatchStatus.Ended, [1, 1], [0, 0], KICK_OFF] })));
  await screen.findAllByText('Hết');
  // However late: the page may lie behind another one meanwhile.
  act(() => second$.next(second$.value + 3600));
  await screen.findByText('That was the whistle.');
  const whole = asked();
  act(() => second$.next(second$.value + 60));
  expect(asked()).toBe(whole);
});

it('is not asked for before the match', async () => {
  const { texts: asked } = await open(() => [line('Soon.')], aMatchRecord({ id: 1 }));
  expect([asked(), heading()]).toEqual([0, null]);
});

it('the page takes the place of the HTML with its text, not before', async () => {
  let come = (_: unknown) => {};
  const late = new Promise((resolve) => {
    come = resolve;
  });
  const { rendered, container } = openUndrawnApp(PATH, (at) => {
    if (at === '/match/text') return late;
    return at === '/match' ? { data: [live], extra_data } : { data: {} };
  });
  await waitFor(() => expect(container.textContent).toContain('Việt Nam'));
  expect(rendered.count).toBe(0);
  come({ data: { match_id: 1, lines: [line('Begun.')] } });
  await waitFor(() => expect(rendered.count).toBe(1));
  expect(screen.getByText('Begun.')).toBeTruthy();
});

it('is neither asked for nor shown to who hides scores, until they show that of the match (M23)', async () => {
  const { container, texts: asked } = await open(() => [line('Goal! 8600 - 7500.')], live, { hide_scores: true });
  expect([asked(), heading()]).toEqual([0, null]);
  expect(container.textContent).not.toContain('8600');
  await userEvent.click(screen.getByRole('button', { name: 'Hiện tỷ số' }));
  await waitFor(() => expect(heading()).toBeTruthy());
});

it.each<[string, () => unknown]>([
  ['there is none', () => []],
  ['it is something else', () => 'x'],
  [
    'another server does not know it',
    () => {
      throw new HttpError('/match/text', { kind: 'status', status: 404 });
    },
  ],
  [
    'it cannot be had',
    () => {
      throw new Error('down');
    },
  ],
])('where %s, the tab has what it had', async (_, lines) => {
  await open(lines);
  expect(screen.getByText('Chưa có diễn biến.')).toBeTruthy();
  expect(heading()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
