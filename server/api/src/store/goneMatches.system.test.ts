import type { FeedMatch } from 'feeds/feedRecords';
import { DOUBTED_FOR } from 'feeds/fixtureList';
import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aCompetition, aTeam } from 'shared-kernel/testing/builders';
import { onEachStore, openTestStore } from '../testing/testStore';
import { applyBatch } from './applyBatch';

const NOW = 1_800_000_000;
const DAY = 86_400;
const { Abnormal, Ended, NotStarted } = MatchStatus;

onEachStore((kind) => {
  const store = openTestStore(kind);
  const odds = '0.5!0.9!!0.9;;';
  const fixture = (id: number, given: Partial<FeedMatch> = {}) =>
    aFeedMatch({ id, match_time: NOW, home_team_id: 2 * id, away_team_id: 2 * id + 1, odds, ...given });
  const list = (ids: readonly number[], given: object = {}) => ({
    fixtureLists: [{ competition_id: undefined, from: NOW - DAY, to: NOW + DAY, ids: [...ids], ...given }],
  });
  const lastNumber = async () => (await store().readSnapshot()).last;
  const statuses = async () =>
    new Map((await store().readSnapshot()).matches.map(({ id, status_id }) => [id, status_id]));

  beforeEach(async () => {
    await store().beginRun({ key: 'real' }, 'lasting', NOW);
    const names = [1, 2, 3].flatMap((id) => [aTeam({ id: 2 * id }), aTeam({ id: 2 * id + 1 })]);
    await store().applyBatch({
      competitions: [aCompetition()],
      teams: names,
      matches: [1, 2, 3].map((id) => fixture(id)),
    });
  });
  afterEach(() => store().beginRun({ key: 'other' }, 'lasting', NOW));

  test('what a list lacks is a change that lanes carry, to the status that is drawn nowhere', async () => {
    const before = await lastNumber();
    await store().applyBatch(list([2, 3]), NOW);
    expect(await statuses()).toEqual(
      new Map([
        [1, Abnormal],
        [2, NotStarted],
        [3, NotStarted],
      ]),
    );
    const changes = await store().readChanges(before);
    expect(changes).toMatchObject({ kind: 'changes', matches: [{ id: 1 }], lastForBoards: undefined });
    await store().applyBatch(list([2, 3]), NOW + 60);
    expect(await lastNumber()).toBe(before + 1);
  });

  test('a store that was opened anew knows what is lacked', async () => {
    await applyBatch(store.db(), list([2, 3]), NOW, new Map());
    expect((await statuses()).get(1)).toBe(Abnormal);
  });

  test('what the same batch reports is not lacked, and its new date counts', async () => {
    await store().applyBatch({ ...list([3]), matches: [fixture(1), fixture(2, { match_time: NOW + 40 * DAY })] }, NOW);
    expect([...(await statuses()).values()]).toEqual([NotStarted, NotStarted, NotStarted]);
  });

  test('an empty list takes nothing for six hours, and a match that is reported again is there again', async () => {
    await store().applyBatch(list([]), NOW);
    await store().applyBatch(list([]), NOW + DOUBTED_FOR - 1);
    expect([...(await statuses()).values()]).toEqual([NotStarted, NotStarted, NotStarted]);
    await store().applyBatch(list([]), NOW + DOUBTED_FOR);
    expect([...(await statuses()).values()]).toEqual([Abnormal, Abnormal, Abnormal]);
    await store().applyBatch({ ...list([1]), matches: [fixture(1)] }, NOW + DOUBTED_FOR);
    expect((await statuses()).get(1)).toBe(NotStarted);
  });

  test('a list of one competition says nothing of another, nor of other days', async () => {
    await store().applyBatch(list([9], { competition_id: 77 }), NOW);
    await store().applyBatch(list([9, 8, 7], { from: NOW + 1, to: NOW + DAY }), NOW);
    expect([...(await statuses()).values()]).toEqual([NotStarted, NotStarted, NotStarted]);
  });

  test('a match was made anew also where the other stands outside of the window, unless the batch moves that away', async () => {
    const ended = fixture(1, { status_id: Ended });
    const anew = fixture(4, { home_team_id: 2, away_team_id: 3, match_time: NOW + DAY });
    const past = list([2, 3], { to: NOW + 1 });
    await store().applyBatch({ matches: [ended, anew] }, NOW);
    await store().applyBatch({ ...past, matches: [{ ...anew, match_time: NOW + 9 * DAY }] }, NOW);
    expect((await statuses()).get(1)).toBe(Ended);
    await store().applyBatch({ matches: [anew] }, NOW);
    await store().applyBatch(past, NOW);
    expect((await statuses()).get(1)).toBe(Abnormal);
  });

  test('of a match that ended and was made anew one result is left', async () => {
    const ended = { status_id: Ended, home_scores: [1, 0, 0, 0, 0], away_scores: [0, 0, 0, 0, 0] } as const;
    const result = { ...ended, home_scores: [...ended.home_scores], away_scores: [...ended.away_scores] };
    await store().applyBatch({ matches: [fixture(1, result)] }, NOW);
    await store().applyBatch({ ...list([2, 3]) }, NOW);
    expect((await statuses()).get(1)).toBe(Ended);
    const anew = fixture(4, { ...result, home_team_id: 2, away_team_id: 3, match_time: NOW + 3600 });
    await store().applyBatch({ ...list([2, 3, 4]), matches: [anew] }, NOW);
    expect((await statuses()).get(1)).toBe(Abnormal);
    expect(await store.db().selectFrom('result').select('match_id').execute()).toEqual([{ match_id: 4 }]);
  });
});
