import { BehaviorSubject } from 'rxjs';
import type { Match } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aLiveMatch, anIncident, anUpdate, KICK_OFF } from 'shared-kernel/testing/builders';
import { createFakeShell } from 'shared-kernel/testing/fakeShell';
import { createNameLookup } from './createNameLookup';
import { createNotices } from './createNotices';
import { createToasts } from './createToasts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function aPage({ claim = async () => true, isHidden = false, answer = () => ({}) as unknown } = {}) {
  const it = createFakeShell(answer);
  const snapshot$ = new BehaviorSubject<readonly Match[]>([aLiveMatch({ version: 1 })]);
  const played: unknown[] = [];
  const toasts = createToasts();
  const play = (sound: unknown) => void played.push(sound);
  const notices = createNotices({ shell: it.shell, snapshot$, claim, play, toasts, isHidden: () => isHidden });
  const stops = [notices.open(), createNameLookup(it.shell, toasts).open()];
  const settled = () => jest.advanceTimersByTimeAsync(200);
  const push = async (version: number, home: number, given: Parameters<typeof anUpdate>[0] = {}) => {
    const update = { home_team: 'Arsenal', away_team: 'Chelsea', ...given };
    it.live$.next(anUpdate({ version, score: [1, MatchStatus.FirstHalf, [home], [0], KICK_OFF], ...update }));
    await settled();
  };
  const shown = () => toasts.stack$.value.shown;
  return { ...it, notices, toasts, played, push, shown, settled, stop: () => stops.map((stop) => stop()) };
}

it('tells a goal by the sound of its side and a toast', async () => {
  const { push, played, shown } = aPage();
  await push(2, 1);
  expect(played).toEqual([1]);
  expect(shown()).toMatchObject([{ kind: 'goal', score: { home: 1, away: 0 }, names: { home: 'Arsenal' } }]);
});

it('fills the scorer in, in the same toast, also while another tab is asked', async () => {
  let answer: (isOurs: boolean) => void = () => {};
  const { push, shown, settled } = aPage({
    claim: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  await push(2, 1);
  await push(3, 1, { incidents: [anIncident({ player_name: 'Saka' })] });
  answer(true);
  await settled();
  expect(shown()).toMatchObject([{ player: 'Saka' }]);
  await push(4, 1, { incidents: [anIncident({ player_name: 'Bukayo Saka' })] });
  expect(shown()).toMatchObject([{ player: 'Bukayo Saka' }]);
});

it('is silent when another tab tells', async () => {
  const { push, played, shown } = aPage({ claim: async () => false });
  await push(2, 1);
  expect([played, shown()]).toEqual([[], []]);
});

it('asks for the names that a push does not bring, once, and does without them', async () => {
  const { push, shown, requests } = aPage({
    answer: () => ({
      data: [aLiveMatch()],
      extra_data: {
        team: [
          { id: 101, name: 'Arsenal' },
          { id: 102, name: 'Chelsea' },
        ],
        competition: [],
        country: [],
      },
    }),
  });
  await push(2, 1, { home_team: undefined, away_team: undefined });
  await push(3, 2, { home_team: undefined, away_team: undefined });
  expect(requests).toEqual(['/match?Id=1']);
  expect(shown().at(-1)?.names).toMatchObject({ home: 'Arsenal', away: 'Chelsea' });
});

it('keeps the last goal for the title only while nobody can see the page', async () => {
  const seen = aPage();
  await seen.push(2, 1);
  expect(seen.notices.unseenGoal$.value).toBeUndefined();
  const hidden = aPage({ isHidden: true });
  await hidden.push(2, 1);
  expect(hidden.notices.unseenGoal$.value).toMatchObject({ score: { home: 1 } });
  hidden.notices.seen();
  expect(hidden.notices.unseenGoal$.value).toBeUndefined();
});

it('takes toasts away after five seconds, but not while something holds them', async () => {
  const { push, shown, toasts } = aPage();
  await push(2, 1);
  toasts.hold('pointer', true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(shown()).toHaveLength(1);
  toasts.hold('pointer', false);
  await jest.advanceTimersByTimeAsync(4_900);
  expect(shown()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(100);
  expect(shown()).toEqual([]);
});

it('draws a burst a few times, not once a goal', async () => {
  const { toasts, live$, settled } = aPage();
  let drawings = 0;
  toasts.stack$.subscribe(() => {
    drawings += 1;
  });
  for (let home = 1; home <= 1_000; home += 1) {
    live$.next(anUpdate({ version: home + 1, score: [1, MatchStatus.FirstHalf, [home], [0], KICK_OFF] }));
  }
  await settled();
  expect(toasts.stack$.value.restCount).toBe(997);
  expect(drawings).toBeLessThan(6);
});

it('tells nothing once stopped', async () => {
  const { push, shown, stop } = aPage();
  stop();
  await push(2, 1);
  expect(shown()).toEqual([]);
});
