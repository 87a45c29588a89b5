import type { Shell } from 'shared-kernel/contract/shell';
import { IncidentType } from 'shared-kernel/entities/incident';
import type { Match } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { MatchRange } from 'shared-kernel/protocol/matchRange';
import {
  aCompetition,
  aLiveMatch,
  aLiveRecord,
  anIncident,
  anUpdate,
  aTeam,
  KICK_OFF,
} from 'shared-kernel/testing/builders';
import { createFakeShell } from 'shared-kernel/testing/createFakeShell';
import { createNotices } from './createNotices';
import { createToasts } from './createToasts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Without a board, a page knows no match and no name. */
const NO_BOARD: MatchRange = { matches: [], teams: [], competitions: [], countries: [] };

const TEAMS = [aTeam({ id: 101, name: 'Arsenal' }), aTeam({ id: 102, name: 'Chelsea' })];
const COMPETITIONS = [aCompetition({ id: 1, name: 'Ngoại hạng Anh' })];

const board = (...matches: Match[]): MatchRange => ({
  ...NO_BOARD,
  matches,
  teams: TEAMS,
  competitions: COMPETITIONS,
});

const matchAnswer = () => ({ data: [aLiveRecord()], extra_data: { team: TEAMS, competition: COMPETITIONS } });

/** A push in the first half, without names unless given. */
const goalPush = (version: number, home: number, given: Parameters<typeof anUpdate>[0] = {}) =>
  anUpdate({ version, score: [1, MatchStatus.FirstHalf, [home], [0], KICK_OFF], ...given });

const NAMED = { home_team: 'Arsenal', away_team: 'Chelsea' };

type Options = {
  claim?: (key: string) => Promise<boolean>;
  isHidden?: boolean;
  answer?: () => unknown;
  snapshot?: MatchRange;
  /** Matches whose scores the visitor has asked to see. */
  shown?: readonly number[];
};

function aPage({ claim = async () => true, isHidden = false, answer, snapshot, shown: shownIds = [] }: Options = {}) {
  const it = createFakeShell(answer);
  it.store.load(snapshot ?? { ...NO_BOARD, matches: [aLiveMatch({ version: 1 })] });
  const played: unknown[] = [];
  const toasts = createToasts();
  const play = (sound: unknown) => void played.push(sound);
  const shownScores = () => new Set(shownIds);
  const parts = { claim, play, toasts, shownScores, isHidden: () => isHidden };
  const notices = createNotices({ ...it, ...parts });
  const stop = notices.open();
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const push = async (update: ReturnType<typeof anUpdate>) => {
    it.pushed$.next(update);
    await pass(200);
  };
  const shown = () => toasts.stack$.value.shown;
  /** The texts of the toasts, newest first. */
  const said = () =>
    shown().map(({ kind, names, score }) => `${kind} ${names.home} ${score.home}-${score.away} ${names.away}`);
  return { ...it, notices, toasts, played, push, pass, shown, said, stop };
}

it('announces a goal by the sound of its side and a toast', async () => {
  const { push, played, shown } = aPage();
  await push(goalPush(2, 1, NAMED));
  expect(played).toEqual([1]);
  expect(shown()).toMatchObject([{ kind: 'goal', score: { home: 1, away: 0 }, names: { home: 'Arsenal' } }]);
});

it('fills the scorer in, in the same toast, also while another tab is asked', async () => {
  let answer: (isOurs: boolean) => void = () => {};
  const { push, shown, pass } = aPage({
    claim: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  await push(goalPush(2, 1, NAMED));
  await push(goalPush(3, 1, { ...NAMED, incidents: [anIncident({ player_name: 'Saka' })] }));
  answer(true);
  await pass(200);
  expect(shown()).toMatchObject([{ player: 'Saka' }]);
  await push(goalPush(4, 1, { ...NAMED, incidents: [anIncident({ player_name: 'Bukayo Saka' })] }));
  expect(shown()).toMatchObject([{ player: 'Bukayo Saka' }]);
});

it('is silent when another tab announces, and requests no names either', async () => {
  const { push, played, shown, requests } = aPage({ claim: async () => false, answer: matchAnswer });
  await push(goalPush(2, 1));
  expect([played, shown(), requests]).toEqual([[], [], []]);
});

describe('a push that brings no names', () => {
  it('every notice of the match has those of the board: goal, second goal, cancelled goal, red card', async () => {
    const { push, said, shown, requests } = aPage({ snapshot: board(aLiveMatch({ version: 1 })) });
    await push(goalPush(2, 1));
    await push(goalPush(3, 2));
    expect(said()).toEqual(['goal Arsenal 2-0 Chelsea', 'goal Arsenal 1-0 Chelsea']);
    await push(goalPush(4, 1));
    await push(goalPush(5, 1, { score: [1, MatchStatus.FirstHalf, [1, 0, 1], [0], KICK_OFF] }));
    expect(said()).toEqual(['redCard Arsenal 1-0 Chelsea', 'cancelled Arsenal 1-0 Chelsea']);
    expect(shown()[0]?.names.competition).toBe('Ngoại hạng Anh');
    expect(requests).toEqual([]);
  });

  it('those of a match that no board has are asked for, once for all its notices', async () => {
    const { push, said, requests } = aPage({ snapshot: NO_BOARD, answer: matchAnswer });
    await push(goalPush(2, 1, { incidents: [anIncident({ time: 1 })] }));
    await push(goalPush(3, 2));
    await push(goalPush(4, 1));
    expect(said()).toEqual(['cancelled Arsenal 1-0 Chelsea', 'goal Arsenal 2-0 Chelsea']);
    expect(requests).toEqual(['/match?Id=1']);
  });

  it('the toast waits for them a second, says what it can, and is filled in when they come; the sound waits for nothing', async () => {
    let answer: (body: unknown) => void = () => {};
    const { pushed$, pass, said, played, toasts } = aPage({
      answer: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    pushed$.next(goalPush(2, 1));
    await pass(999);
    expect([played, said()]).toEqual([[1], []]);
    await pass(1);
    expect(said()).toEqual(['goal undefined 1-0 undefined']);
    await pass(2_000);
    answer(matchAnswer());
    await pass(0);
    expect(said()).toEqual(['goal Arsenal 1-0 Chelsea']);
    expect(toasts.stack$.value.rest).toEqual([]);
  });

  it('a board that is opened meanwhile names the toast that is there', async () => {
    const { push, pass, said, store } = aPage({ snapshot: NO_BOARD, answer: () => new Promise(() => {}) });
    await push(goalPush(2, 1, { incidents: [anIncident({ time: 1 })] }));
    await pass(1_000);
    expect(said()).toEqual(['goal undefined 1-0 undefined']);
    store.load(board(aLiveMatch({ version: 2, home_scores: [1] })));
    expect(said()).toEqual(['goal Arsenal 1-0 Chelsea']);
  });

  it('has those that an earlier push of the match brought, when nobody else knows them', async () => {
    const { push, said } = aPage({ snapshot: NO_BOARD, answer: () => ({ data: [], extra_data: {} }) });
    await push(goalPush(2, 0, { home_team: 'Arsenal', away_team: ' ' }));
    await push(goalPush(3, 0, { away_team: 'Chelsea' }));
    await push(goalPush(4, 1));
    expect(said()).toEqual(['goal Arsenal 1-0 Chelsea']);
  });

  it('thousands of such goals ask for twenty matches at a time', async () => {
    const { pushed$, pass, requests } = aPage({ snapshot: NO_BOARD, answer: () => new Promise(() => {}) });
    const matches = Array.from({ length: 1_000 }, (_, index) => index + 1);
    for (const match of matches) pushed$.next(goalPush(2, 0, { match_id: match }));
    for (const match of matches) pushed$.next(goalPush(3, 1, { match_id: match }));
    await pass(2_000);
    expect(requests).toHaveLength(20);
  });

  it('is asked nothing for where no toast is wanted', async () => {
    const { push, requests, settings$, played } = aPage({ answer: matchAnswer });
    settings$.next({ ...settings$.value, goal_show_toast: false });
    await push(goalPush(2, 1));
    expect([played, requests]).toEqual([[1], []]);
  });
});

it('keeps the last goal for the title only while the page is hidden', async () => {
  const seen = aPage();
  await seen.push(goalPush(2, 1, NAMED));
  expect(seen.notices.unseenGoal$.value).toBeUndefined();
  const hidden = aPage({ isHidden: true });
  await hidden.push(goalPush(2, 1, NAMED));
  expect(hidden.notices.unseenGoal$.value).toMatchObject({ score: { home: 1 } });
  hidden.notices.seen();
  expect(hidden.notices.unseenGoal$.value).toBeUndefined();
});

it('names that come later come into the title too', async () => {
  const { push, pass, notices, store } = aPage({ isHidden: true, answer: () => new Promise(() => {}) });
  await push(goalPush(2, 1));
  await pass(1_000);
  expect(notices.unseenGoal$.value?.names.home).toBeUndefined();
  store.load(board(aLiveMatch({ version: 2, home_scores: [1] })));
  expect(notices.unseenGoal$.value?.names.home).toBe('Arsenal');
});

it('takes toasts away after eight seconds, but not while something holds them', async () => {
  const { push, shown, toasts, pass } = aPage();
  await push(goalPush(2, 1, NAMED));
  toasts.hold('pointer', true);
  await pass(60_000);
  expect(shown()).toHaveLength(1);
  toasts.hold('pointer', false);
  await pass(7_900);
  expect(shown()).toHaveLength(1);
  await pass(100);
  expect(shown()).toEqual([]);
});

it('renders a burst a few times, not once a goal', async () => {
  const { toasts, pushed$, pass } = aPage();
  let renderings = 0;
  toasts.stack$.subscribe(() => {
    renderings += 1;
  });
  for (let home = 1; home <= 1_000; home += 1) pushed$.next(goalPush(home + 1, home, NAMED));
  await pass(200);
  expect(toasts.stack$.value.restCounts.goal).toBe(998);
  expect(renderings).toBeLessThan(6);
});

it('announces nothing once stopped', async () => {
  const { push, shown, stop } = aPage();
  stop();
  await push(goalPush(2, 1, NAMED));
  expect(shown()).toEqual([]);
});

describe('where hot matches are announced (S16)', () => {
  const open = (is_hot: boolean | undefined) => {
    const page = aPage({ snapshot: is_hot === undefined ? NO_BOARD : board(aLiveMatch({ version: 1, is_hot })) });
    page.settings$.next({ ...page.settings$.value, notification: 'hot' });
    return page;
  };

  it.each([
    ['a hot one is', true, 1],
    ['another is not', false, 0],
    ['one that nobody knows is not, and is not asked for', undefined, 0],
  ])('%s', async (_, isHot, count) => {
    const { push, said, played, requests } = open(isHot);
    await push(goalPush(2, 1, { incidents: [anIncident({ time: 1 })] }));
    expect([said().length, played.length, requests]).toEqual([count, count, []]);
  });

  it('one that nobody knows is, if it is followed', async () => {
    const { push, said, shell } = open(undefined);
    shell.favourites.toggle(1);
    await push(goalPush(2, 1, { ...NAMED, incidents: [anIncident({ time: 1 })] }));
    expect(said()).toEqual(['goal Arsenal 1-0 Chelsea']);
  });
});

describe('with picks on the board', () => {
  const pick = (storage: Shell['storage'], competitions: number[]) => storage.set('competitions', competitions);
  const answer = () => ({ ...matchAnswer(), data: [aLiveRecord({ competition_id: 5 })] });

  it('only picked matches are announced', async () => {
    const { push, said, played, shell } = aPage({ snapshot: board(aLiveMatch({ version: 1, competition_id: 5 })) });
    pick(shell.storage, [6]);
    await push(goalPush(2, 1));
    expect([said(), played]).toEqual([[], []]);
    pick(shell.storage, [6, 5]);
    await push(goalPush(3, 2));
    expect(said()).toEqual(['goal Arsenal 2-0 Chelsea']);
  });

  it('followed ones are announced all the same', async () => {
    const { push, said, shell } = aPage({ snapshot: board(aLiveMatch({ version: 1, competition_id: 5 })) });
    pick(shell.storage, [6]);
    shell.favourites.toggle(1);
    await push(goalPush(2, 1));
    expect(said()).toEqual(['goal Arsenal 1-0 Chelsea']);
  });

  it.each([
    ['is', [5], 1],
    ['is not', [6], 0],
  ])('a match that no page has loaded is asked for, and announced if it %s picked', async (_, competitions, count) => {
    const { push, said, played, requests, shell } = aPage({ snapshot: NO_BOARD, answer });
    pick(shell.storage, competitions);
    await push(goalPush(2, 1, { ...NAMED, incidents: [anIncident({ time: 1 })] }));
    expect([said().length, played.length]).toEqual([count, count]);
    expect(requests).toEqual(['/match?Id=1']);
  });
});

describe('of a visitor who hides scores (M23)', () => {
  const hide = (page: ReturnType<typeof aPage>, hide_scores = true) =>
    page.settings$.next({ ...page.settings$.value, hide_scores });
  const redCard = () =>
    goalPush(2, 0, { ...NAMED, incidents: [anIncident({ type: IncidentType.RedCard, player_name: 'Xhaka' })] });

  it.each([
    ['a goal', () => goalPush(2, 1, NAMED)],
    ['a red card, whose toast has the score', redCard],
  ])('%s is not announced, by toast, sound or title, also of a followed match', async (_, update) => {
    const page = aPage({ isHidden: true });
    hide(page);
    page.favouriteIds$.next(new Set([1]));
    await page.push(update());
    expect([page.said(), page.played, page.notices.unseenGoal$.value]).toEqual([[], [], undefined]);
    // Without the setting it is.
    const other = aPage();
    await other.push(update());
    expect([other.said().length, other.played.length]).toEqual([1, 1]);
  });

  it('a goal of a match whose score was asked for is announced like any other', async () => {
    const page = aPage({ shown: [1] });
    hide(page);
    await page.push(goalPush(2, 1, NAMED));
    expect([page.said(), page.played]).toEqual([['goal Arsenal 1-0 Chelsea'], [1]]);
  });

  it('what has been announced leaves with the choice, in the title too, and nothing of it comes back', async () => {
    const page = aPage({ isHidden: true });
    await page.push(goalPush(2, 1, NAMED));
    expect([page.said().length, page.notices.unseenGoal$.value?.matchId]).toEqual([1, 1]);
    hide(page);
    expect([page.said(), page.notices.unseenGoal$.value]).toEqual([[], undefined]);
    hide(page, false);
    await page.push(goalPush(2, 1, NAMED));
    expect(page.said()).toEqual([]);
    await page.push(goalPush(3, 2, NAMED));
    expect(page.said()).toEqual(['goal Arsenal 2-0 Chelsea']);
  });

  it('what waits for another tab or for names when scores are hidden is never announced', async () => {
    let answer: (isOurs: boolean) => void = () => {};
    const claim = () =>
      new Promise<boolean>((resolve) => {
        answer = resolve;
      });
    const page = aPage({ claim });
    await page.push(goalPush(2, 1, NAMED));
    hide(page);
    answer(true);
    await page.pass(2_000);
    expect([page.said(), page.played]).toEqual([[], []]);

    const nameless = aPage();
    nameless.pushed$.next(goalPush(2, 1));
    await nameless.pass(10);
    hide(nameless);
    await nameless.pass(2_000);
    expect(nameless.said()).toEqual([]);
  });
});
